import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { allPacks } from '../../../src/assistant/dialog/deployment/packs.ts'
import type { Payment, ScamState, StepId } from '../../../src/assistant/dialog/model/state.ts'
import type { Dialog, DialogEffect, DialogMessage, Turn } from '../../../src/assistant/dialog/model/types.ts'
import { createTexts } from '../../../src/assistant/dialog/model/wording.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { textFiles } from './fixtures.ts'
import { type Line, now, profile, show, talk } from './talk.ts'

/** Message of the citizen, and the expected reply. */
interface Exchange {
  says: string
  /** Whether the citizen agrees to the report with this message. */
  isConsent: boolean
  /** Texts that the reply must contain. */
  told: string[]
  /** Texts that the reply must not contain. */
  untold: string[]
}

/** Conversation in free words, as people write. */
export interface FreeConversation {
  title: string
  lang: string
  exchanges: Exchange[]
  /** All facts that are known at the end, as JSON, by their path in the answers. */
  facts: Record<string, string>
  /** Secrets in the citizen's messages, which must not be stored anywhere. */
  secrets: string[]
  /** Number of messages until the case number, and how many of them are typed. */
  toCase?: { turns: number; typed: number }
}

const folder = join(import.meta.dirname, '../../conversations/as-people-write')

/**
 * Reads the conversations of a file. `#` begins one. `>` is a message of the citizen, `>>` one that gives
 * consent; below it, `+` is a text that the reply must contain, `-` one that it must not. `=` is a fact at
 * the end (`payments.0.amountMinor: 500000`), `x` a secret, and `@ 5 turns, 2 typed` the number of messages
 * until the case number.
 */
