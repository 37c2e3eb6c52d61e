/** Lists the table of what was set at the console. */
export interface OverlayTables {
  setting_overlay: SettingOverlayTable
}

/** What was set where the configuration file names nothing. */
interface SettingOverlayTable {
  /** The way to the setting, such as `channels.demo.allowedOrigins`. */
  path: string
  /** JSON; null once it was taken back, so that the version goes on. */
  value: string | null
  /** Counts the changes, from 1 on. */
  version: number
  /** The name of the person, or `operator` for the command. */
  changed_by: string
  changed_at: string
  /** JSON; what it was before the changes of a day. Null where nothing was set, or it was not kept. */
  value_before: string | null
  /** The name of whoever approved the change; null where nobody had to. */
  approved_by: string | null
}
