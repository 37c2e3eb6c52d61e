import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Dialog, DialogProfile } from '../../../assistant/dialog/model/types.ts'
import { renewed } from '../../../assistant/dialog/renewed.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { RelayEnv } from '../../../http/hono-answers.ts'
import { problemHeaders, problemResponse } from '../../../http/problem-answers.ts'
import { answerFile, type BuiltFile, toBuiltFile } from '../../../http/static-files.ts'
import type { Channel } from '../../config/channel.ts'
import { toChannelInfo } from '../chat/channel-info.ts'
import type { ChatRoutesDeps } from '../chat/routes.ts'
import { readForm } from './answers.ts'
import { createFormCookies, type FormCookies } from './cookies.ts'
import { createFormTalk } from './form-talk.ts'
import { createFormVisits, requireOwnPage, requireProof } from './form-visits.ts'
import { addressOf, type Here, type Visit } from './here.ts'
import { createNewsWait } from './news-wait.ts'
import { numbersOf } from './numbers.ts'
import { drawErased, drawStart } from './pages.ts'
import { drawRefusal } from './refusals.ts'
import { createScreens, type ScreenDeps } from './screen.ts'
import { toStyle } from './style.ts'
import { chooseLanguage, wordsOf } from './words.ts'

/** Dependencies of the form: nearly all those of the chat page's API, since the chat is the same. */
export interface ReportFormDeps
  extends Pick<
      ChatRoutesDeps,
      | 'storage'
      | 'events'
      | 'sessions'
      | 'visits'
      | 'limits'
      | 'notifier'
      | 'outbox'
      | 'openStreams'
      | 'streams'
      | 'timers'
      | 'bodyMs'
    >,
    Pick<ScreenDeps, 'stateOf' | 'numbers'> {
  reports: ChatRoutesDeps['reports'] & ScreenDeps['reports']
  dialog: Dialog
  /** Returns the current dialogue profile of the deployment. */
  profileOf: () => DialogProfile
  /** Returns the current settings of a channel. */
  channelOf: (gwId: string) => Channel | undefined
  keyedHash: KeyedHash
  /** Number of proxies of the deployment; only they can report that a request used TLS. */
  trustedProxies: number
  logger: Logger
}

interface FormVariables {
  here: Here
  /** The form that was sent. */
  sent: URLSearchParams
  /** The rate-limit error of the request, thrown once there is a page to show it on. */
  refused: unknown
}
type FormEnv = { Variables: RelayEnv['Variables'] & Partial<FormVariables> }

/** Creates `/report`: the chat of a channel as pages without JavaScript, one question per page. */
export function createReportForm(deps: ReportFormDeps): Hono<FormEnv> {
  const { channelOf, limits } = deps
  const { db } = deps.storage
  const cookies = createFormCookies({ ...deps, days: deps.profileOf().retentionDays })
  // The keyed hash of a fixed name is a sufficient secret, and it is the same on every relay.
  const found = createFormVisits({
    ...deps,
    cookies,
    secret: deps.keyedHash('form', 'parley form proofs'),
  })
  const { spoken, hereOf, enter, begin, refuse } = createFormEntry(deps, cookies)
  const screens = createScreens({ ...deps, db })
  const talk = createFormTalk({ ...deps, db, screens, wait: createNewsWait({ ...deps, db }), spoken, hereOf })
  const styleOf = createStyles()

  const app = new Hono<FormEnv>()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(pageHeaders))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  app.use('/', async (c, next) => {
    await limits.spend('page', { address: c.get('address') }).catch((error) => c.set('refused', error))
    await next()
  })
  app.onError(refuse)
  app.get('/style.css', (c) => {
    const channel = channelOf(c.req.query('gwId') ?? '')
    const style = channel ? styleOf(channel) : plainStyle
    return answerFile(style, c.req.raw, { 'cache-control': 'public, max-age=3600' })
  })
  app.get('/', async (c) => {
    const query = new URL(c.req.url).searchParams
    const channel = enter(c, { gwId: query.get('gwId'), lang: query.get('lang') })
    const visit = await found.find(c, channel)
    if (query.get('view') === 'erased' && !visit) return c.html(drawErased(hereNow(c)))
    const isBare = !query.has('view') && !query.has('at')
    const open = visit && { c, channel, visit }
    const answer = open && (await (isBare ? talk.goOn(open, null) : talk.show(open, query)))
    // A client that comes from a page of a chat is notified that the chat no longer exists here.
    return answer ?? begin(c, channel, query.has('at') ? 401 : 200)
  })
  app.get('/:gwId', (c) => {
    const { lang } = c.req.query()
    return c.redirect(addressOf({ gwId: c.req.param('gwId') }, lang === undefined ? {} : { lang }), 302)
  })
  app.post('/', async (c) => {
    requireOwnPage(c)
    const form = await readForm(c.req.raw, { withinMs: deps.bodyMs, timers: deps.timers })
    c.set('sent', form)
    const channel = enter(c, { gwId: form.get('gwId'), lang: form.get('lang') })
    const known = await found.find(c, channel, form.get('token') ?? undefined)
    if (form.has('begin')) {
      const visit = known ?? (await found.open(c, channel, hereNow(c).words.lang))
      return (await talk.goOn({ c, channel, visit }, form.get('draft'))) ?? begin(c, channel, 401)
    }
    if (!known) return begin(c, channel, 401)
    requireProof(known, form.get('proof'))
    if (form.has('erase')) return erase(deps, c, { channel, visit: known, cookies })
    const open = { c, channel, visit: known }
    const go = form.get('go')
    const answer = await (go === null ? talk.take(open, form) : talk.show(open, new URLSearchParams(go)))
    return answer ?? begin(c, channel, 401)
  })
  return app
}

