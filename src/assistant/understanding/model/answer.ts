import * as z from 'zod'
import { scamTypes } from '../../../contract/operations/vocabulary.ts'
import { questionTopics } from '../../languages/tables/reading-words.ts'
import type { Intent } from '../facts/reading.ts'

/**
 * What a model may say of a message: roles of candidates, by their ids, and flags, each with the words that say it. There
 * is no place for a value of its own, and none for consent or danger.
 */

const id = z.string().max(24)
const ids = z.array(id).max(40)

/** A flag with the words of the message, as they were sent, that say it. */
const flag = <S extends z.ZodType>(value: S) => z.object({ value, quote: z.string().max(400) }).nullable()

/** What she does with a message; agreeing, refusing and danger are not among it. */
const intents = [
  'answer',
  'question',
  'correction',
  'person',
  'distress',
  'dont_know',
  'thanks',
  'other',
] as const satisfies readonly Intent[]

const yesNo = z.enum(['yes', 'no'])

/** One payment that was made, in ids. */
const payment = z.object({
  money: id.nullable(),
  when: id.nullable(),
  /** The institution that she paid from, and the receiver's. */
  from: id.nullable(),
  to: id.nullable(),
  /** Number and name of whoever got the money. */
  account: id.nullable(),
  name: id.nullable(),
  reference: id.nullable(),
})

const modelAnswer = z.object({
  payments: z.array(payment).max(20),
  /** Amounts that were asked for, promised, owed or given back. */
  notPaid: ids,
  /** Her own telephone number. */
  contact: id.nullable(),
  scamType: flag(z.enum(scamTypes).exclude(['other', 'unknown'])),
  ongoing: flag(yesNo),
  moneyLeft: flag(yesNo),
  forOther: flag(z.literal('yes')),
  question: flag(z.enum([...questionTopics, 'other'])),
  intent: flag(z.enum(intents)),
})

/** What a model says of a message, by ids and quotes of which none has been looked up yet. */
export type ModelAnswer = z.infer<typeof modelAnswer>
/** One payment of it. */
export type ModelPayment = z.infer<typeof payment>

/** Checks what a model has said; undefined where it is anything else than an answer. */
export function parseModelAnswer(text: string): ModelAnswer | undefined {
  try {
    return modelAnswer.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The form of an answer as JSON schema. Endpoints know types, lists and enumerations; sizes are checked here alone. */
export const modelAnswerSchema = z.toJSONSchema(modelAnswer, {
  override: ({ jsonSchema }) => {
    delete jsonSchema.maxLength
    delete jsonSchema.maxItems
  },
})
