/** Kind of data that the deployment stores. */
export type KeptThing =
  | 'chats'
  | 'cases'
  | 'leftovers'
  | 'platform-cases'
  | 'remote-cases'
  | 'ledger'
  | 'records'
  | 'security'

/** Retention period of a kind of data. */
export interface KeptFor {
  what: KeptThing
  /** Days; null if nothing here deletes it. */
  days: number | null
  /** Days after which it is deleted even if it is still in progress; null if that makes no difference. */
  atMostDays: number | null
  /** Setting that determines the period; null if there is none. */
  setting: string | null
}

/** Retention periods of all kinds of data. */
export interface RetentionView {
  rows: readonly KeptFor[]
}
