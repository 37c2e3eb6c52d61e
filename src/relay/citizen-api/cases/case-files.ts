import type { CaseReport } from '../../../assistant/dialog/model/types.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { isObject } from '../../../contract/primitives/json.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import { toMinor } from '../../../contract/primitives/money.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { CaseFileTable } from '../../../storage/tables/desk.ts'
import type { ChatTable } from '../../../storage/tables/tables.ts'
import type { IntakeBody } from '../../gateway/upstream/trust-layer.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { Seal } from '../../security/auth/seal.ts'
import { rankOf } from './case-urgency.ts'

/** Row of a case that came through this relay. */
export type CaseFileRow = CaseFileTable

/** Payment facts from the intake of a case; account numbers are keyed hashes. */
export interface IntakeFacts {
  reference?: string
  accountHash?: string
  senderInstitution?: string
  receiverInstitution?: string
  /** Major units. */
  amount: number
}

/** Store of the cases that came through this relay. Each method runs in the caller's transaction. */
export interface CaseFiles {
  /** Adds a case that a chat has opened. */
  opened(trx: Db, chat: ChatTable, opening: Opening): Promise<void>
  /**
   * Stores the current status of a case. `chat` is a chat that is linked to the case; without an id, the case
   * belongs to no chat, and is added.
   */
  seen(trx: Db, report: CaseReport, chat?: CaseChat): Promise<void>
  /** Records that the detailed report of a case has arrived. */
  reported(trx: Db, caseId: string): Promise<void>
}

/** The chat of a case, and its channel. */
interface CaseChat {
  id: string | null
  gw_id: string
}

/** Channel of a case that belongs to no chat: people who see all channels see it. */
export const noChannel = { id: null, gw_id: '' } as const satisfies CaseChat

/** A new case as it was accepted. */
interface Opening {
  caseId: string
  intake: IntakeBody
  /** Last digits of the citizen's phone number. */
  lastDigits?: string | undefined
}

/** Dependencies of the case store. */
export interface CaseFilesDeps {
  seal: Seal
  chatKeys: ChatKeys
  keyedHash: KeyedHash
  clock: Clock
  currency: string
  currencyExponent: number
}

/** A case with one of these statuses does not change any more. */
const finalStatuses: ReadonlySet<string> = new Set(['closed', 'rejected'])

/** Encryption context of the intake facts of a case. */
export const caseFileContext = (caseId: string) => `case-file:${caseId}`
/** Encryption context of the citizen's phone number, which is encrypted with the chat's key. */
export const caseContactContext = (caseId: string) => `case-contact:${caseId}`

/**
 * Hashes that cases are looked up by. Each is a list: the current hash first, then those of older peppers.
 */
export const caseHashes = {
  digits: (keyedHash: KeyedHash, digits: string) => keyedHash.all('citizen', `last-digits:${digits}`),
  account: (keyedHash: KeyedHash, account: string) => keyedHash.all('account', account),
  reference: (keyedHash: KeyedHash, reference: string) => keyedHash.all('account', `reference:${reference}`),
}

/** Creates the case store. */
export function createCaseFiles(deps: CaseFilesDeps): CaseFiles {
  return {
    opened: (trx, chat, opening) => opened(deps, trx, chat, opening),
    seen: (trx, report, chat) => seen(deps, trx, report, chat),
    async reported(trx, caseId) {
      await trx
        .updateTable('case_file')
        .set((eb) => ({ has_report: 1, version: eb('version', '+', 1) }))
        .where('case_id', '=', caseId)
        .execute()
    },
  }
}

async function opened(
  deps: CaseFilesDeps,
  trx: Db,
  chat: ChatTable,
  { caseId, intake, lastDigits }: Opening,
): Promise<void> {
  const { clock, currency, keyedHash, seal, chatKeys } = deps
  const { confidence_metadata: metadata, transaction_reference: reference } = intake
  const contact = text(metadata.callback_ref)
  const paidAt = text(metadata.reported_transaction_timestamp)
  const amount = toAmount(deps, intake.amount) ?? 0
  const now = clock()
  const values = {
    gw_id: chat.gw_id,
    chat_id: chat.id,
    scam_type: intake.scam_type,
    amount,
    currency,
    paid_at: paidAt ?? null,
    is_paid_day: isDay(metadata) ? 1 : 0,
    rank: rankOf({ amount, held: 0, returned: 0, since: paidAt ?? now, isOver: false }),
    digits_hash: lastDigits ? caseHashes.digits(keyedHash, lastDigits)[0] : null,
    account_hash: intake.receiving_account_hint ?? null,
    reference_hash: reference ? caseHashes.reference(keyedHash, reference)[0] : null,
    sealed: seal.encrypt(toFacts(intake), caseFileContext(caseId)),
    contact: contact ? (await chatKeys.get(trx, chat.id)).encrypt(contact, caseContactContext(caseId)) : null,
  }
  // The same complaint from another chat is the same case, so the stored values stay.
  const added = await trx
    .insertInto('case_file')
    .values({
      case_id: caseId,
      ...values,
      opened_at: now,
      status: 'received',
      is_over: 0,
      held: 0,
      returned: 0,
      due_at: null,
      due_what: null,
      assignee_id: null,
      assignee_name: null,
      version: 1,
      checked_at: now,
      has_report: 0,
    })
    .onConflict((conflict) => conflict.column('case_id').doNothing())
    .returning('case_id')
    .executeTakeFirst()
  if (added) return
  await trx
    .updateTable('case_file')
    .set({ gw_id: chat.gw_id, chat_id: chat.id, contact: values.contact })
    .where('case_id', '=', caseId)
    .where('chat_id', 'is', null)
    .execute()
}

