import type { Logger } from 'pino'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { RelayConfig } from '../file.ts'
import type { OverlayReader, OverlayRow } from './overlay.ts'
import { findSettable } from './settable.ts'

/** The current configuration: the file, plus what was set at the console where the file sets nothing. */
export interface LiveConfig {
  /** Returns the same object until something changes. */
  current(): RelayConfig
  /**
   * The file's configuration. Always the same object, whose channels, profile and limits are the current
   * ones.
   */
  file: RelayConfig
  /** Replaces the file's previous configuration. */
  replace(config: RelayConfig): Promise<void>
  /** Reads the console settings; call it after a change so that it applies immediately. */
  refresh(): Promise<void>
  /** Starts checking every two seconds for changes made elsewhere. */
  start(): void
  stop(): void
}

/** Dependencies of the live configuration. */
export interface LiveConfigDeps {
  config: RelayConfig
  overlay: OverlayReader
  timers: Timers
  logger: Logger
}

const lookMs = 2_000

/** Creates the live configuration, including what was set before. */
export async function createLiveConfig(deps: LiveConfigDeps): Promise<LiveConfig> {
  const { config, overlay, timers, logger } = deps
  let base = config
  let versions: string | undefined = ''
  let merged = config
  let stopLooking: Cancel | undefined
  let asked = 0
  let answered = 0
  const refresh = async () => {
    asked += 1
    const own = asked
    const rows = await overlay.list()
    // Of two overlapping refreshes, the later one has newer data.
    if (own < answered) return
    answered = own
    take(rows)
  }
  const take = (rows: readonly OverlayRow[]) => {
    const seen = rows.map(({ path, version }) => `${path} ${version}`).join('\n')
    if (seen === versions) return
    merged = withOverlay(base, rows, (path) =>
      logger.warn({ path }, 'what was set at the console is left out'),
    )
    versions = seen
  }
  await refresh()
  return {
    current: () => merged,
    file: {
      ...config,
      get channels() {
        return base.channels
      },
      get profile() {
        return base.profile
      },
      get limits() {
        return base.limits
      },
    },
    async replace(next) {
      const rows = await overlay.list()
      base = next
      merged = next
      versions = undefined
      // In the same turn of the event loop, so that the file is never seen without the console settings.
      take(rows)
    },
    refresh,
    start() {
      // While the database is down, the last known settings stay in use.
      stopLooking = timers.setInterval(() => void refresh().catch(() => {}), lookMs)
    },
    stop: () => stopLooking?.(),
  }
}

/**
 * Applies console settings to a configuration; settings that the file sets or that are no longer valid are
 * left out.
 */
function withOverlay(
  config: RelayConfig,
  rows: readonly OverlayRow[],
  onLeftOut: (path: string) => void,
): RelayConfig {
  return rows.reduce((merged, { path, value }) => {
    if (value === undefined) return merged
    const settable = findSettable(config, path)
    const isRight = settable?.inFile === undefined && settable?.schema.safeParse(value).success
    if (settable && isRight) return settable.put(merged, value)
    onLeftOut(path)
    return merged
  }, config)
}
