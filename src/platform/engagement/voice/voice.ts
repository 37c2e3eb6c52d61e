import type { Registry } from 'prom-client'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { Deliver, Logger } from '../../kit/ports.ts'
import type { Teamspaces } from '../workspace/teamspaces.ts'
import { createCredits } from './credits.ts'
import { createEspeak } from './engines/espeak.ts'
import { startThread } from './engines/thread.ts'
import { createVoiceArea, type VoiceArea } from './voice-area.ts'
import { createVoices, type Deadlines } from './voices.ts'

/** Dependencies of the embedded platform's voice. */
export interface VoiceOptions {
  storage: Storage
  clock: Clock
  timers: Timers
  ids: Ids
  logger: Logger
  /** Registry of all metrics. */
  registry: Registry
  /** Sends low-balance alerts. */
  mail: Deliver
  teamspaces: Teamspaces
  /** The secret for all teamspaces. */
  secret: string
  /** Folder with the model weights; need not exist. */
  weights: string
  /** The built form of engines/thread-main.ts. */
  threadFile: string
  /** Name or path of the espeak-ng program. Default `espeak-ng`. */
  espeak?: string
  deadlines?: Partial<Deadlines>
}

/** Creates the voice module from its parts. */
export function createVoice(options: VoiceOptions): VoiceArea {
  const { storage, clock, timers, ids, logger, registry, mail, teamspaces, secret } = options
  const { weights, threadFile, deadlines } = options
  return createVoiceArea({
    credits: createCredits({ storage, teamspaces, clock, timers, ids, mail, logger }),
    voices: createVoices({
      weights,
      startThread: () => startThread({ file: threadFile, weights }),
      espeak: createEspeak(options.espeak),
      timers,
      logger,
      registry,
      ...(deadlines && { deadlines }),
    }),
    storage,
    clock,
    teamspaces,
    secret,
    logger,
  })
}
