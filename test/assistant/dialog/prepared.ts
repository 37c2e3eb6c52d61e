import type { DialogInput } from '../../../src/assistant/dialog/model/types.ts'
import type { Reading, Told } from '../../../src/assistant/understanding/facts/reading.ts'

/** Returns a fact that only a language model has found. */
export const byModel = <T>(value: T): Told<T> => ({ value, quote: '', confidence: 0.25, by: 'model' })

/** A payment, a scam type and other facts that the reader has not found by itself. */
export const foundByModel: Reading = {
  payments: [
    { amount: byModel(9000), bank: byModel('MRDN'), receiver: { account: byModel('09175551234') } },
    { amount: byModel(700), receiver: {} },
  ],
  scamType: byModel('romance'),
  contact: byModel('+639175550000'),
  forOther: byModel(true),
}

/** Returns a message whose reading was prepared before its turn, for a question and a language. */
export const preparedInput = (
  text: string,
  at: { lang?: string; expected: string | undefined; reading?: Reading },
): Extract<DialogInput, { type: 'text' }> => {
  const { lang = 'en', expected, reading = foundByModel } = at
  return { type: 'text', text, prepared: { message: { text, lang, expected }, reading } }
}
