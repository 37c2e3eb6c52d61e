import type { KeyedHash } from '../../contract/primitives/keyed-hash.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { CaseListener, Logger, Seal } from './ports.ts'
import type { PlatformProfile } from './profile.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Dependencies of the operations, except the database and the time. */
export interface Context {
  profile: PlatformProfile
  keyedHash: KeyedHash
  /** Hour of the day, 0 to 23, in the deployment's time zone. */
  localHourOf(atMs: number): number
  seal: Seal
  logger: Logger
  onCaseChanged: CaseListener
  /** Whether notifications also go to the citizen's open chats. */
  tellsChats: boolean
  /** Whether the deployment sends email. */
  tellsByEmail: boolean
  /** Whether institutions have an mTLS listener of the platform. */
  hasDoor: boolean
  /** Notifies the citizen, on the channels they chose, of the case's changes since the last notification. */
  tellNews(unit: UnitOfWork, caseId: string): Promise<void>
  /**
   * Address at which the page of a channel opens a case; undefined if there is none that the citizen can
   * reach.
   */
  caseAddress(gwId: string, caseId: string, language: string): string | undefined
  /** Decides whether expired data may be deleted now, in the transaction that deletes it. */
  mayForget(trx: Db): Promise<boolean>
  /** Deletes the platform's chats without messages since an instant. */
  forgetChats(trx: Db, before: string): Promise<void>
  /** Called after everything older than an instant was deleted from the database. Must not throw. */
  onForgotten(before: string): void
}
