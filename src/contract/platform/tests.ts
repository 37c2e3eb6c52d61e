import * as z from 'zod'
import { customField } from '../operations/resources.ts'
import { identifier, instant } from '../operations/shapes.ts'
import { deliveryChannels, fieldEntities, fieldTypes } from '../operations/vocabulary.ts'
import { auditExample, auditRow, auditVerdict } from './cases.ts'
import { ledgerBody, ledgerTransaction } from './ledger-bodies.ts'
import { own, ownId } from './own-route.ts'
import { creditChange, workspace, workspaceExample } from './workspace.ts'

/** Teamspace of a fresh embedded platform, used when a test call names none. */
export const demoTeamspace = 'demo-teamspace'
const inTeamspace = { teamspace_id: ownId.default(demoTeamspace) }
const options = z.array(z.string().min(1).max(500)).max(500)
const objects = z.array(z.record(z.string(), z.unknown())).max(500).optional()

const clock = z.union([
  z.object({ now: instant.nullable() }),
  z.object({ advance_seconds: z.number().min(0).max(4e9) }),
])
const now = z.object({ now: z.string() })
const nowExample = { now: '2026-11-20T09:00:00.000Z' }
const workspaceParams = z.object({ teamspace_id: z.string().min(1).max(128) })

/** Maximum size of a ledger body, in bytes: enough for about 100,000 rows. */
const ledgerBytes = 64 * 1024 * 1024

/**
 * Calls that only tests and demonstrations need: a ledger, a clock, tokens, and reads of data that is
 * otherwise inaccessible.
 */
