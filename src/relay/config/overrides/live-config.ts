import type { Logger } from 'pino'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { RelayConfig } from '../file.ts'
import type { OverlayReader, OverlayRow } from './overlay.ts'
import { findSettable } from './settable.ts'

/** The configuration of the moment: the file's, with what was set at the console where the file names nothing. */
export interface LiveConfig {
  /** The same object until something changes. */
  current(): RelayConfig
  /** As the file alone has it: the same object, whose channels, profile and limits are those of the moment. */
  file: RelayConfig
  /** Takes the place of what the file said before. */
  replace(config: RelayConfig): Promise<void>
  /** Reads what was set; who changes something calls it, so that it counts at once. */
  refresh(): Promise<void>
  /** Looks every two seconds what others have set. */
  start(): void
  stop(): void
}

/** Lists what the live configuration needs. */
export interface LiveConfigDeps {
  config: RelayConfig
  overlay: OverlayReader
  timers: Timers
  logger: Logger
}

const lookMs = 2_000

/** Creates the configuration of the moment, what was set before included. */
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
    // Of two that overlap, the later one has seen more.
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
      // No turn of the event loop sees the file without what was set.
      take(rows)
    },
    refresh,
    start() {
      // While the database is away, what was read last goes on.
      stopLooking = timers.setInterval(() => void refresh().catch(() => {}), lookMs)
    },
    stop: () => stopLooking?.(),
  }
}

/** Puts what was set into a configuration; what the file names, or what is no longer right, is left out. */
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
