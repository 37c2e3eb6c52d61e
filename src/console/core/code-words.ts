import type { HandOverReason, Outcome, PresenceState } from '../../contract/console/inbox-words.ts'
import type {
  DocumentType,
  NotificationType,
  participantApis,
  RecoveryOutcome,
  RoutingLogic,
  ScamType,
} from '../../contract/operations/vocabulary.ts'

/** Labels of scam types. */
export const scamWords = {
  impersonation_bank_police: 'Posed as bank or police',
  impersonation_other: 'Posed as somebody else',
  impersonation_family_friend: 'Posed as family or a friend',
  investment: 'False investment',
  purchase: 'Bought, never delivered',
  romance: 'Romance scam',
  advance_fee: 'Fee in advance',
  job_task: 'False job or tasks',
  invoice_mandate: 'False invoice',
  ceo_fraud: 'Posed as the boss',
  account_takeover: 'Account taken over',
  remote_access: 'Remote access to a device',
  extortion_coercion: 'Extortion',
  recovery_scam: 'False recovery of money',
  mistaken_payment: 'Paid by mistake',
  other: 'Another scam',
  unknown: 'Kind not known',
} as const satisfies Record<ScamType, string>

/** Labels of chat states. */
export const chatWords = {
  bot: 'With the assistant',
  queued: 'Waiting',
  open: 'With a person',
  snoozed: 'Set aside',
  resolved: 'Ended',
  abandoned: 'Has left the queue',
} as const

/** Labels of hand-off reasons. */
export const reasonWords = {
  asked: 'Asked for a person',
  danger: 'May be in danger',
  'gave-up': 'The assistant did not understand',
  pulled: 'Taken from the assistant',
  returned: 'Had a person, and waits again',
} as const satisfies Record<HandOverReason, string>

/** Labels of chat outcomes. */
export const outcomeWords = {
  helped: 'The citizen was helped',
  'case-opened': 'A case was opened',
  'no-scam': 'It was no scam',
  duplicate: 'Known from another chat',
  left: 'The citizen has left',
  other: 'Something else',
} as const satisfies Record<Outcome, string>

/** Labels of how an agent's part in a chat ended. */
export const partWords = {
  claim: 'a colleague took it',
  manual: 'given to a colleague',
  transfer: 'handed on',
  bot: 'back to the assistant',
  queue: 'back to the queue',
  resolved: 'ended',
  unreachable: 'could not be reached',
} as const

/** Labels of the APIs that a participant may call. */
export const apiWords = {
  redress: 'Redress: cases and disputes',
  recovery: 'Recovery: freezes and returns',
  ips: 'Instant payments: scores, statuses, incidents',
} as const satisfies Record<(typeof participantApis)[number], string>

/** The same labels for use within a sentence. */
export const apiShortWords = {
  redress: 'redress',
  recovery: 'recovery',
  ips: 'instant payments',
} as const satisfies Record<keyof typeof apiWords, string>

const presenceWords = {
  online: 'Online',
  away: 'Away',
  'transfers-only': 'Hand-overs only',
  offline: 'Offline',
} as const satisfies Record<PresenceState, string>

const routingWords = {
  auto: 'Wherever it belongs',
  recovery_engine: 'Recovery engine',
  analyst_queue: 'Analysts',
  institution: 'Institutions',
} as const satisfies Record<RoutingLogic, string>

const endWords = {
  full_recovery: 'All of the money is back',
  partial_recovery: 'A part of the money is back',
  no_recovery: 'No money is back',
  reimbursed_by_institution: 'The institution has paid it back',
  not_fraud: 'It was no fraud',
  withdrawn_by_citizen: 'The citizen has withdrawn it',
  duplicate: 'Known from another case',
} as const satisfies Record<RecoveryOutcome, string>

