import type { Ids } from '../../../contract/primitives/ids.ts'
import type { UnitsOfWork } from '../../kit/unit-of-work.ts'

/** Dependencies of the settings of fields, tags and tickets. */
export interface RecordSettingsOptions {
  units: UnitsOfWork
  ids: Ids
}
