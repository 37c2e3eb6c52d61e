import type { QuestionTopic, TellableKind } from '../src/assistant/languages/tables/reading-words.ts'
import type { DangerKind, Situation } from '../src/assistant/languages/tables/vocabulary.ts'
import type { Intent, Reading } from '../src/assistant/understanding/facts/reading.ts'

/** Facts that a careful reader finds in a text; a member is absent when the text does not say it. */
export interface Labels {
  scamType?: TellableKind
  /** A second kind that fits. */
  scamTypeAlso?: TellableKind
  /** The first or only payment that the citizen made. */
  amount?: number
  /** ISO 4217, if not the deployment's. */
  currency?: string
  payments?: readonly {
    amount: number
    paidAt?: string
    receiver?: { account?: string; name?: string; bank?: string }
  }[]
  /** ISO with an offset; time 00:00 with precision `day`. */
  paidAt?: string
  paidAtPrecision?: 'minute' | 'part' | 'day'
  /** Code or name of the institution that the citizen paid from. */
  bank?: string
  receiver?: { account?: string; name?: string; bank?: string }
  reference?: string
  /** E.164, the citizen's own. */
  contact?: string
  /** The telephone number that the scammer called or wrote from. */
  theirNumber?: string
  ongoing?: 'yes' | 'no'
  moneyLeft?: 'yes' | 'no'
  forOther?: true
  /**
   * A text that is labelled only for whom it is, for danger, for what it does at an open question, for its
   * answer there, for its payments, or for whose its numbers are.
   */
  only?: 'whom' | 'danger' | 'talk' | 'answer' | 'payments' | 'numbers'
  danger?: true
  minor?: true
  secret?: true
  intent?: Intent
  intentAlso?: Intent
  consent?: 'yes' | 'no'
  question?: QuestionTopic | 'other'
  language?: string
  /**
   * The situations, the most urgent first. A text with this member is otherwise used only for danger, for whom
   * it is, the language and what was paid.
   */
  situations?: readonly Situation[]
  dangerKind?: DangerKind
  /** At the questions about safety: nobody is in danger any more, someone still is, or it says neither. */
  safety?: 'safe' | 'danger' | 'none'
  /** At a question for something else: it tells of another payment, puts a fact right, or does neither. */
  further?: 'adds' | 'replaces' | 'none'
  /** At the question whether to send the report: whether it clearly says so. */
  sends?: boolean
  /** Whether money has left, or was only requested. */
  paid?: 'paid' | 'planned' | 'none' | 'unclear'
}

/** A text of the corpus: a story, or a sentence at an open question. */
export interface Labelled {
  id: string
  lang: string
  /** ISO with an offset. */
  now: string
  text: string
  /** The open question; absent for a story. */
  expected?: string
  known?: Labels
  gold: Labels
  note?: string
}

const manila = 8 * 3_600_000

/** Writes a reading in the form of the labels. */
export function toLabels(reading: Reading): Labels {
  const [first, ...others] = reading.payments
  const receiver =
    first && Object.fromEntries(Object.entries(first.receiver).map(([key, told]) => [key, told.value]))
  const iso = (at: string) => `${new Date(Date.parse(at) + manila).toISOString().slice(0, 19)}+08:00`
  const value = <T>(told: { value: T } | undefined, key: string) => (told ? { [key]: told.value } : {})
  return {
    ...value(reading.scamType, 'scamType'),
    ...value(first?.amount, 'amount'),
    ...(first?.currency && { currency: first.currency }),
    ...(first?.paidAt && {
      paidAt: iso(first.paidAt.value.at),
      paidAtPrecision: first.paidAt.value.precision,
    }),
    ...value(first?.bank, 'bank'),
    ...(receiver && Object.keys(receiver).length > 0 && { receiver }),
    ...value(first?.reference, 'reference'),
    ...(others.length > 0 && {
      payments: reading.payments.map(({ amount }) => ({ amount: amount?.value ?? 0 })),
    }),
    ...value(reading.contact, 'contact'),
    ...value(reading.ongoing, 'ongoing'),
    ...value(reading.moneyLeft, 'moneyLeft'),
    ...value(reading.forOther, 'forOther'),
    ...value(reading.danger, 'danger'),
    ...value(reading.minor, 'minor'),
    ...value(reading.intent, 'intent'),
    ...value(reading.consent, 'consent'),
    ...value(reading.question, 'question'),
    ...value(reading.language, 'language'),
  }
}
