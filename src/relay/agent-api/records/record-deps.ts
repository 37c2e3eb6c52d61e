import type { Ids } from '../../../contract/primitives/ids.ts'
import type { ReadMeant } from '../sign-in/confirm-intent.ts'
import type { OperatorContext } from '../sign-in/route-guards.ts'
import type { HostSettings } from './host-settings.ts'

/** Dependencies of the record settings. */
export interface RecordDeps {
  platform: HostSettings
  trust: HostSettings
  /** Teamspaces from this deployment's configuration; a host that lists its own takes precedence. */
  teamspaces: readonly string[]
  ids: Ids
  readMeant: ReadMeant
  /** Records a change in the console's audit log. */
  note(c: OperatorContext, detail: string): void
}
