import type { Logger } from 'pino'
import type { RelayConfig } from '../relay/config/file.ts'
import type { LiveConfig } from '../relay/config/overrides/live-config.ts'
import { reload } from '../relay/config/reload.ts'

/** Dependencies of reloading the file. */
export interface ReadAgainDeps {
  live: Pick<LiveConfig, 'file' | 'replace'>
  /** @throws Error naming each wrong setting */
  read(): RelayConfig
  /** Rejects what conflicts with the environment. @throws Error naming it */
  refuse(config: RelayConfig): void
  logger: Logger
}

/**
 * Creates the function that reloads channels, profile and limits from the file while the relay runs. An
 * invalid file changes nothing, and its errors are reported.
 */
export function createReadAgain({ live, read, refuse, logger }: ReadAgainDeps): () => Promise<void> {
  return async () => {
    try {
      const { config, waiting } = reload(live.file, read())
      refuse(config)
      await live.replace(config)
      logger.info({ ...(waiting.length > 0 && { waiting }) }, 'the file was read again')
      if (waiting.length > 0) logger.warn({ waiting }, 'these settings of the file count from the next start')
    } catch (error) {
      const wrong = error instanceof Error ? error.message : String(error)
      logger.error({ wrong }, 'the file is wrong, and what was read before stays')
    }
  }
}
