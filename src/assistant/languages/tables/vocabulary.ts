import type { ScamType } from '../../../contract/operations/vocabulary.ts'

/** What turns out to be no scam payment; the dialogue explains who can help instead. */
export type NotScam = 'mistaken' | 'received' | 'dispute'

/** Kinds of scam about which one more question changes what she should do. */
const branchTypes = [
  'impersonation_bank_police',
  'impersonation_family_friend',
  'investment',
  'purchase',
  'romance',
  'advance_fee',
  'job_task',
  'account_takeover',
  'remote_access',
  'extortion_coercion',
  'recovery_scam',
] as const satisfies readonly ScamType[]
/** Names a kind of scam that has questions of its own. */
export type BranchType = (typeof branchTypes)[number]

/** Tells whether a kind of scam has questions of its own. */
export const isBranchType = (type: ScamType | null | undefined): type is BranchType =>
  branchTypes.some((branch) => branch === type)

/** How the scammers first reached her. */
export const contactWays = ['call', 'sms', 'app', 'ad', 'person'] as const
/** Names how the scammers first reached her. */
export type ContactWay = (typeof contactWays)[number]

/** One fact of the report that can be corrected by itself. */
export const fields = [
  'bank',
  'amount',
  'when',
  'reference',
  'receiver',
  'type',
  'contact',
  'ongoing',
  'moneyLeft',
  'name',
  'nationality',
  'identity',
  'holder',
  'ownAccount',
  'firstContact',
  'contactWay',
  'story',
  'evidence',
  'police',
  'needs',
] as const
/** Names a fact of the report that can be corrected by itself. */
export type Field = (typeof fields)[number]

/** What can be said at any question. */
export const commands = [
  'back',
  'repeat',
  'help',
  'person',
  'stop',
  'restart',
  'edit',
  'status',
  'danger',
] as const
/** Names what can be said at any question. */
export type Command = (typeof commands)[number]

/** The answer to a question that can be left open. */
export type Tri = 'yes' | 'no' | 'unsure'
