import type { KeyedHash } from '../../contract/primitives/keyed-hash.ts'
import type { CaseListener, Logger, Seal } from './ports.ts'
import type { PlatformProfile } from './profile.ts'

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
}
