import type { Candidates } from '../candidates/candidates.ts'
import type { Reading, Told } from '../facts/reading.ts'
import { e164 } from '../facts/told-situation.ts'
import type { ModelAnswer } from './answer.ts'
import type { Masked } from './mask.ts'
import { mergePayments } from './merge-payments.ts'
import { createPicker } from './pick.ts'

/** Inputs of merging a model's answer. */
export interface Merging {
  /** The reading by the rules and the trained part. */
  reading: Reading
  candidates: Candidates
  masked: Masked
  /** The message answers a question. */
  isAnswer: boolean
  /** Of the deployment's country, without the plus. */
  callingCode: string
}

/** A reading with a model's additions, and statistics about the model's answer. */
export interface Merged {
  reading: Reading
  /** Number of facts that the model has added, changed or removed. */
  changed: number
  /** Number of ids and quotes that do not exist, and were left out. */
  droppedIds: number
  droppedQuotes: number
}

/**
 * Merges a model's answer into a reading. It assigns roles to what was found in the citizen's words and adds
 * nothing else; facts that the reader is sure of are not changed. Consent, danger, age and language come from
 * the reader alone.
 */
export function mergeAnswer(answer: ModelAnswer, merging: Merging): Merged {
  const { reading, masked, isAnswer, callingCode } = merging
  const picker = createPicker(merging)
  const { tell, settle } = picker
  const flag = <T>(known: Told<T> | undefined, said: { value: T; quote: string } | null) => {
    if (!said) return known
    const quote = masked.ownWords(said.quote)
    if (quote === undefined) picker.dropQuote()
    return quote === undefined ? known : settle(known, tell(said.value, quote))
  }
  const payments = mergePayments(answer, reading.payments, picker)
  const owner = picker.pick('accounts', answer.contact)
  const forOther = answer.forOther && { value: true as const, quote: answer.forOther.quote }
  // A model has no say in what the citizen agrees to, refuses or fears.
  const isOurs = reading.consent !== undefined || reading.danger !== undefined || !isAnswer
  const merged: Reading = {
    ...reading,
    payments,
    ...member('scamType', flag(reading.scamType, answer.scamType)),
    ...member('ongoing', flag(reading.ongoing, answer.ongoing)),
    ...member('moneyLeft', flag(reading.moneyLeft, answer.moneyLeft)),
    ...member('forOther', flag(reading.forOther, forOther)),
    ...(owner &&
      member('contact', settle(reading.contact, tell(e164(owner.candidate, callingCode), owner.quote)))),
    ...(!isOurs && member('question', flag(reading.question, answer.question))),
    ...(!isOurs && member('intent', intentOf(reading, flag(reading.intent, answer.intent)))),
  }
  return { reading: merged, ...picker.figures() }
}

/** Intents that a model neither sets nor removes. */
const ours: ReadonlySet<string> = new Set(['consent', 'refusal', 'danger'])

const intentOf = ({ intent }: Reading, merged: Reading['intent']) =>
  intent && ours.has(intent.value) ? intent : merged

const member = <K extends keyof Reading>(name: K, value: Reading[K]) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Reading>
