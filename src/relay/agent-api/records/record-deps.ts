import type { Ids } from '../../../contract/primitives/ids.ts'
import type { ReadMeant } from '../sign-in/confirm-intent.ts'
import type { OperatorContext } from '../sign-in/route-guards.ts'
import type { HostSettings } from './host-settings.ts'

/** Lists what the calls for records need. */
export interface RecordDeps {
  platform: HostSettings
  trust: HostSettings
  /** The teamspaces that this deployment names; a host that lists its own knows better. */
  teamspaces: readonly string[]
  ids: Ids
  readMeant: ReadMeant
  /** Notes what somebody has changed in the trail of the console. */
  note(c: OperatorContext, detail: string): void
}