export const testRows = {
  fillLedger: own('fillLedger', {
    area: 'tests',
    summary: 'Fill the ledger with participants, accounts and payments',
    description:
      'An account that is known already stays as it is, and so does a payment that is the same; one with its id and other values is refused.',
    body: ledgerBody,
    maxBytes: ledgerBytes,
    status: 201,
    answer: z.object({
      participants: z.number().int(),
      accounts: z.number().int(),
      transactions: z.number().int(),
    }),
    problems: [
      'insufficient-available-balance',
      'transaction-conflict',
      'institution-not-found',
      'account-not-found',
    ],
    example: {
      body: {
        participants: [{ institution_code: 'UNTY', institution_name: 'Unity Bank' }],
        accounts: [
          { account_hash: 'hm1:3f1c0d5a9be2', institution_code: 'UNTY', opening_balance: 30000 },
          { account_hash: 'hm1:a81d77c6e0f4', institution_code: 'UNTY', opening_balance: 0 },
        ],
        transactions: [
          {
            transaction_id: 'TX-1001',
            booked_at: '2026-11-20T08:40:00Z',
            sender_account_hash: 'hm1:3f1c0d5a9be2',
            receiver_account_hash: 'hm1:a81d77c6e0f4',
            amount: 25000,
          },
        ],
      },
      answer: { participants: 1, accounts: 2, transactions: 1 },
    },
  }),
  bookTransaction: own('bookTransaction', {
    area: 'tests',
    summary: 'Book one payment; without a receiver the money leaves the ledger',
    body: ledgerTransaction
      .partial({ transaction_id: true, booked_at: true })
      .extend({ receiver_account_hash: ledgerTransaction.shape.receiver_account_hash.default(null) }),
    status: 201,
    answer: z.object({ transaction_id: z.string() }),
    problems: ['insufficient-available-balance', 'transaction-conflict'],
    example: {
      body: { sender_account_hash: 'hm1:a81d77c6e0f4', amount: 500, withdrawal_method: 'atm_cash' },
      answer: { transaction_id: 'LTX-1' },
    },
  }),
  getClock: own('getClock', {
    area: 'tests',
    summary: 'Read the platform’s clock',
    answer: now,
    example: { answer: nowExample },
  }),
  setClock: own('setClock', {
    area: 'tests',
    summary: 'Set the platform’s clock, and wait for what is due by then; null gives it back to the machine',
    body: clock,
    answer: now,
    example: { body: { now: '2026-11-20T09:00:00Z' }, answer: nowExample },
  }),
  advanceClock: own('advanceClock', {
    area: 'tests',
    summary: 'Put the platform’s clock forward, and wait for what is due by then',
    body: clock,
    answer: now,
    example: { body: { advance_seconds: 3600 }, answer: nowExample },
  }),
  readAudit: own('readAudit', {
    area: 'tests',
    summary: 'Read the newest 1000 rows of the audit trail',
    query: z.object({ case_id: z.string().max(128).optional() }),
    answer: z.object({ rows: z.array(auditRow) }),
    example: {
      answer: {
        rows: [
          {
            ...auditExample,
            actor: 'recovery_engine:key-1',
            request_id: null,
            before_digest: null,
            after_digest: null,
            prev_hash: '9a01'.repeat(16),
          },
        ],
      },
    },
  }),
  verifyAudit: own('verifyAudit', {
    area: 'tests',
    summary: 'Compute the whole chain of the audit trail again',
    answer: auditVerdict,
    example: { answer: { ok: true, rows: 7, broken_at: null } },
  }),
  readOutbox: own('readOutbox', {
    area: 'tests',
    summary: 'Read the newest 100 messages that no service could take, with their addresses',
    answer: z.object({
      messages: z.array(
        z.object({
          channel: z.enum(deliveryChannels),
          at: z.string(),
          id: z.string(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          language: z.string(),
        }),
      ),
    }),
    example: {
      answer: {
        messages: [
          {
            channel: 'sms',
            at: '2026-11-20T09:13:00.000Z',
            id: 'DLV-1',
            to: '+639170000000',
            subject: 'Money is held',
            text: 'A bank is holding some of the money.',
            language: 'en',
          },
        ],
      },
    },
  }),
  issueToken: own('issueToken', {
    area: 'tests',
    summary: 'Issue an authorization token for freezes or releases',
    body: z.object({
      scope: z.enum(['freeze', 'release']),
      token: z.string().min(8).max(512).optional(),
      case_id: identifier.nullish(),
      expires_at: instant.nullish(),
      max_uses: z.number().int().min(1).nullish(),
      issued_by: z.string().max(128).optional(),
    }),
    status: 201,
    answer: z.object({ token_id: z.string(), token: z.string() }),
    example: {
      body: { scope: 'freeze', case_id: 'CASE-1', max_uses: 1 },
      answer: { token_id: 'TOK-1', token: 'q3VnX0c1…' },
    },
  }),
  getWorkspace: own('getWorkspace', {
    refusals: ['not-found'],
    area: 'tests',
    summary: 'Read the voice credits behind a teamspace',
    params: workspaceParams,
    answer: workspace,
    example: { answer: workspaceExample },
  }),
  changeWorkspace: own('changeWorkspace', {
    refusals: ['validation-error'],
    area: 'tests',
    summary: 'Set the voice credits behind a teamspace; an unknown one gets a workspace of its own',
    params: workspaceParams,
    body: creditChange.extend({
      credits: z.int().min(0).max(1_000_000).optional(),
      unlimited: z.boolean().optional(),
      purchase: z.int().optional(),
    }),
    answer: workspace,
    example: { body: { credits: 5 }, answer: { ...workspaceExample, credits: 5, low_balance: true } },
  }),
  makeFields: own('makeFields', {
    area: 'tests',
    summary: 'Make custom fields of any entity; those that are there stay',
    body: z.object({
      ...inTeamspace,
      fields: z
        .array(
          z.object({
            id: ownId.optional(),
            entity: z.enum(fieldEntities),
            type: z.enum(fieldTypes),
            name: z.string().min(1).max(200),
            description: z.string().max(2000).optional(),
            select_options: options.optional(),
            single_select_options: options.optional(),
            default_value: z.string().max(10_000).optional(),
          }),
        )
        .min(1)
        .max(500),
    }),
    status: 201,
    answer: z.object({ custom_fields: z.array(customField) }),
    example: {
      body: { fields: [{ id: 'field-2', entity: 'ticket', type: 'text', name: 'Reference' }] },
      answer: {
        custom_fields: [
          {
            id: 'field-2',
            entity: 'ticket',
            type: 'text',
            name: 'Reference',
            description: null,
            select_options: null,
            single_select_options: null,
            default_value: null,
          },
        ],
      },
    },
  }),
  makeTicket: own('makeTicket', {
    area: 'tests',
    summary: 'Make a ticket; one that is there stays',
    body: z.object({ ...inTeamspace, id: ownId }),
    status: 201,
    answer: z.object({ teamspace_id: z.string(), id: z.string() }),
    example: { body: { id: 'ticket-1' }, answer: { teamspace_id: demoTeamspace, id: 'ticket-1' } },
  }),
  getTicket: own('getTicket', {
    area: 'tests',
    summary: 'Read what was set on a ticket',
    params: z.object({ ticket_id: z.string().min(1).max(128) }),
    query: z.object(inTeamspace),
    answer: z.object({ custom_fields: z.array(z.object({ id: z.string(), value: z.unknown() })) }),
    example: { answer: { custom_fields: [{ id: 'field-2', value: 'CASE-1' }] } },
  }),
  makeTags: own('makeTags', {
    area: 'tests',
    summary: 'Make tags or tag groups; those that are there stay',
    body: z.object({
      ...inTeamspace,
      kind: z.enum(['tag', 'tag_group']).default('tag'),
      tags: z
        .array(z.object({ id: ownId.optional(), name: z.string().min(1).max(200) }))
        .min(1)
        .max(500),
    }),
    status: 201,
    answer: z.object({ tags: z.array(z.object({ id: z.string(), name: z.string() })) }),
    example: {
      body: { tags: [{ id: 'tag-1', name: 'victim' }] },
      answer: { tags: [{ id: 'tag-1', name: 'victim' }] },
    },
  }),
  setPersonLists: own('setPersonLists', {
    area: 'tests',
    summary: 'Set a person’s notes, profiles and bans',
    params: z.object({ provided_unique_id: z.string().min(1).max(128) }),
    body: z.object({ ...inTeamspace, notes: objects, gateway_profiles: objects, customer_bans: objects }),
    answer: z.object({ success: z.literal(true) }),
    problems: ['not-found'],
    example: { body: { notes: [{ text: 'Calls back in the morning.' }] }, answer: { success: true } },
  }),
} as const
