import * as z from 'zod'
import { participantStatuses } from '../operations/answer-words.ts'
import { customField, customFieldExample } from '../operations/resources.ts'
import { answered, hash, identifier, instant, text } from '../operations/shapes.ts'
import { fieldTypes, participantApis } from '../operations/vocabulary.ts'
import { limits } from '../primitives/limits.ts'
import { own, ownId, participantCode } from './own-route.ts'
import { creditChange, creditRules, workspace, workspaceExample } from './workspace.ts'

const teamspaceBody = z.strictObject({
  teamspace_id: z.string().regex(/^[\w-]{3,64}$/, 'must be 3 to 64 letters, digits, - or _'),
})
const teamspaceSecret = z.object({ teamspace_id: z.string(), takeover_secret: z.string() })
const secretExample = {
  body: { teamspace_id: 'anti-scam' },
  answer: { teamspace_id: 'anti-scam', takeover_secret: 'told-this-once' },
}

const fieldWords = {
  name: z.string().trim().min(1).max(200),
  description: z.string().max(2000).nullable(),
  options: z.array(z.string().trim().min(1).max(500)).max(500),
  default_value: z.string().max(10_000).nullable(),
}
const fieldExample = {
  name: 'Channel',
  description: null,
  options: ['branch', 'telephone'],
  default_value: null,
}
const fieldAnswer = { ...customFieldExample, entity: 'conversation' }

const ofTeamspace = z.object({ teamspace_id: z.string().max(128) })
const tagKind = z.enum(['tag', 'tag_group'])
const tagName = z.string().trim().min(1).max(200)
const tag = z.object({ id: z.string(), name: z.string() })
const countedTag = z.object({ ...tag.shape, people: z.number().int() })

const ticket = z.object({
  id: z.string(),
  values: z.array(z.object({ id: z.string(), value: z.unknown() })),
})

const person = { teamspace_id: identifier, provided_unique_id: identifier }
const note = z.looseObject({ id: z.string(), text: z.string(), at: z.string() })
const ban = z.looseObject({
  id: z.string(),
  reason: z.string(),
  banned_at: z.string(),
  until: z.string().nullable(),
})
const bans = z.object({ id: z.string(), customer_bans: z.array(ban) })
const personExample = { teamspace_id: 'demo', provided_unique_id: 'crm-4711' }
const banExample = { id: 'BAN-1', reason: 'Threats', banned_at: '2026-11-20T09:00:00.000Z', until: null }

const code = { institution_code: participantCode }
const certificate = z.object({
  serial: z.string(),
  fingerprint: z.string(),
  public_key_digest: z.string(),
  issued_at: z.string(),
  expires_at: z.string(),
  revoked_at: z.string().nullable(),
})
const orderAnswers = z.enum(['itself', 'simulated'])
const participant = z
  .object({
    institution_code: z.string(),
    institution_name: z.string(),
    contact_email: z.string().nullable(),
    status: answered(participantStatuses),
    is_registered: z.boolean(),
    answers: orderAnswers,
    apis_enabled: z.array(answered(participantApis)),
    data_retention_days: z.number().int(),
    client_id: z.string().nullable(),
    registered_at: z.string(),
    certificates: z.array(certificate),
  })
  .meta({ id: 'OwnParticipant' })
const participantExample = {
  institution_code: 'UNTY',
  institution_name: 'Unity Bank',
  contact_email: 'payments@unity.example',
  status: 'active',
  is_registered: true,
  answers: 'itself',
  apis_enabled: ['recovery', 'ips'],
  data_retention_days: 365,
  client_id: 'cli-1',
  registered_at: '2026-11-20T09:00:00Z',
  certificates: [
    {
      serial: '5F2C9A01',
      fingerprint: '5f2c'.repeat(16),
      public_key_digest: '9a01'.repeat(16),
      issued_at: '2026-11-20T09:00:00Z',
      expires_at: '2027-11-20T09:00:00Z',
      revoked_at: null,
    },
  ],
}
const changing = ['institution-not-found', 'invalid-state'] as const

