/** Names what the deployment keeps. */
export type KeptThing =
  | 'chats'
  | 'cases'
  | 'leftovers'
  | 'platform-cases'
  | 'remote-cases'
  | 'ledger'
  | 'records'
  | 'security'

/** Describes how long something is kept. */
export interface KeptFor {
  what: KeptThing
  /** Days; null when nothing here deletes it. */
  days: number | null
  /** Days after which it goes even when it is still going on; null when it does not matter whether it is. */
  atMostDays: number | null
  /** The setting that says how long; null when none does. */
  setting: string | null
}

/** Describes how long each thing is kept. */
export interface RetentionView {
  rows: readonly KeptFor[]
}