const notificationWords = {
  case_received: 'The case was received',
  information_request: 'Something must be asked',
  trace_update: 'News of the trace',
  freeze_confirmed: 'Money is held',
  freeze_expiring: 'A hold ends soon',
  freeze_ended: 'A hold has ended',
  odr_opened: 'A dispute was opened',
  odr_result: 'The dispute is decided',
  funds_returned: 'Money comes back',
  case_closed: 'The case is closed',
  safety_advice: 'Advice for safety',
} as const satisfies Record<NotificationType, string>

const documentWords = {
  freeze_order: 'Freeze order',
  police_hold: 'Hold by the police',
  regulatory_directive: 'Directive of the regulator',
  reimbursement_warrant: 'Warrant for reimbursement',
} as const satisfies Record<DocumentType, string>

/** Labels of how money went out of reach, or came back. */
const wayWords = {
  atm_cash: 'Cash from an ATM',
  agent_cashout: 'Cash from an agent',
  branch_cash: 'Cash from a branch',
  crypto_exchange: 'Crypto exchange',
  airtime_topup: 'Airtime',
  original_account_reversal: 'Back to the account that paid',
  instant_credit: 'Credit at once',
  victim_fund_pool: 'Fund for victims',
} as const

/** Labels of the statuses of cases, freezes, disputes, messages and accounts. */
const statusWords = {
  pending_ack: 'Waiting for the institution',
  freeze_pending: 'Freeze is on its way',
  partially_recovered: 'Partly recovered',
  unable_to_verify: 'Cannot be verified',
  match: 'The name fits',
  close_match: 'The name nearly fits',
  no_match: 'The name does not fit',
  not_active: 'Not active',
  institution_responded: 'The institution has answered',
  opened: 'The institution has not answered yet',
  escalated: 'It is with the authority',
  queued: 'Waiting to be sent',
  sms: 'SMS',
  voice_callback: 'Telephone call',
  email: 'E-mail',
  administrative_hold: 'Hold by an authority',
  legal_order: 'Order by law',
  freeze_and_verify_holder: 'Freeze, and verify the holder',
} as const

const controlWords = {
  no_payee_check: 'The payee was not checked',
  ignored_alert: 'An alert was ignored',
  late_freeze: 'The freeze came late',
  weak_onboarding: 'The account was opened too easily',
  no_cooling_off: 'No time to think again',
  late_response: 'The answer came late',
} as const

/** Labels of list filters. */
const filterWords = {
  me: 'Mine',
  urgency: 'What can still be saved',
  due: 'What ends next',
} as const

const codeWords: Readonly<Record<string, string>> = {
  ...presenceWords,
  ...routingWords,
  ...endWords,
  ...notificationWords,
  ...documentWords,
  ...wayWords,
  ...statusWords,
  ...controlWords,
  ...filterWords,
}

/** Abbreviations that are written in capitals. */
const shortForms = /\b(api|atm|ceo|id|ips|kyc|odr|otp|pdf|pin|qr|sla|sms|url)\b/gi

/**
 * Returns the label of a code: the one in the table, or the code itself in sentence case. Codes with several
 * meanings (`open`, `other`) have their own table above, passed as `words`.
 */
export function plain(code: unknown, words: Readonly<Record<string, string>> = codeWords): string {
  const text = String(code ?? '')
  const known = Object.hasOwn(words, text) ? words[text] : undefined
  if (known !== undefined) return known
  const spaced = text.replaceAll(/[_-]/g, ' ').replace(shortForms, (short) => short.toUpperCase())
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Names of languages whose code the browser does not know, or names differently from the interface. */
const languageWords: Readonly<Record<string, string>> = { kj: 'Oshiwambo', tl: 'Filipino' }
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Returns the name of a language by its tag. */
export function languageOf(tag: string): string {
  const own = languageWords[tag]
  if (own !== undefined) return own
  try {
    return languageNames.of(tag) ?? 'Another language'
  } catch {
    return 'Another language'
  }
}
