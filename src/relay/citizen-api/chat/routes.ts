import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod'
import {
  feedbackRequest,
  historyQuery,
  humanRequest,
  messageQuery,
  messageRequest,
  mostSeq,
  sessionRequest,
} from '../../../contract/chat/chat.ts'
import { pushRequest } from '../../../contract/chat/push.ts'
import { type ReportOutline, reportOutlineQuery } from '../../../contract/chat/report-outline.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import { answeredByHand } from '../../../http/answered-by-hand.ts'
import { commonHeaders, type RelayEnv } from '../../../http/hono-answers.ts'
import { readIncomingJson } from '../../../http/read-json.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { Channel } from '../../config/channel.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import type { LimitName } from '../../security/rate-limits/limit-table.ts'
import type { Limits } from '../../security/rate-limits/limits.ts'
import type { OpenCounts } from '../../security/rate-limits/open-counts.ts'
import type { RefusalCount } from '../../security/rate-limits/refusal-count.ts'
import type { CaseNumbers } from '../cases/case-numbers.ts'
import type { Cases } from '../cases/cases.ts'
import type { Push } from '../push/push.ts'
import type { ChatEvents } from './chat-events.ts'
import type { ChatNotifier } from './chat-notifier.ts'
import type { ChatStreams, OpenStream } from './chat-streams.ts'
import { pollEvents } from './event-poll.ts'
import type { createFeedback } from './feedback.ts'
import type { Outbox } from './outbox.ts'
import type { Reports } from './report-answer.ts'
import type { Sessions } from './sessions.ts'
import { answerTranscript } from './transcript-answer.ts'
import type { Visits } from './visits.ts'

/** Dependencies of the chat page's API. */
export interface ChatRoutesDeps {
  storage: Storage
  events: ChatEvents
  sessions: Sessions
  visits: Visits
  /** Shows agents that the citizen is typing, while one of them handles the chat. */
  typing: (chatId: string) => Promise<void>
  cases: Cases
  /** Responds with the report of a case as PDF. */
  reports: Pick<Reports, 'answer'>
  /** Builds what a page needs to take a report offline. @throws Problem `not-found` */
  outline: (gwId: string, lang: string) => ReportOutline
  feedback: ReturnType<typeof createFeedback>
  push: Pick<Push, 'key' | 'subscribe' | 'unsubscribe'>
  /** Kicked when there is a call to make. */
  outbox: Pick<Outbox, 'kick'>
  notifier: ChatNotifier
  channels: ReadonlyMap<string, Channel>
  timezone: string
  numbers: Pick<CaseNumbers, 'shownOf'>
  /** The voice API, if it is enabled. */
  speech?: Hono<ChatEnv>
  chatStreams: ChatStreams
  /** Records that the pages of some chats are open; streams do this themselves. */
  seen: (chatIds: readonly string[]) => Promise<void>
  /** Open streams and polls; ended at shutdown. */
  streams: Set<OpenStream>
  limits: Limits
  /** Counts open streams by address. */
  openStreams: OpenCounts
  refusals: RefusalCount
  timers: Timers
  /** Maximum time in milliseconds for a JSON body to arrive. */
  bodyMs: number
}

/** Variables of a request; `session` is set after the token is checked. */
export type ChatEnv = {
  Bindings: HttpBindings
  Variables: RelayEnv['Variables'] & { session: SessionClaims }
}

const eventsQuery = z.object({
  after: z.coerce.number().int().min(0).max(mostSeq).default(0),
  /** Maximum wait in seconds; if present, the response is JSON instead of a stream. */
  wait: z.coerce.number().int().min(0).max(55).optional(),
})
/**
 * Time in milliseconds after which a page retries a refused stream; until then it can still send messages.
 */
const streamRetryMs = 15_000

/**
 * Creates the chat page's API. All calls except opening a session and the report outline require a session
 * token.
 */
