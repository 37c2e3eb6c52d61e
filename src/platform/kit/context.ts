import type { KeyedHash } from '../../contract/primitives/keyed-hash.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { CaseListener, Logger, Seal } from './ports.ts'
import type { PlatformProfile } from './profile.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** What the operations need besides the database and the time. */
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
  /** Whether the deployment sends e-mail. */
  tellsByEmail: boolean
  /** Whether institutions reach the platform at a door of their own. */
  hasDoor: boolean
  /** Tells the citizen, by the channels that she chose, what her case has come to since she was told last. */
  tellNews(unit: UnitOfWork, caseId: string): Promise<void>
  /** Address at which the page of a channel opens a case; undefined when there is none that she can reach. */
  caseAddress(gwId: string, caseId: string, language: string): string | undefined
  /** Decides whether what is too old may be forgotten now, in the transaction that does so. */
  mayForget(trx: Db): Promise<boolean>
  /** Deletes the platform's chats in which nobody has said anything since an instant. */
  forgetChats(trx: Db, before: string): Promise<void>
  /** Hears that what is older than an instant was deleted from the database. Must not throw. */
  onForgotten(before: string): void
}
