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
}
