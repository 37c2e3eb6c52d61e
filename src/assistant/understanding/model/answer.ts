import * as z from 'zod'
import { scamTypes } from '../../../contract/operations/vocabulary.ts'
import { questionTopics } from '../../languages/tables/reading-words.ts'
import type { Intent } from '../facts/reading.ts'

/**
 * The possible answers of a model about a message: roles of candidates, by their ids, and flags, each with
 * the words that say it. It cannot give values of its own, consent or danger.
 */

const id = z.string().max(24)
const ids = z.array(id).max(40)

/** A flag with the words of the message, as sent, that say it. */
const flag = <S extends z.ZodType>(value: S) => z.object({ value, quote: z.string().max(400) }).nullable()

/** Intents of the citizen; consent, refusal and danger are not included. */
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
  /** The institution that the citizen paid from, and the receiver's. */
  from: id.nullable(),
  to: id.nullable(),
  /** Number and name of the receiver of the money. */
  account: id.nullable(),
  name: id.nullable(),
  reference: id.nullable(),
})

const modelAnswer = z.object({
  payments: z.array(payment).max(20),
  /** Amounts that were asked for, promised, owed or given back. */
  notPaid: ids,
  /** The citizen's own telephone number. */
  contact: id.nullable(),
  scamType: flag(z.enum(scamTypes).exclude(['other', 'unknown'])),
  ongoing: flag(yesNo),
  moneyLeft: flag(yesNo),
  forOther: flag(z.literal('yes')),
  question: flag(z.enum([...questionTopics, 'other'])),
  intent: flag(z.enum(intents)),
})

/** A model's answer about a message: ids and quotes, none of which has been looked up yet. */
export type ModelAnswer = z.infer<typeof modelAnswer>
/** One payment of it. */
export type ModelPayment = z.infer<typeof payment>

/** Parses a model's reply; undefined if it is not a valid answer. */
export function parseModelAnswer(text: string): ModelAnswer | undefined {
  try {
    return modelAnswer.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** JSON schema of an answer. Endpoints support types, lists and enumerations; sizes are checked only here. */
export const modelAnswerSchema = z.toJSONSchema(modelAnswer, {
  override: ({ jsonSchema }) => {
    delete jsonSchema.maxLength
    delete jsonSchema.maxItems
  },
})
