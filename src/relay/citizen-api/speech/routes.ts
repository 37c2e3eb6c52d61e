import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { clientIdentifier, type VoiceInfo } from '../../../contract/chat/chat.ts'
import { speechOf } from '../../../contract/language/languages.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { Channel } from '../../config/channel.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import type { LimitName } from '../../security/rate-limits/limit-table.ts'
import type { Limits } from '../../security/rate-limits/limits.ts'
import type { ChatEvents } from '../chat/chat-events.ts'
import type { ChatEnv } from '../chat/routes.ts'
import type { Sessions } from '../chat/sessions.ts'
import type { Clips } from './clips.ts'
import type { FallbackVoices } from './fallback-voices.ts'
import { answerSpeech } from './speech.ts'
import type { SpeechLinks } from './speech-links.ts'
import { fromRequest, type Recording, transcribe } from './transcriptions.ts'
import { createUploadRoutes } from './upload-routes.ts'
import { createUploadedSpeech } from './uploaded-speech.ts'
import type { Uploads } from './uploads.ts'
import type { VoiceService } from './voice-service.ts'

/** Dependencies of the chat page's voice API. */
export interface SpeechRoutesDeps {
  storage: Storage
  events: ChatEvents
  sessions: Sessions
  channels: ReadonlyMap<string, Channel>
  voice: VoiceService
  clips: Clips
  fallbackVoices: FallbackVoices
  links: SpeechLinks
  uploads: Uploads
  limits: Limits
  /** Maximum wait for the next chunk of a recording, in milliseconds. */
  idleMs: number
  timers: Timers
  salt: string
  /** Called when a page requests the voice settings of a chat. */
  onVoiceWanted: () => void
}

/** Name of a recording that was uploaded in parts. */
const uploadQuery = z.object({ upload: clientIdentifier.optional() })

/** Creates the chat page's voice API. It has its own authentication, since an address may contain a token. */
export function createSpeechRoutes(deps: SpeechRoutesDeps): Hono<ChatEnv> {
  const { sessions, links, limits } = deps
  const app = new Hono<ChatEnv>()
  const uploaded = createUploadedSpeech(deps.uploads)
  const bearer = (c: Context<ChatEnv>) => sessions.authenticate(c.req.header('authorization'))
  const spend = (name: LimitName, c: Context<ChatEnv>, { chatId, gwId }: SessionClaims) =>
    limits.spend(name, { address: c.get('address'), chat: chatId, channel: gwId })

  app.get('/voice', async (c) => {
    const claims = await bearer(c)
    const { locales, voice } = channelVoice(deps, claims)
    deps.onVoiceWanted()
    const fallbackVoices = await deps.fallbackVoices.list()
    const info: VoiceInfo = {
      ...links.issue(claims),
      maxSeconds: voice.maxSeconds,
      languages: locales.flatMap((locale) => toLanguage(locale, fallbackVoices)),
    }
    return c.json(info)
  })
  app.get('/messages/:id/speech', async (c) => {
    const { token, ...query } = c.req.query()
    const claims =
      token === undefined ? await bearer(c) : await sessions.confirm(links.verify(token), 'token')
    const { voice } = channelVoice(deps, claims)
    return answerSpeech(
      { db: deps.storage.db, events: deps.events, clips: deps.clips, salt: deps.salt },
      {
        chatId: claims.chatId,
        teamspaceId: voice.teamspaceId,
        messageId: c.req.param('id'),
        query,
        headers: c.req.raw.headers,
        onMiss: () => spend('speech', c, claims),
      },
    )
  })
  app.post('/transcriptions', async (c) => {
    const claims = await bearer(c)
    const { voice } = channelVoice(deps, claims)
    const { upload } = parseWith(uploadQuery, c.req.query())
    const hear = (recording: Recording) =>
      transcribe(
        {
          teamspaceId: voice.teamspaceId,
          maxSeconds: voice.maxSeconds,
          query: c.req.query(),
          recording,
          onSpend: () => spend('transcription', c, claims),
        },
        deps.voice,
      )
    if (upload === undefined) return c.json(await hear(fromRequest(c.req.raw, deps)))
    return c.json(await uploaded.transcribe({ chatId: claims.chatId, clientId: upload }, hear))
  })
  app.route(
    '/uploads',
    createUploadRoutes({
      uploads: deps.uploads,
      async authenticate(c) {
        const claims = await bearer(c)
        channelVoice(deps, claims)
        return claims
      },
      idleMs: deps.idleMs,
      timers: deps.timers,
      onNew: (c, claims) => spend('upload', c, claims),
    }),
  )
  return app
}

/** @throws Problem `not-found` when the channel has no voice */
function channelVoice({ channels }: SpeechRoutesDeps, { gwId }: SessionClaims) {
  const channel = channels.get(gwId)
  if (!channel?.voice) throw new Problem('not-found', { detail: 'This chat has no voice.' })
  return { locales: channel.locales, voice: channel.voice }
}

/** Returns the voice features of a channel's language; empty if the language is in neither table. */
function toLanguage(locale: string, fallbackVoices: ReadonlyMap<string, string>): VoiceInfo['languages'] {
  const code = speechOf(locale) ? locale : (locale.split('-')[0] ?? locale)
  const facts = speechOf(code)
  if (!facts) return []
  const approximate = fallbackVoices.get(code) ?? null
  return [{ code, hears: facts.asr, male: facts.male, female: facts.female, approximate }]
}