async function seen(deps: CaseFilesDeps, trx: Db, report: CaseReport, chat?: CaseChat): Promise<void> {
  const { currency, clock } = deps
  const row = await find(trx, report.case_id)
  if (!row) {
    if (chat) await adopt(deps, trx, report.case_id, chat)
    return
  }
  const standing = toStanding(row, report, (major) => toAmount(deps, major))
  const isNews = standingKeys.some((key) => row[key] !== standing[key])
  const since = row.paid_at ?? row.opened_at
  await trx
    .updateTable('case_file')
    .set((eb) => ({
      ...standing,
      currency,
      checked_at: clock(),
      rank: rankOf({ ...standing, since, isOver: standing.is_over === 1 }),
      ...(chat && row.chat_id === null && { gw_id: chat.gw_id, chat_id: chat.id }),
      ...(isNews && { version: eb('version', '+', 1) }),
    }))
    .where('case_id', '=', report.case_id)
    .execute()
}

/** Adds a case that another server has opened; its status is read soon. */
async function adopt(
  { currency, clock }: CaseFilesDeps,
  trx: Db,
  caseId: string,
  chat: CaseChat,
): Promise<void> {
  await trx
    .insertInto('case_file')
    .values({
      case_id: caseId,
      gw_id: chat.gw_id,
      chat_id: chat.id,
      scam_type: 'unknown',
      amount: 0,
      currency,
      opened_at: clock(),
      status: 'received',
      is_over: 0,
      held: 0,
      returned: 0,
      rank: 0,
      version: 1,
      checked_at: '',
      has_report: 0,
      sealed: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const find = (trx: Db, caseId: string) =>
  trx.selectFrom('case_file').selectAll().where('case_id', '=', caseId).executeTakeFirst()

function toAmount({ currencyExponent }: CaseFilesDeps, major: unknown): number | undefined {
  const minor = toMinor(major, currencyExponent)
  return typeof minor === 'number' ? minor : undefined
}

/** A change to one of these must be visible to an agent before they act on the case. */
const standingKeys = ['amount', 'status', 'is_over', 'held', 'returned', 'due_at'] as const

function toStanding(row: CaseFileRow, report: CaseReport, toAmount: (major: unknown) => number | undefined) {
  const { recovery_trace_summary: summary, extensions = {}, status } = report
  const { dueAt, dueWhat } = toDue(report.next_milestone)
  const returned = Math.max(toAmount(summary.amount_returned) ?? 0, toAmount(extensions.paid) ?? 0)
  return {
    // If the ledger contains the payment, its amount can differ from the one that the citizen reported.
    amount: toAmount(summary.amount_reported) ?? row.amount,
    status,
    is_over: finalStatuses.has(status) ? 1 : 0,
    held: toAmount(summary.amount_frozen) ?? 0,
    returned,
    due_at: dueAt,
    due_what: dueWhat,
  }
}

/** Parses a milestone: a word, optionally followed by a timestamp. */
function toDue(milestone: string): { dueAt: string | null; dueWhat: string | null } {
  const [word = '', at = ''] = milestone.split(' ')
  const ms = Date.parse(at)
  return Number.isNaN(ms)
    ? { dueAt: null, dueWhat: null }
    : { dueAt: new Date(ms).toISOString(), dueWhat: word }
}

function toFacts(intake: IntakeBody): IntakeFacts {
  const { confidence_metadata: metadata } = intake
  const [sender, receiver] = [
    text(metadata.sender_institution_code),
    text(metadata.receiver_institution_code),
  ]
  return {
    amount: intake.amount,
    ...(intake.transaction_reference && { reference: intake.transaction_reference }),
    ...(intake.receiving_account_hint && { accountHash: intake.receiving_account_hint }),
    ...(sender && { senderInstitution: sender }),
    ...(receiver && { receiverInstitution: receiver }),
  }
}

/** Returns whether the intake is certain of the payment's day, but not of its time. */
function isDay({ slot_confidence: slots }: Record<string, unknown>): boolean {
  const { time } = isObject(slots) ? slots : {}
  return typeof time === 'number' && time < 1
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