/** Erases the chat of a visit, and says so. */
async function erase(
  { limits, sessions, outbox }: ReportFormDeps,
  c: Context<FormEnv>,
  { channel, visit, cookies }: { channel: Channel; visit: Visit; cookies: FormCookies },
): Promise<Response> {
  await limits.spend('erase', { address: c.get('address'), channel: channel.gwId })
  await sessions.erase(visit.claims)
  outbox.kick()
  cookies.drop(c, channel)
  if (visit.keeps === 'field') return c.html(drawErased(hereNow(c)))
  return c.redirect(addressOf(channel, { view: 'erased', lang: hereNow(c).words.lang }), 303)
}

/** Creates what every page of the form begins with: its channel, its language, and the answer to an error. */
function createFormEntry({ channelOf, profileOf, logger }: ReportFormDeps, cookies: FormCookies) {
  const numbers = renewed(profileOf, numbersOf)
  const spoken = () => profileOf().languages
  const hereOf = (
    c: Context<FormEnv>,
    { gwId, title }: Pick<Channel, 'gwId' | 'title'>,
    { lang, visit }: { lang: string; visit?: Visit },
  ): Here => ({
    host: c.req.header('host') ?? '',
    gwId,
    title,
    words: wordsOf(lang),
    numbers: numbers(),
    timezone: profileOf().timezone,
    ...(visit && { visit }),
  })

  /** Sets the channel and language of a request, for any page that answers it. */
  const enter = (c: Context<FormEnv>, asked: { gwId: string | null; lang: string | null }): Channel => {
    const channel = channelOf(asked.gwId ?? '')
    const accepted = [c.req.header('accept-language'), channel?.locales[0]].filter(Boolean).join()
    const lang = chooseLanguage(spoken(), { asked: asked.lang ?? undefined, accepted })
    c.set('here', hereOf(c, channel ?? nowhere, { lang }))
    if (c.get('refused')) throw c.get('refused')
    if (!channel) throw new Problem('channel-not-found')
    c.header('content-security-policy', policyOf(channel.allowedOrigins ?? []))
    return channel
  }

  /** Responds to a client without a valid chat. */
  const begin = (c: Context<FormEnv>, channel: Channel, status: 200 | 401 = 200) => {
    if (cookies.read(c, channel.gwId) === undefined) cookies.ask(c, channel)
    const sent = c.get('sent')
    const draft = sent?.get('draft') || sent?.get('say') || ''
    return c.html(drawStart(hereNow(c), { spoken: spoken(), isLost: status === 401, draft }), status)
  }

  /** Responds to an error with a page, or as the API does. */
  const refuse = (error: Error, c: Context<FormEnv>) => {
    if (!isProblem(error)) logger.error({ err: error, requestId: c.get('requestId') }, 'a form failed')
    const problem = isProblem(error) ? error : new Problem('internal', { cause: error })
    if (isProgram(c)) return problemResponse(problem, c.get('requestId'))
    const here = c.get('here') ?? hereOf(c, nowhere, { lang: chooseLanguage(spoken(), acceptedBy(c)) })
    const headers = problem.status === 401 ? {} : problemHeaders(problem)
    return c.html(drawRefusal(here, problem, c.get('sent')), problem.status as 400, headers)
  }

  return { spoken, hereOf, enter, begin, refuse }
}

/** Creates the cache of the channels' stylesheets. */
function createStyles(): (channel: Channel) => BuiltFile {
  const styles = new WeakMap<Channel, BuiltFile>()
  return (channel) => {
    const known = styles.get(channel)
    const style = known ?? toBuiltFile('style.css', Buffer.from(toStyle(toChannelInfo(channel))))
    styles.set(channel, style)
    return style
  }
}

/** Stylesheet of the page for an unknown channel. */
const plainStyle = toBuiltFile('style.css', Buffer.from(toStyle({})))

/** Placeholder for an unknown channel. */
const nowhere = { gwId: '', title: '' }

/** Returns the page context of the current request, set by {@link createFormEntry}. */
const hereNow = (c: Context<FormEnv>): Here => {
  const here = c.get('here')
  if (!here) throw new Error('No channel has been looked for yet.')
  return here
}

/** A program accepts JSON and gets the errors of the API; text browsers accept anything. */
const isProgram = (c: Context): boolean => /^(?!.*text\/html).*json/.test(c.req.header('accept') ?? '')

const acceptedBy = (c: Context<FormEnv>) => ({ accepted: c.req.header('accept-language') })

/** Returns the content security policy. Sites that may frame the chat page may frame this page. */
const policyOf = (allowedOrigins: readonly string[]): string =>
  `default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self' ${allowedOrigins.join(' ')}`.trimEnd()

const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': policyOf(['*']),
  // With `no-referrer`, browsers would send the origin of our own forms as `null`, like that of another
  // site's frame.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}
