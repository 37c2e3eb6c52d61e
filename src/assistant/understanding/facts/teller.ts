import { quoteOf, type Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import type { Told } from './reading.ts'

/** Creates a fact from a value; without a range, the whole message says it. */
export type Teller = <T>(value: T, confidence: number, range?: Range) => Told<T>

/** Creates the function that makes facts of one message, with the citizen's own words. */
export const createTeller =
  (doc: Doc, by: Told<unknown>['by']): Teller =>
  (value, confidence, range) => ({ value, quote: range ? quoteOf(doc, range) : '', confidence, by })
