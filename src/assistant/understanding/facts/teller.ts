import { quoteOf, type Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import type { Told } from './reading.ts'

/** Makes a fact of a value; without a range the whole message says it. */
export type Teller = <T>(value: T, confidence: number, range?: Range) => Told<T>

/** Makes what tells facts of one message, with her own words. */
export const createTeller =
  (doc: Doc, by: Told<unknown>['by']): Teller =>
  (value, confidence, range) => ({ value, quote: range ? quoteOf(doc, range) : '', confidence, by })
