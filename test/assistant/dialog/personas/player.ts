import type { Payment, ScamState } from '../../../../src/assistant/dialog/model/state.ts'
import type { DialogMessage } from '../../../../src/assistant/dialog/model/types.ts'
import { dialogTexts } from '../../../../src/assistant/languages/at-once.ts'
import type { Action, Askable } from '../../../../src/contract/chat/message.ts'
import { converse, dialog, everyCaseNumber } from '../as-people-write.ts'
import { now, profile, show } from '../talk.ts'
import type { Facts, Persona } from './persona.ts'

/** One message of a person, and the reply. */
interface Exchange {
  says: string
  /** Key of the message: `opening`, a question, or `at:N`. */
  line: string
  reply: string
  asks?: Askable | undefined
  advises: readonly Action[]
  facts: Facts
  /** Whether the message led to a fact, another question, or an answer. */
  hasEffect: boolean
  caseNumber?: string | undefined
}

/** A person's conversation, and its evaluation. */
export interface Played {
  persona: Persona
  exchanges: readonly Exchange[]
  /** Number of messages until the case number. */
  toCase?: number
  /** Required actions that the first reply did not name. */
  missingFirst: readonly Action[]
  /** Actions that were named although the persona forbids them. */
  forbidden: readonly Action[]
  askedThrice: readonly string[]
  right: number
  wrong: readonly string[]
  lost: readonly string[]
  /** Number of messages about danger; `unheard` lists those in which it was missed. */
  dangers: number
  unheard: readonly string[]
  interjections: number
  unmet: readonly string[]
  /** Whether the person gave up, since the same question was repeated after three answers. */
  hasLeft: boolean
}

const mostMessages = 18
const patience = 3
/** Questions that are not about the case. */
const uncounted: ReadonlySet<string> = new Set(['safe', 'send', 'confirm', 'news', 'change'])
const lifelines: readonly Action[] = ['emergency', 'crisisLine', 'childLine']

/** Default answer, by language. */
const unknown: Readonly<Record<string, string>> = {
  en: 'i dont know',
  fr: 'je ne sais pas',
  tl: 'hindi ko alam',
  ceb: 'wala ko kahibalo',
  ur: 'maloom nahi',
  rw: 'simbizi',
  kj: 'kandi shii',
  es: 'no sé',
  pt: 'não sei',
  hi: 'pata nahi',
  ar: 'لا أعرف',
  sw: 'sijui',
}
const yes: Readonly<Record<string, string>> = {
  fr: 'oui',
  tl: 'opo',
  ceb: 'oo',
  ur: 'ji haan',
  rw: 'yego',
  kj: 'ee',
}

