import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import type { VoiceInfo } from '../../contract/chat.ts'
import { speechOf } from '../../contract/languages.ts'
import { Problem } from '../../contract/problem.ts'
import type { Storage } from '../../storage/database.ts'
import type { SessionClaims } from '../auth/session-tokens.ts'
import type { Channel } from '../config.ts'
import type { VoiceService } from '../upstream/voice-service.ts'
import type { Clips } from './clips.ts'
import type { ChatEnv } from './routes.ts'
import type { Sessions } from './sessions.ts'
import { answerSpeech } from './speech.ts'
import { type SpeechBudget, type Visitor, visitorAddress } from './speech-budget.ts'
import type { SpeechLinks } from './speech-links.ts'
import { transcribe } from './transcriptions.ts'

export interface SpeechRoutesDeps {
  storage: Storage
  sessions: Sessions
  channels: ReadonlyMap<string, Channel>
  voice: VoiceService
  clips: Clips
  links: SpeechLinks
  budget: SpeechBudget
  salt: string
  /** Proxies of ours in front of the relay. */
  trustedProxies: number
}

/** The widget's voice calls. They bring their own authentication: an address may carry a token. */
export function createSpeechRoutes(deps: SpeechRoutesDeps): Hono<ChatEnv> {
  const { sessions, links, budget } = deps
  const app = new Hono<ChatEnv>()
  const bearer = (c: Context<ChatEnv>) => sessions.authenticate(c.req.header('authorization'))
  const visitor = (c: Context<ChatEnv>, { sessionId }: SessionClaims): Visitor => ({
    sessionId,
    address: visitorAddress(
      getConnInfo(c).remote.address,
      c.req.header('x-forwarded-for'),
      deps.trustedProxies,
    ),
  })

  app.get('/voice', async (c) => {
    const claims = await bearer(c)
    const { locales, voice } = channelVoice(deps, claims)
    const info: VoiceInfo = {
      ...links.issue(claims),
      maxSeconds: voice.maxSeconds,
      languages: locales.flatMap(toLanguage),
    }
    return c.json(info)
  })
  app.get('/messages/:id/speech', async (c) => {
    const { token, ...query } = c.req.query()
    const claims =
      token === undefined ? await bearer(c) : await sessions.confirm(links.verify(token), 'token')
    const { voice } = channelVoice(deps, claims)
    return answerSpeech(
      { db: deps.storage.db, clips: deps.clips, salt: deps.salt },
      {
        chatId: claims.chatId,
        teamspaceId: voice.teamspaceId,
        messageId: c.req.param('id'),
        query,
        headers: c.req.raw.headers,
        onMiss: () => budget.spend('speech', visitor(c, claims)),
      },
    )
  })
  app.post('/transcriptions', async (c) => {
    const claims = await bearer(c)
    const { voice } = channelVoice(deps, claims)
    const speech = {
      teamspaceId: voice.teamspaceId,
      maxSeconds: voice.maxSeconds,
      query: c.req.query(),
      request: c.req.raw,
      onSpend: () => budget.spend('transcription', visitor(c, claims)),
    }
    return c.json(await transcribe(speech, deps.voice))
  })
  return app
}

/** @throws Problem `not-found` when the channel has no voice */
function channelVoice({ channels }: SpeechRoutesDeps, { gwId }: SessionClaims) {
  const channel = channels.get(gwId)
  if (!channel?.voice) throw new Problem('not-found', { detail: 'This chat has no voice.' })
  return { locales: channel.locales, voice: channel.voice }
}

/** What a language of the channel can do; nothing for one of neither table. */
function toLanguage(locale: string): VoiceInfo['languages'] {
  const code = speechOf(locale) ? locale : (locale.split('-')[0] ?? locale)
  const facts = speechOf(code)
  if (!facts) return []
  return [{ code, hears: facts.asr, male: facts.male, female: facts.female }]
}
