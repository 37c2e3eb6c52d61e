import type { Hono } from 'hono'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { Channel } from '../../config/channel.ts'
import type { RelayConfig } from '../../config/file.ts'
import type { HostRoute } from '../../gateway/upstream/hosts.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { Limits } from '../../security/rate-limits/limits.ts'
import type { ChatEvents } from '../chat/chat-events.ts'
import type { ChatEnv } from '../chat/routes.ts'
import type { Sessions } from '../chat/sessions.ts'
import { createClips } from './clips.ts'
import { createFallbackVoices } from './fallback-voices.ts'
import { createSpeechRoutes } from './routes.ts'
import { createSpeechLinks } from './speech-links.ts'
import { createUploads } from './uploads.ts'
import { createVoiceService } from './voice-service.ts'

/** Dependencies of the chat's speech. */
export interface SpeechRoomDeps {
  storage: Storage
  events: ChatEvents
  sessions: Sessions
  channels: ReadonlyMap<string, Channel>
  /** The host of the voice operations. */
  host: HostRoute
  config: Pick<RelayConfig, 'speechCacheMb' | 'proxy'>
  limits: Limits
  /** Called when a page requests the voice settings of a chat. */
  onVoiceWanted?: () => void
  seal: Seal
  chatKeys: ChatKeys
  keyedHash: KeyedHash
  clock: Clock
  timers: Timers
}

/** Assembles the chat's voice API. */
export function createSpeech(deps: SpeechRoomDeps): Hono<ChatEnv> {
  const { storage, sessions, channels, config, limits, seal, clock, timers } = deps
  // Not an account: the keyed hash of a fixed name is a sufficient secret, and it is the same after a
  // restart.
  const salt = deps.keyedHash('account', 'parley speech clips')
  const voice = createVoiceService(deps.host, { timers })
  const fallbackVoices = createFallbackVoices(storage.db)
  return createSpeechRoutes({
    storage,
    events: deps.events,
    sessions,
    channels,
    voice,
    fallbackVoices,
    clips: createClips({
      storage,
      voice,
      fallbackVoices,
      clock,
      salt,
      maxBytes: config.speechCacheMb * 1024 * 1024,
    }),
    links: createSpeechLinks({ seal, clock }),
    uploads: createUploads({ storage, chatKeys: deps.chatKeys, clock }),
    limits,
    idleMs: config.proxy.idleMs,
    timers,
    salt,
    onVoiceWanted: deps.onVoiceWanted ?? (() => undefined),
  })
}