/** Plays one persona against the dialogue. */
export function play(persona: Persona): Played {
  const conversation = converse(dialog, persona.lang)
  const exchanges: Exchange[] = []
  const told: Record<string, string> = {}
  const asked = new Map<string, number>()
  const interjections = [...persona.interjections]
  const unheard: string[] = []
  const unmet: string[] = []
  const seen = new Set<string>()
  let dangers = 0
  let hasLeft = false
  const last = () => exchanges.at(-1)
  while (exchanges.length < mostMessages) {
    const before = last()
    const at = interjections.findIndex(({ after }) => after <= exchanges.length)
    const due = exchanges.length > 0 && at >= 0 ? interjections.splice(at, 1)[0] : undefined
    const isOver = before !== undefined && (before.asks === undefined || before.caseNumber !== undefined)
    if (!due && isOver && interjections.length === 0) break
    const question = before?.asks ?? 'none'
    const times = asked.get(question) ?? 0
    // A person in danger is with someone now, and need not answer again.
    if (!due && times > patience && question === 'safe') break
    if (!due && times > patience && !uncounted.has(question)) {
      hasLeft = true
      break
    }
    const line = !before ? 'opening' : due ? `at:${due.after}` : question
    const says = !before ? persona.opening : (due?.text ?? answerOf(persona, question, times - 1))
    Object.assign(told, persona.knows[line])
    const held = conversation.next(says, now)
    const facts = factsOf(held.state)
    const advises = held.messages.flatMap((message) =>
      message.type === 'text' ? (message.advises ?? []) : [],
    )
    const question2 = held.messages.findLast(
      (message) => message.type === 'text' && message.asks !== undefined,
    )
    const asks = question2?.type === 'text' ? question2.asks : undefined
    const texts = held.messages.map(textOf)
    // "I understand that it is not over" answers somebody who is still in danger.
    const { notOver } = dialogTexts[held.state.lang]?.say ?? {}
    const isHeard = texts.at(-1) === notOver?.({ number: profile.emergencyNumber })
    const isNew = texts.slice(0, isHeard ? undefined : -1).some((text) => !seen.has(text))
    const hasChanged = JSON.stringify(facts) !== JSON.stringify(before?.facts ?? {})
    for (const text of texts) seen.add(text)
    const one: Exchange = {
      says,
      line,
      reply: held.messages.map(show).join('\n'),
      asks,
      advises,
      facts,
      hasEffect: !before || hasChanged || asks !== before.asks || isNew,
      caseNumber: held.state.caseId ? everyCaseNumber : undefined,
    }
    exchanges.push(one)
    // Repeating a question after the person's own question or request does not count.
    if (asks && !due) asked.set(asks, (asked.get(asks) ?? 0) + 1)
    if ((!before && persona.situation === 'danger') || due?.expect === 'danger') {
      dangers++
      if (!lifelines.some((line) => advises.includes(line))) unheard.push(says)
    }
    if (
      due &&
      !isMet(due.expect, {
        one,
        before,
        told: persona.knows[line],
        state: held.state,
        messages: held.messages,
      })
    )
      unmet.push(`${due.expect}: ${says}`)
  }
  const first = exchanges[0]?.advises ?? []
  const toCase = exchanges.findIndex(({ caseNumber }) => caseNumber !== undefined) + 1
  const all = new Set(exchanges.flatMap(({ advises }) => advises))
  return {
    persona,
    exchanges,
    ...(toCase > 0 && { toCase }),
    missingFirst: persona.first.filter((action) => !first.includes(action) && !isSaid(action, first)),
    forbidden: persona.never.filter((action) => all.has(action)),
    askedThrice: [...asked]
      .filter(([name, times]) => times > 2 && !uncounted.has(name))
      .map(([name]) => name),
    ...compare(told, last()?.facts ?? {}),
    dangers,
    unheard,
    interjections: persona.interjections.length - interjections.length,
    unmet,
    hasLeft,
  }
}

/** The line for vulnerable customers belongs to the bank, too. */
const isSaid = (action: Action, advised: readonly Action[]) =>
  action === 'callBank' && advised.includes('vulnerableLine')

function isMet(
  expect: Persona['interjections'][number]['expect'],
  {
    one,
    before,
    told,
    state,
    messages,
  }: {
    one: Exchange
    before: Exchange | undefined
    told: Facts | undefined
    state: ScamState
    messages: readonly DialogMessage[]
  },
): boolean {
  switch (expect) {
    case 'danger':
      return lifelines.some((line) => one.advises.includes(line))
    case 'person':
      return (
        state.handOverAsked === true ||
        one.reply.includes(dialogTexts[state.lang]?.say.handOverComing ?? 'person')
      )
    case 'correction':
    case 'fact':
      return (
        compare(told ?? {}, one.facts).wrong.length === 0 && compare(told ?? {}, one.facts).lost.length === 0
      )
    case 'notClosed':
      return one.asks !== undefined || one.caseNumber !== undefined
    case 'answer':
      return messages.length > 1 || one.asks !== before?.asks
    default:
      return expect satisfies never
  }
}

function answerOf({ says, lang }: Persona, question: string, times: number): string {
  const lines = says[question] ?? (question === 'confirm' ? (yes[lang] ? [yes[lang]] : says.send) : undefined)
  return lines?.[Math.min(Math.max(times, 0), lines.length - 1)] ?? unknown[lang] ?? 'i dont know'
}

const textOf = (message: DialogMessage) =>
  message.type === 'text' ? message.text : message.cards.map(({ title }) => title).join()

/** Returns the date in Manila at an instant. */
const dayOf = (at: string) => new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 10)
const nameOf = (bank: Payment['bank']) =>
  bank?.code ? profile.banks.find(({ code }) => code === bank.code)?.name : bank?.name

