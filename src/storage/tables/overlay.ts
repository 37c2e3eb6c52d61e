/** Table of the settings made in the console. */
export interface OverlayTables {
  setting_overlay: SettingOverlayTable
}

/** A setting that the configuration file does not contain. */
interface SettingOverlayTable {
  /** Path of the setting, such as `channels.demo.allowedOrigins`. */
  path: string
  /** JSON; null once it was reset, so that the version continues. */
  value: string | null
  /** Number of changes, starting at 1. */
  version: number
  /** The name of the person, or `operator` for the command. */
  changed_by: string
  changed_at: string
  /** JSON; the value before the changes of a day. Null if there was none, or it was not stored. */
  value_before: string | null
  /** The name of the approver; null if no approval was required. */
  approved_by: string | null
}
