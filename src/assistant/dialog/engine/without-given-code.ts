import type { Message } from '../../understanding/analyser.ts'
import type { Reading } from '../../understanding/facts/reading.ts'
import type { Reader } from '../../understanding/reader.ts'
import { without } from '../model/state.ts'
import type { SecretFinder } from '../redaction/secret-removal.ts'
import { toPlain } from '../understand/plain-text.ts'
import { isLong } from './expected.ts'

/** Words that belong to the name of a code that follows: "I gave him the". */
const wordsBefore = /(\S+\s+){0,4}$/

/**
 * Removes from a reading that money has left if the words say so only of a code, as "I gave him the OTP"
 * does. A long story also says it elsewhere.
 */
export function withoutGivenCode(
  reading: Reading,
  message: Message,
  { read, placeOfCode }: Pick<Reader, 'read'> & Pick<SecretFinder, 'placeOfCode'>,
): Reading {
  if (reading.moneyLeft?.value !== 'yes' || isLong(message.text)) return reading
  const plain = toPlain(message.text).text
  const at = placeOfCode(plain)
  if (!at) return reading
  const text = plain.slice(0, at).replace(wordsBefore, '') + plain.slice(at)
  // "Now my account is 0" says it without a verb.
  const isTold = /\b0\b/.test(text) || read({ ...message, text }).moneyLeft
  return isTold ? reading : without(reading, 'moneyLeft')
}