export const parseConversations = (file: string): FreeConversation[] =>
  readFileSync(file, 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((text) => parse(text, basename(file, '.txt')))

/** Reads all conversations in free words, in all languages. */
export const freeConversations = (): FreeConversation[] =>
  textFiles(folder).flatMap((file) => parseConversations(join(folder, file)))

/** Additional helplines of this deployment. */
export const crisisAndChild = {
  crisisLine: { label: 'Crisis line', number: '988' },
  childLine: { label: 'Child line', number: '116' },
  violenceLine: { label: 'Line about violence at home', number: '117' },
}

/** Dialogue of all these conversations. */
export const dialog = createScamReport(
  { ...profile, ...crisisAndChild },
  { can: ['send-report', 'find-case', 'hand-over'] },
)

function parse(text: string, lang: string): FreeConversation {
  const [title = '', ...lines] = text.split('\n')
  const read: FreeConversation = { title, lang, exchanges: [], facts: {}, secrets: [] }
  for (const line of lines.filter((line) => line.trim() !== '')) {
    const [sign = ''] = line.split(' ')
    const rest = line.slice(sign.length + 1)
    const last = read.exchanges.at(-1)
    if (sign === '>' || sign === '>>')
      read.exchanges.push({ says: rest, isConsent: sign === '>>', told: [], untold: [] })
    else if (sign === '+' && last) last.told.push(rest)
    else if (sign === '-' && last) last.untold.push(rest)
    else if (sign === '=') read.facts[rest.slice(0, rest.indexOf(': '))] = rest.slice(rest.indexOf(': ') + 2)
    else if (sign === 'x') read.secrets.push(rest)
    else if (sign === '@') {
      const [turns = 0, typed = 0] = rest.match(/\d+/g)?.map(Number) ?? []
      read.toCase = { turns, typed }
    } else throw new Error(`${title}: what is "${line}"?`)
  }
  return read
}

/** One message of the citizen, and everything that happens before the next. */
interface Held {
  says: string
  /** Whether the message equals a tap that was offered. */
  isTap: boolean
  before: ScamState
  state: ScamState
  messages: DialogMessage[]
}

/** Case number of every case. */
export const everyCaseNumber = 'R4X-807-5'

/** Results from a relay at which everything succeeds. */
const outcomes: Partial<Record<DialogEffect['type'], Line>> = {
  'create-case': {
    type: 'result',
    effect: 'create-case',
    ok: true,
    caseId: 'CASE-01',
    caseNumber: everyCaseNumber,
  },
  'hand-over': { type: 'result', effect: 'hand-over', ok: true, who: 'there' },
  'send-report': { type: 'result', effect: 'send-report', ok: true },
  'find-case': { type: 'result', effect: 'find-case', ok: true, case: null },
}

/** Conversation in progress. */
export interface Conversing {
  /** First messages of the dialogue. */
  first: DialogMessage[]
  /**
   * Sends the citizen's next message, by default at {@link now}; the relay returns the results of its effects
   * immediately.
   */
  next(says: string, at?: string): Held
  /** Returns everything that is stored of the conversation, as JSON. */
  kept(): string
}

/** Starts a conversation. */
export function converse(dialog: Dialog<ScamState>, lang: string): Conversing {
  const all: Turn<ScamState>[] = []
  const stored: string[] = []
  let last = talk(dialog, [], { lang })
  const first = last.turns.flatMap(({ messages }) => messages)
  let taps = tapsOf(first)
  return {
    first,
    next(says, at = now) {
      const before = last.state
      const turns: Turn<ScamState>[] = []
      const say = (line: Line) => {
        last = talk(dialog, [line], { lang, from: last.state, now: at })
        turns.push(...last.turns)
        stored.push(...last.stored)
        for (const { type } of last.effects) {
          const outcome = outcomes[type]
          if (outcome) say(outcome)
        }
      }
      say(says)
      const messages = turns.flatMap(({ messages }) => messages)
      const isTap = taps.has(says)
      taps = tapsOf(messages)
      all.push(...turns)
      return { says, isTap, before, state: last.state, messages }
    },
    kept: () => JSON.stringify([stored, all]),
  }
}

/** Plays a whole conversation. */
export function hold(
  dialog: Dialog<ScamState>,
  { lang, exchanges }: FreeConversation,
): { held: Held[]; kept: string } {
  const { next, kept } = converse(dialog, lang)
  const held = exchanges.map(({ says }) => next(says))
  return { held, kept: kept() }
}

const tapsOf = (messages: readonly DialogMessage[]) =>
  new Set(
    messages
      .flatMap((message) => (message.type === 'text' ? (message.quickReplies ?? []) : []))
      .map(({ text }) => text),
  )

/** Returns the text on the screen, one message per line. */
export const screen = ({ messages }: Pick<Held, 'messages'>): string => messages.map(show).join('\n')

/** Returns the known facts as a conversation file lists them, without those that the citizen did not know. */
export function factsOf({ answers }: ScamState): Record<string, string> {
  const { forOther, minor, danger, ongoing, moneyLeft, scamType, notScam, contact } = answers
  const hasAmount = answers.payments.some(({ amountMinor }) => amountMinor)
  const known: [string, unknown][] = [
    ['forOther', forOther || undefined],
    ['minor', minor],
    ['danger', danger || undefined],
    ['ongoing', ongoing],
    // An amount implies that money has left.
    ['moneyLeft', hasAmount && moneyLeft === 'yes' ? undefined : moneyLeft],
    ['scamType', scamType],
    ['notScam', notScam],
    ['contact', contact],
    ...answers.payments.flatMap((payment, at) =>
      factsOfPayment(payment).map(([key, value]): [string, unknown] => [`payments.${at}.${key}`, value]),
    ),
  ]
  const told = known.filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(told.map(([path, value]) => [path, JSON.stringify(value)]))
}

const factsOfPayment = ({ bank, amountMinor, paidAt, reference, receiver }: Payment): [string, unknown][] => [
  ['bank', bank?.code ?? bank?.name],
  ['amountMinor', amountMinor],
  ['paidAt', paidAt?.at],
  ['reference', reference],
  ['receiver.account', receiver?.account],
  ['receiver.name', receiver?.name],
  ['receiver.bank', receiver?.bank?.code ?? receiver?.bank?.name],
]

/** The fact that each question asks for. */
const asked: Partial<Record<StepId, (state: ScamState) => unknown>> = {
  ongoing: ({ answers }) => answers.ongoing,
  moneyLeft: ({ answers }) => answers.moneyLeft,
  type: ({ answers }) => answers.scamType,
  typeMore: ({ answers }) => answers.scamType,
  contact: ({ answers }) => answers.contact,
  bank: ({ answers, payment }) => answers.payments[payment]?.bank,
  amount: ({ answers, payment }) => answers.payments[payment]?.amountMinor,
  when: ({ answers, payment }) => answers.payments[payment]?.paidAt,
  reference: ({ answers, payment }) => answers.payments[payment]?.reference,
  receiver: ({ answers, payment }) => answers.payments[payment]?.receiver,
}

const textsOf = createTexts({}, allPacks)
const labelsOf = (lang: string): readonly string[] => Object.values(textsOf(lang).labels)

/** Tells whether the dialogue asks for a fact that is already known and not being changed. */
export const asksWhatWasSaid = ({ says, before, state }: Held): boolean => {
  const isTapOnCard = before.step === 'summary' && labelsOf(state.lang).includes(says)
  const isChange = before.step === 'editMenu' || isTapOnCard
  return state.step !== before.step && !isChange && asked[state.step]?.(state) !== undefined
}
