import type { Candidates } from '../candidates/candidates.ts'
import type { Reading, Told } from '../facts/reading.ts'
import { e164 } from '../facts/told-situation.ts'
import type { ModelAnswer } from './answer.ts'
import type { Masked } from './mask.ts'
import { mergePayments } from './merge-payments.ts'
import { createPicker } from './pick.ts'

/** What a model's answer is merged into. */
export interface Merging {
  /** What the rules and the trained part have read. */
  reading: Reading
  candidates: Candidates
  masked: Masked
  /** The message answers a question. */
  isAnswer: boolean
  /** Of the deployment's country, without the plus. */
  callingCode: string
}

/** A reading with what a model has added to it, and what became of the model's answer. */
export interface Merged {
  reading: Reading
  /** Facts that the model has added, changed or taken out. */
  changed: number
  /** Ids and quotes that do not exist, and were left out. */
  droppedIds: number
  droppedQuotes: number
}

/**
 * Merges what a model has said into a reading. It gives roles to what was found in her words and adds nothing of its own;
 * what the reader is sure of stands. Consent, danger, age and language are the reader's alone.
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
  // What she agrees to, refuses or fears is no matter for a model.
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

/** Intents that a model neither gives nor takes away. */
const ours: ReadonlySet<string> = new Set(['consent', 'refusal', 'danger'])

const intentOf = ({ intent }: Reading, merged: Reading['intent']) =>
  intent && ours.has(intent.value) ? intent : merged

const member = <K extends keyof Reading>(name: K, value: Reading[K]) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Reading>