/** Returns all stored facts in the vocabulary of the personas. */
function factsOf({ answers }: ScamState): Facts {
  const facts: Record<string, string> = {}
  const set = (path: string, value: string | null | undefined) => {
    if (value) facts[path] = value
  }
  for (const [at, payment] of answers.payments.entries()) {
    set(
      `payments.${at}.amount`,
      payment.amountMinor
        ? `${payment.amountMinor / 100} ${profile.currency}`
        : payment.foreign &&
            `${payment.foreign.minor / 10 ** payment.foreign.decimals} ${payment.foreign.currency}`,
    )
    set(`payments.${at}.date`, payment.paidAt ? dayOf(payment.paidAt.at) : undefined)
    set(`payments.${at}.bank`, nameOf(payment.bank))
    set(`payments.${at}.account`, payment.receiver?.account)
    set(`payments.${at}.name`, payment.receiver?.name)
    set(`payments.${at}.toBank`, nameOf(payment.receiver?.bank))
    set(`payments.${at}.reference`, payment.reference)
  }
  set('contact', answers.contact ?? answers.email)
  set('scammer', answers.payments[0]?.receiver?.words ?? answers.details?.contactWay)
  set('scamType', answers.scamType)
  set('forOther', answers.forOther ? 'true' : undefined)
  return facts
}

const placesOf = (facts: Facts) => [
  ...new Set(Object.keys(facts).flatMap((path) => /^payments\.(\d+)/.exec(path)?.[1] ?? [])),
]
const plain = (path: string, value: string) => {
  if (path === 'contact' && !value.includes('@')) return value.replace(/\D/g, '').slice(-9)
  const folded = value.toLowerCase().trim()
  // "389.90 EUR"
  if (path.endsWith('amount')) return folded.replace(/^[\d.]+/, (number) => String(Number(number)))
  return /account|reference|scammer/.test(path)
    ? folded.replace(/^\+63/, '0').replace(/[^a-z0-9]/g, '')
    : folded
}
/** Compares two values; the wanted one may list others that are right as well: "CommBank|Commonwealth Bank". */
const isSame = (path: string, found: string, wanted: string): boolean =>
  wanted.split('|').some((one) => isAlike(path, found, kinds[one] ?? one))

/** "HDFC" equals "HDFC Bank", and a link can be part of a sentence. */
const isAlike = (path: string, found: string, wanted: string): boolean => {
  const [one, other] = [plain(path, found), plain(path, wanted)]
  if (/bank$/i.test(path)) return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `)
  return one === other || (path === 'scammer' && one.includes(other))
}

/** Scam types that have another name in the personas than in the API. */
const kinds: Readonly<Record<string, string>> = {
  impersonation_bank: 'impersonation_bank_police',
  phishing: 'account_takeover',
  sextortion: 'extortion_coercion',
}

/** Compares the stated facts with the stored ones. Payments are matched by amount first. */
function compare(told: Facts, noted: Facts): { right: number; wrong: string[]; lost: string[] } {
  const free = new Set(placesOf(noted))
  const places = new Map<string, string>()
  const amountAt = (facts: Facts, at: string) => facts[`payments.${at}.amount`]
  for (const at of placesOf(told)) {
    const same = [...free].find(
      (other) => amountAt(told, at) !== undefined && amountAt(noted, other) === amountAt(told, at),
    )
    const place = same ?? [...free][0]
    if (place === undefined) continue
    places.set(at, place)
    free.delete(place)
  }
  const wrong: string[] = []
  const lost: string[] = []
  let right = 0
  for (const [path, value] of Object.entries(told)) {
    const [, at = '', key = ''] = /^payments\.(\d+)\.(.*)$/.exec(path) ?? []
    const there = key ? `payments.${places.get(at) ?? '-'}.${key}` : path
    const account = path === 'scammer' ? noted['payments.0.account'] : undefined
    const found = account && isSame(path, account, value) ? account : (noted[there] ?? account)
    if (found === undefined) lost.push(`${path}: ${value}`)
    else if (isSame(path, found, value)) right++
    else wrong.push(`${path}: ${found} (${value})`)
  }
  return { right, wrong, lost }
}
