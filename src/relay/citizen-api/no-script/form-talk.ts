import type { Context } from 'hono'
import { limits as bounds } from '../../../contract/primitives/limits.ts'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { RelayEnv } from '../../../http/hono-answers.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Channel } from '../../config/channel.ts'
import type { Limits } from '../../security/rate-limits/limits.ts'
import type { ChatEvents } from '../chat/chat-events.ts'
import { findChat } from '../chat/chats.ts'
import type { Reports } from '../chat/report-answer.ts'
import type { Visits } from '../chat/visits.ts'
import { toMessage, type WrongAnswer } from './answers.ts'
import { addressOf, type Here, type Visit } from './here.ts'
import { fill, type Markup } from './markup.ts'
import type { NewsWait } from './news-wait.ts'
import { drawErase, drawLanguages, drawTalk } from './pages.ts'
import { formatPlace, parsePlace } from './place.ts'
import { drawQuestion, type QuestionOptions } from './question-page.ts'
import type { createScreens, Screen } from './screen.ts'
import { wordsOf } from './words.ts'

/** Dependencies of the pages of an open chat. */
export interface FormTalkDeps {
  db: Db
  events: ChatEvents
  screens: ReturnType<typeof createScreens>
  visits: Pick<Visits, 'say'>
  reports: Pick<Reports, 'answer' | 'caseOf'>
  wait: NewsWait
  limits: Limits
  /** Returns the languages of the dialogue. */
  spoken: () => readonly string[]
  /** Builds the context of a page. */
  hereOf: (c: Context<RelayEnv>, channel: Channel, options: { lang: string; visit?: Visit }) => Here
}

/** A request of a citizen with an open chat. */
interface OpenVisit {
  c: Context<RelayEnv>
  channel: Channel
  visit: Visit
}

/** The pages of an open chat. */
export interface FormTalk {
  /** Responds with the page that a query requests; undefined if the chat was deleted. */
  show(open: OpenVisit, query: URLSearchParams): Promise<Response | undefined>
  /** Processes a submitted form, and responds with the next page. */
  take(open: OpenVisit, form: URLSearchParams): Promise<Response | undefined>
  /**
   * Responds with the newest question. Redirects to its address, unless the browser has no session cookie or
   * the page must contain a `draft`.
   */
  goOn(open: OpenVisit, draft: string | null): Promise<Response | undefined>
}

/** How long a page waits for a promised answer, in milliseconds. Most cases have their number by then. */
const promisedMs = 4000
/** Maximum number of messages on a transcript page. */
const talkMessages = 30

/** Creates the pages of open chats. */
export function createFormTalk(deps: FormTalkDeps): FormTalk {
  return {
    show: (open, query) => show(deps, open, query),
    goOn: (open, draft) => goOn(deps, open, draft),
    take: (open, form) => take(deps, open, form),
  }
}

async function show(
  deps: FormTalkDeps,
  open: OpenVisit,
  query: URLSearchParams,
): Promise<Response | undefined> {
  const { limits, db, events } = deps
  await limits.spend('history', spendOf(open))
  const { c, channel, visit } = open
  const { chatId } = visit.claims
  const chat = await findChat(db, chatId)
  if (!chat) return undefined
  const here = deps.hereOf(c, channel, { lang: chat.lang, visit })
  switch (query.get('view')) {
    case 'talk': {
      const before = parsePlace(query.get('before'))?.seq
      const { messages, more } = await events.messagesBefore(db, chatId, { before, limit: talkMessages })
      return page(c, drawTalk(here, messages, more))
    }
    case 'language':
      return page(c, drawLanguages(here, deps.spoken()))
    case 'erase':
      return page(c, drawErase(here))
    case 'paper': {
      await limits.spend('report', spendOf(open))
      return deps.reports.answer(visit.claims, (await deps.reports.caseOf(chatId)) ?? '')
    }
    default:
      return showQuestion(deps, open, query)
  }
}

async function take(
  deps: FormTalkDeps,
  open: OpenVisit,
  form: URLSearchParams,
): Promise<Response | undefined> {
  const { limits, db, events } = deps
  await limits.spend('message', spendOf(open))
  const { c, visit } = open
  const { chatId } = visit.claims
  const message = await toMessage(form, { db, events, chatId })
  const { form: texts, page: words } = wordsOf(await langOf(db, chatId))
  if (typeof message === 'string') {
    const problem = message === 'empty' ? texts.empty : fill(texts.tooLong, { n: bounds.messageChars })
    const draft = form.get('say')?.trim()
    return showQuestion(deps, open, form, { problem, draft, status: statusOf[message] })
  }
  try {
    await deps.visits.say(visit.claims, message, { address: c.get('address') })
  } catch (error) {
    if (!isProblem(error) || error.code !== 'step-changed') throw error
    const draft = message.type === 'text' ? message.text : undefined
    return showQuestion(deps, open, new URLSearchParams(), { problem: words.movedOn, draft, status: 409 })
  }
  return goOn(deps, open, form.get('draft'))
}

async function goOn(
  deps: FormTalkDeps,
  open: OpenVisit,
  draft: string | null,
): Promise<Response | undefined> {
  if (draft || open.visit.keeps === 'field')
    return showQuestion(deps, open, new URLSearchParams(), { draft: draft ?? undefined })
  const screen = await deps.screens(open.visit.claims.chatId)
  return screen && open.c.redirect(addressOf(open.channel, { at: formatPlace(screen.place) }), 303)
}

async function showQuestion(
  deps: FormTalkDeps,
  open: OpenVisit,
  query: URLSearchParams,
  {
    problem,
    draft,
    status = 200,
  }: Pick<QuestionOptions, 'problem' | 'draft'> & { status?: 200 | 400 | 409 | 413 } = {},
) {
  const place = parsePlace(query.get('at'))
  const screen = await awaited(deps, open, await deps.screens(open.visit.claims.chatId, place))
  if (!screen) return undefined
  const here = deps.hereOf(open.c, open.channel, { lang: screen.lang, visit: open.visit })
  const isLooking = query.get('look') === '1' && !screen.isPast && !hasNews(screen, place?.seq ?? 0)
  return page(open.c, drawQuestion(here, screen, { problem, draft, isLooking }), status)
}

/** Rebuilds a page until the promised answer has arrived or the wait is over. */
async function awaited(
  deps: FormTalkDeps,
  { c, visit }: OpenVisit,
  first: Screen | undefined,
): Promise<Screen | undefined> {
  const { claims: session } = visit
  let screen = first
  for (const until = performance.now() + promisedMs; screen?.isAwaited; ) {
    const waitMs = until - performance.now()
    if (waitMs <= 0 || c.req.raw.signal.aborted) break
    const { signal } = c.req.raw
    const heard = await deps.wait({
      session,
      after: screen.made,
      address: c.get('address'),
      waitMs,
      signal,
    })
    if (!heard) break
    screen = await deps.screens(session.chatId)
  }
  return screen
}

const spendOf = ({ c, visit: { claims } }: OpenVisit) => ({
  address: c.get('address'),
  chat: claims.chatId,
  channel: claims.gwId,
})

const statusOf = { empty: 400, 'too-long': 413 } as const satisfies Record<WrongAnswer, number>

const hasNews = ({ messages }: Screen, seq: number): boolean => messages.some((message) => message.seq > seq)

const langOf = async (db: Db, chatId: string): Promise<string> => {
  const chat = await findChat(db, chatId)
  if (!chat) throw new Problem('unauthenticated')
  return chat.lang
}

const page = (c: Context<RelayEnv>, markup: Markup, status: 200 | 400 | 409 | 413 = 200) =>
  c.html(markup, status)
