import { deliveryChannels } from '../../../contract/operations/vocabulary.ts'
import { reportsLoss, type ScamState, type StepId, withAnswers } from '../model/state.ts'
import {
  type Context,
  type Deployment,
  type Outcome,
  type RefusedAnswer,
  type Step,
  say,
} from '../model/step.ts'
import type { NewsChannel } from '../model/types.ts'
import { contactText } from '../report/facts.ts'
import { maskEmail, maskTail } from '../report/format.ts'
import { isTap, means, mentions, parseTri } from '../understand/choice.ts'
import { findEmail, parsePhone } from '../understand/identifiers.ts'

/** The tap that selects each channel. */
const taps = {
  sms: 'newsSms',
  voice_callback: 'newsCall',
  email: 'newsEmail',
} as const satisfies Record<NewsChannel, keyof Context['texts']['taps']>

/** Tells whether a deployment sends notifications. */
export const sendsNews = ({ can }: Pick<Deployment, 'can'>): boolean =>
  deliveryChannels.some((channel) => can.has(`news-${channel}`))

/** Tells whether the citizen wants notifications. */
export const wantsNews = ({ answers }: ScamState): boolean =>
  answers.news !== undefined && answers.news !== 'none'

/**
 * The channels that the deployment has and the citizen's contact allows. There is no news of money that never
 * left.
 */
function newsWays(state: ScamState, { can }: Pick<Deployment, 'can'>): NewsChannel[] {
  const { answers } = state
  if (!reportsLoss(state)) return []
  return deliveryChannels.filter(
    (channel) => can.has(`news-${channel}`) && (channel === 'email' ? answers.email : answers.contact),
  )
}

/** The channel that the citizen's words ask for; undefined when they name none or several, or refuse one. */
export function namedWay(text: string, c: Context): NewsChannel | undefined {
  const tapped = deliveryChannels.find((channel) => isTap(text, taps[channel], c))
  if (tapped || mentions(text, c, (w) => w.newsNot)) return tapped
  const named = deliveryChannels.filter((channel) => mentions(text, c, (w) => w.news[channel]))
  return named.length === 1 ? named[0] : undefined
}

/** Asks how the citizen wants to be notified. Asked once, and only if there is a channel. */
const news: Step = {
  inCase: true,
  wanted: (state, deployment) => state.answers.news === undefined && newsWays(state, deployment).length > 0,
  prompt: (c) => ({
    text: c.texts.ask.news.ask,
    taps: [...newsWays(c.state, c).map((channel) => c.texts.taps[taps[channel]]), c.texts.taps.newsNone],
  }),
  again: ({ texts }) => texts.ask.news.again,
  answer(text, c) {
    const given = withAddress(text, c)
    if (given) return given
    const way = namedWay(text, c)
    if (way) return chosen(way, c)
    const [only, ...others] = newsWays(c.state, c)
    const isOnly = others.length === 0
    // "Not by SMS" leaves open whether the citizen wants the other.
    const isUnclear = !isOnly && deliveryChannels.some((channel) => mentions(text, c, (w) => w.news[channel]))
    if (isUnclear) return undefined
    const tri = parseTri(text, c)
    if (means(text, c, 'newsNone', (w) => w.no) || tri === 'no') return none(c)
    return tri === 'yes' && only && isOnly ? chosen(only, c) : undefined
  },
  unknown: (c) => none(c),
}

const none = (c: Context): Outcome => ({
  state: withAnswers(c.state, { news: 'none' }),
  say: [say(c.texts.say.newsNone)],
})

/** If the chosen channel has no address yet, asks for one first. */
function chosen(way: NewsChannel, c: Context): Outcome | RefusedAnswer | undefined {
  const { state, texts } = c
  if (newsWays(state, c).includes(way)) {
    const text = texts.say.newsNoted({ way: texts.taps[taps[way]], stop: texts.taps.stopNews })
    return { state: withAnswers(state, { news: way }), say: [say(text)] }
  }
  if (!c.can.has(`news-${way}`)) return undefined
  return { refusal: way === 'email' ? texts.ask.newsEmail : texts.ask.contact.ask, ask: '' }
}

/**
 * An address given here instead of a tap: an e-mail address selects the channel, a number may come with one.
 */
function withAddress(text: string, c: Context): Outcome | undefined {
  const email = c.can.has('news-email') ? findEmail(text) : undefined
  if (email) {
    const next = c.at(withAnswers(c.state, { email }))
    const outcome = chosen('email', next)
    return outcome && 'state' in outcome ? { ...outcome, masked: maskEmail(email) } : undefined
  }
  const contact = parsePhone(text, c.profile.country)
  if (!contact) return undefined
  const next = c.at(withAnswers(c.state, { contact }))
  const way = namedWay(text, next)
  const outcome = way && chosen(way, next)
  const masked = maskTail(contact)
  if (outcome && 'state' in outcome) return { ...outcome, masked }
  return { state: next.state, note: c.texts.say.contactNoted({ contact: contactText(contact, c) }), masked }
}

/** Steps about notifications outside the chat. */
export const newsSteps = { news } as const satisfies Partial<Record<StepId, Step>>
