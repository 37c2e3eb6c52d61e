import type { Ids } from '../../../contract/primitives/ids.ts'
import type { UnitsOfWork } from '../../kit/unit-of-work.ts'

/** Lists what the settings of fields, tags and tickets need. */
export interface RecordSettingsOptions {
  units: UnitsOfWork
  ids: Ids
}