/** Settings calls for what the interface leaves to settings pages. */
export const settingRows = {
  listTeamspaces: own('listTeamspaces', {
    area: 'settings',
    summary: 'List the teamspaces',
    always: true,
    answer: z.object({
      teamspaces: z.array(z.object({ teamspace_id: z.string(), secret_made_at: z.string().nullable() })),
    }),
    example: { answer: { teamspaces: [{ teamspace_id: 'demo', secret_made_at: null }] } },
  }),
  addTeamspace: own('addTeamspace', {
    refusals: ['conflict'],
    area: 'settings',
    summary: 'Add a teamspace; its takeover secret is in this answer alone',
    always: true,
    body: teamspaceBody,
    answer: teamspaceSecret,
    example: secretExample,
  }),
  renewTakeoverSecret: own('renewTakeoverSecret', {
    refusals: ['not-found'],
    area: 'settings',
    summary: 'Make a new takeover secret; the one before ends',
    always: true,
    body: teamspaceBody,
    answer: teamspaceSecret,
    example: secretExample,
  }),
  getCredits: own('getCredits', {
    area: 'settings',
    summary: 'Read the voice credits, and what was bought',
    always: true,
    answer: z.object({
      ...workspace.shape,
      movements: z.array(
        z.object({
          kind: z.string(),
          amount: z.number().int(),
          price_minor: z.number().int().nullable(),
          at: z.string(),
          actor: z.string().nullable(),
        }),
      ),
    }),
    example: {
      answer: {
        ...workspaceExample,
        movements: [
          {
            kind: 'purchase',
            amount: 500,
            price_minor: 500 * creditRules.priceMinor,
            at: '2026-11-20T09:00:00.000Z',
            actor: 'admin',
          },
        ],
      },
    },
  }),
  changeCredits: own('changeCredits', {
    area: 'settings',
    summary: 'Set when credits are bought by themselves, and who gets the alerts',
    always: true,
    body: creditChange,
    answer: workspace,
    example: { body: { auto_top_up: { below: 10 } }, answer: workspaceExample },
  }),
  buyCredits: own('buyCredits', {
    refusals: ['validation-error'],
    area: 'settings',
    summary: 'Buy voice credits',
    always: true,
    body: z.strictObject({ credits: z.int(), purchase_id: z.string().regex(/^[\w:-]{8,128}$/) }),
    answer: workspace,
    example: {
      body: { credits: 500, purchase_id: 'order-2026-11-20' },
      answer: { ...workspaceExample, credits: creditRules.start + 500 },
    },
  }),
  addField: own('addField', {
    refusals: ['validation-error'],
    area: 'settings',
    summary: 'Add a custom field of conversations',
    always: true,
    body: z.strictObject({ teamspace_id: ownId, type: z.enum(fieldTypes), ...fieldWords }),
    answer: customField,
    example: { body: { teamspace_id: 'demo', type: 'single_select', ...fieldExample }, answer: fieldAnswer },
  }),
  changeField: own('changeField', {
    refusals: ['validation-error'],
    area: 'settings',
    summary: 'Change a custom field; its type stays',
    always: true,
    body: z.strictObject({ teamspace_id: ownId, id: ownId, ...fieldWords }),
    answer: customField,
    problems: ['not-found'],
    example: { body: { teamspace_id: 'demo', id: 'field-1', ...fieldExample }, answer: fieldAnswer },
  }),
  listTags: own('listTags', {
    area: 'settings',
    summary: 'List the tags and tag groups of a teamspace',
    always: true,
    query: ofTeamspace,
    answer: z.object({ tags: z.array(countedTag), tag_groups: z.array(countedTag) }),
    example: { answer: { tags: [{ id: 'tag-1', name: 'victim', people: 3 }], tag_groups: [] } },
  }),
  addTag: own('addTag', {
    refusals: ['conflict'],
    area: 'settings',
    summary: 'Add a tag or a tag group',
    always: true,
    body: z.strictObject({ teamspace_id: ownId, kind: tagKind, name: tagName }),
    answer: tag,
    example: {
      body: { teamspace_id: 'demo', kind: 'tag', name: 'victim' },
      answer: { id: 'tag-1', name: 'victim' },
    },
  }),
  changeTag: own('changeTag', {
    refusals: ['conflict'],
    area: 'settings',
    summary: 'Rename a tag or a tag group',
    always: true,
    body: z.strictObject({ teamspace_id: ownId, kind: tagKind, id: ownId, name: tagName }),
    answer: tag,
    problems: ['not-found'],
    example: {
      body: { teamspace_id: 'demo', kind: 'tag', id: 'tag-1', name: 'victims' },
      answer: { id: 'tag-1', name: 'victims' },
    },
  }),
  deleteTag: own('deleteTag', {
    area: 'settings',
    summary: 'Delete a tag or a tag group, and take it from everybody',
    always: true,
    body: z.strictObject({ teamspace_id: ownId, kind: tagKind, id: ownId }),
    answer: z.object({ success: z.literal(true) }),
    problems: ['not-found'],
    example: { body: { teamspace_id: 'demo', kind: 'tag', id: 'tag-1' }, answer: { success: true } },
  }),
  listTickets: own('listTickets', {
    area: 'settings',
    summary: 'List the tickets of a teamspace with the values of their fields, at most 500',
    always: true,
    query: ofTeamspace,
    answer: z.object({ tickets: z.array(ticket) }),
    example: { answer: { tickets: [{ id: 'ticket-1', values: [{ id: 'field-1', value: 'branch' }] }] } },
  }),
  addTicket: own('addTicket', {
    refusals: ['conflict'],
    area: 'settings',
    summary: 'Add a ticket',
    always: true,
    body: z.strictObject({
      teamspace_id: ownId,
      id: z.string().regex(/^[\w.:-]{1,128}$/, 'must be letters, digits, - _ . or :'),
    }),
    answer: ticket,
    example: { body: { teamspace_id: 'demo', id: 'ticket-1' }, answer: { id: 'ticket-1', values: [] } },
  }),
  notePerson: own('notePerson', {
    refusals: ['not-found'],
    area: 'settings',
    summary: 'Write a note about a person',
    always: true,
    body: z.strictObject({ ...person, text: text(4000) }),
    answer: z.object({ id: z.string(), notes: z.array(note) }),
    example: {
      body: { ...personExample, text: 'Calls back in the morning.' },
      answer: {
        id: 'PER-1',
        notes: [{ id: 'NOTE-1', text: 'Calls back in the morning.', at: '2026-11-20T09:00:00.000Z' }],
      },
    },
  }),
  banPerson: own('banPerson', {
    refusals: ['not-found'],
    area: 'settings',
    summary: 'Keep a person out of the queue for people',
    description: 'A report is taken from the person as before, and danger puts the person through.',
    always: true,
    body: z.strictObject({
      ...person,
      reason: text(500),
      until: instant.nullish(),
    }),
    answer: bans,
    example: {
      body: { ...personExample, reason: 'Threats' },
      answer: { id: 'PER-1', customer_bans: [banExample] },
    },
  }),
  unbanPerson: own('unbanPerson', {
    refusals: ['not-found'],
    area: 'settings',
    summary: 'End a person’s bans',
    always: true,
    body: z.strictObject(person),
    answer: bans,
    example: {
      body: personExample,
      answer: { id: 'PER-1', customer_bans: [{ ...banExample, until: '2026-11-21T09:00:00.000Z' }] },
    },
  }),
  listParticipants: own('listParticipants', {
    area: 'settings',
    summary: 'List the institutions that take part, with their certificates',
    always: true,
    answer: z.object({ participants: z.array(participant) }),
    example: { answer: { participants: [participantExample] } },
  }),
  renewCertificate: own('renewCertificate', {
    area: 'settings',
    summary: 'Issue a certificate for a new signing request; those before end in a day',
    always: true,
    body: z.strictObject({
      ...code,
      certificate_signing_request: z.string().min(1).max(limits.signingRequestChars),
    }),
    answer: z.object({ ...participant.shape, client_certificate: z.string() }),
    problems: [...changing, 'csr-invalid', 'participant-exists'],
    example: {
      body: {
        institution_code: 'UNTY',
        certificate_signing_request:
          '-----BEGIN CERTIFICATE REQUEST-----\n…\n-----END CERTIFICATE REQUEST-----\n',
      },
      answer: {
        ...participantExample,
        client_certificate: '-----BEGIN CERTIFICATE-----\n…\n-----END CERTIFICATE-----\n',
      },
    },
  }),
  renewParticipantSecret: own('renewParticipantSecret', {
    area: 'settings',
    summary: 'Make a new API secret, which is in this answer alone; the one before ends',
    always: true,
    body: z.strictObject(code),
    answer: z.object({ institution_code: z.string(), client_id: z.string(), client_secret: z.string() }),
    problems: changing,
    example: {
      body: { institution_code: 'UNTY' },
      answer: { institution_code: 'UNTY', client_id: 'cli-1', client_secret: 'told-this-once' },
    },
  }),
  revokeCertificate: own('revokeCertificate', {
    area: 'settings',
    summary: 'Take a certificate back at once, for good',
    always: true,
    body: z.strictObject({ ...code, serial: z.string().regex(/^[0-9A-F]{1,64}$/) }),
    answer: participant,
    problems: [...changing, 'not-found'],
    example: {
      body: { institution_code: 'UNTY', serial: '5F2C9A01' },
      answer: { ...participantExample, certificates: [] },
    },
  }),
  setOrderAnswers: own('setOrderAnswers', {
    area: 'settings',
    summary: 'Say who answers orders to hold money: the institution, or a simulation',
    always: true,
    body: z.strictObject({ ...code, answers: orderAnswers }),
    answer: participant,
    problems: changing,
    example: { body: { institution_code: 'UNTY', answers: 'itself' }, answer: participantExample },
  }),
  setParticipantStatus: own('setParticipantStatus', {
    area: 'settings',
    summary: 'Suspend an institution, let it in again, or revoke it for good',
    always: true,
    body: z.strictObject({ ...code, status: z.enum(['active', 'suspended', 'revoked']) }),
    answer: participant,
    problems: changing,
    example: {
      body: { institution_code: 'UNTY', status: 'suspended' },
      answer: { ...participantExample, status: 'suspended' },
    },
  }),
  recordLegalOrder: own('recordLegalOrder', {
    area: 'settings',
    summary: 'Record a legal order by which money may be held in a case',
    always: true,
    body: z.strictObject({
      case_id: identifier,
      reference: text(128),
      issued_by: text(128),
      account_hash: hash.nullish(),
      valid_until: instant,
    }),
    answer: z.object({
      case_id: z.string(),
      reference: z.string(),
      issued_by: z.string(),
      account_hash: z.string().nullable(),
      valid_until: z.string(),
      recorded_by: z.string(),
      recorded_at: z.string(),
    }),
    problems: ['case-not-found', 'account-not-found'],
    example: {
      body: {
        case_id: 'CASE-1',
        reference: 'RTC-2026-118',
        issued_by: 'Regional Trial Court',
        valid_until: '2026-12-20T00:00:00Z',
      },
      answer: {
        case_id: 'CASE-1',
        reference: 'RTC-2026-118',
        issued_by: 'Regional Trial Court',
        account_hash: null,
        valid_until: '2026-12-20T00:00:00.000Z',
        recorded_by: 'admin',
        recorded_at: '2026-11-20T09:00:00.000Z',
      },
    },
  }),
} as const
