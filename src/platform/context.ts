import type { KeyedHash } from '../contract/keyed-hash.ts'
import type { CaseListener, Logger, Seal } from './ports.ts'
import type { PlatformProfile } from './profile.ts'

/** What the operations need besides the database and the time. */
export interface Context {
  profile: PlatformProfile
  keyedHash: KeyedHash
  seal: Seal
  logger: Logger
  onCaseChanged: CaseListener
}