export function createChatRoutes(deps: ChatRoutesDeps): Hono<ChatEnv> {
  const app = new Hono<ChatEnv>()
  app.use(async (c, next) => {
    await next()
    // Hono's own method would copy the response, with its body as a stream.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  addOpenRoutes(app, deps)
  if (deps.speech) app.route('/', deps.speech)
  addSelfCheckedRoutes(app, deps)
  app.use(async (c, next) => {
    c.set('session', await deps.sessions.authenticate(c.req.header('authorization')))
    await next()
  })
  addChatRoutes(app, deps)
  addCaseRoutes(app, deps)
  return app
}

/** Reads the JSON body of a request. */
const read = <S extends z.ZodType>({ bodyMs, timers }: ChatRoutesDeps, c: Context<ChatEnv>, schema: S) =>
  readIncomingJson(c.env.incoming, schema, { withinMs: bodyMs, timers })

/** Counts a call of an open chat against its limit. */
const limited = ({ limits }: ChatRoutesDeps, name: LimitName) =>
  createMiddleware<ChatEnv>(async (c, next) => {
    const { chatId, gwId } = c.get('session')
    await limits.spend(name, { address: c.get('address'), chat: chatId, channel: gwId })
    await next()
  })

/** Adds the calls that require no session token. */
function addOpenRoutes(app: Hono<ChatEnv>, deps: ChatRoutesDeps): void {
  app.post('/sessions', async (c) => {
    const address = c.get('address')
    await deps.limits.spend('session', { address })
    return c.json(await deps.visits.open(await read(deps, c, sessionRequest), { address }), 201)
  })

  app.get('/report', (c) => {
    const { gwId, lang } = parseWith(reportOutlineQuery, c.req.query())
    // The response is the same for everyone, so caches may store it for a while.
    return c.json(deps.outline(gwId, lang), 200, { 'cache-control': 'public, max-age=300' })
  })
}

/** Adds the calls that check the session in their own way: writing, and signing out. */
function addSelfCheckedRoutes(app: Hono<ChatEnv>, deps: ChatRoutesDeps): void {
  const { sessions } = deps
  const readMessage = async (c: Context<ChatEnv>) => ({
    request: await read(deps, c, messageRequest),
    withReport: parseWith(messageQuery, c.req.query()).report !== undefined,
  })
  const claimed = createMiddleware<ChatEnv>(async (c, next) => {
    c.set('session', await sessions.claims(c.req.header('authorization')))
    await next()
  })
  app.post('/messages', claimed, limited(deps, 'message'), async (c) => {
    // The message's transaction checks that the session has not ended. Only a valid session may learn what is
    // wrong with a body.
    const { request, withReport } = await readMessage(c).catch(async (error: unknown) => {
      await sessions.confirm(c.get('session'), 'authorization')
      throw error
    })
    const from = { address: c.get('address'), withReport }
    return c.json(await deps.visits.say(c.get('session'), request, from), 202)
  })

  const resumable = createMiddleware<ChatEnv>(async (c, next) => {
    c.set('session', await sessions.resumable(c.req.header('authorization')))
    await next()
  })
  // An expired session can still be resumed, so signing out must end it too.
  app.delete('/human', resumable, limited(deps, 'human'), async (c) => {
    await sessions.signOut(c.get('session'))
    return c.body(null, 204)
  })
}

/** Adds the calls about the chat itself, for sessions that have been checked. */
function addChatRoutes(app: Hono<ChatEnv>, deps: ChatRoutesDeps): void {
  const { storage, sessions } = deps
  app.get('/events', limited(deps, 'stream'), (c) => streamEvents(deps, c))
  app.get('/messages', limited(deps, 'history'), async (c) =>
    c.json(
      await deps.events.messagesBefore(
        storage.db,
        c.get('session').chatId,
        parseWith(historyQuery, c.req.query()),
      ),
    ),
  )
  app.post('/typing', limited(deps, 'typing'), async (c) => {
    await deps.typing(c.get('session').chatId)
    return c.body(null, 204)
  })
  app.put('/human', limited(deps, 'human'), async (c) => {
    const instead = await sessions.setHuman(c.get('session'), await read(deps, c, humanRequest))
    return instead ? c.json(instead) : c.body(null, 204)
  })
  app.post('/feedback', limited(deps, 'feedback'), async (c) => {
    await deps.feedback(c.get('session'), await read(deps, c, feedbackRequest))
    deps.outbox.kick()
    return c.body(null, 204)
  })
  app.get('/transcript', limited(deps, 'transcript'), (c) =>
    answerTranscript(deps, c.get('session'), c.req.query()),
  )
  app.get('/push', limited(deps, 'push'), (c) => c.json(deps.push.key()))
  app.put('/push', limited(deps, 'push'), async (c) => {
    await deps.push.subscribe(c.get('session').chatId, await read(deps, c, pushRequest))
    return c.body(null, 204)
  })
  app.delete('/push', limited(deps, 'push'), async (c) => {
    await deps.push.unsubscribe(storage.db, c.get('session').chatId)
    return c.body(null, 204)
  })
  app.delete('/session', limited(deps, 'erase'), async (c) => {
    await sessions.erase(c.get('session'))
    deps.outbox.kick()
    return c.body(null, 204)
  })
}

/** Adds the calls about the cases of the chat. */
function addCaseRoutes(app: Hono<ChatEnv>, deps: ChatRoutesDeps): void {
  app.get('/cases', limited(deps, 'case'), async (c) =>
    c.json({ cases: await deps.cases.list(c.get('session').chatId) }),
  )
  app.get('/cases/:case_id', limited(deps, 'case'), async (c) =>
    c.json(await deps.cases.get(c.get('session').chatId, c.req.param('case_id'))),
  )
  app.get('/cases/:case_id/report', limited(deps, 'report'), (c) =>
    deps.reports.answer(c.get('session'), c.req.param('case_id')),
  )
}

async function streamEvents(deps: ChatRoutesDeps, c: Context<ChatEnv>): Promise<Response> {
  const session = c.get('session')
  const query = c.req.query()
  const lastEventId = c.req.header('last-event-id')
  const { after, wait } = parseWith(eventsQuery, { ...query, ...(lastEventId && { after: lastEventId }) })
  const leave = enterStream(deps, c.get('address'))
  if (wait !== undefined) return Response.json(await waitForEvents(deps, c, { after, wait }).finally(leave))
  deps.chatStreams.open({
    chatId: session.chatId,
    after,
    reader: { sessionId: session.sessionId },
    response: c.env.outgoing,
    headers: commonHeaders(c.get('requestId')),
    onEnd: leave,
  })
  return answeredByHand()
}

async function waitForEvents(
  { storage, events, notifier, streams, timers, seen }: ChatRoutesDeps,
  c: Context<ChatEnv>,
  { after, wait }: { after: number; wait: number },
) {
  const session = c.get('session')
  const control = new AbortController()
  streams.add(control)
  c.req.raw.signal.addEventListener('abort', () => control.abort())
  const read = (seq: number, limit: number) => events.afterFor(storage.db, session, seq, limit)
  const { chatId } = session
  seen([chatId]).catch(() => {})
  return pollEvents({
    ...{ read, notifier, chatId, after, timers },
    waitMs: wait * 1000,
    signal: control.signal,
  }).finally(() => streams.delete(control))
}

/** @throws Problem `overloaded` when the maximum number of streams is open */
function enterStream({ openStreams, refusals }: ChatRoutesDeps, address: string): () => void {
  const leave = openStreams.enter(address)
  if (leave) return leave
  refusals.note({ kind: 'capacity-refused', detail: 'streams', actor: address })
  throw new Problem('overloaded', { retryAfterMs: streamRetryMs })
}
