import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { ReadingWords } from '../../languages/tables/reading-words.ts'
import { createReader, type Reader } from '../../understanding/reader.ts'
import { type AllWeights, createDecisions } from '../../understanding/roles/decisions.ts'
import type { DialogProfile } from '../model/types.ts'

/** What a deployment's reader is made of. */
export interface DeploymentReaderParts {
  /** By language; English is needed. */
  words: Readonly<Record<string, ReadingWords>>
  weights: AllWeights
  /** The weights are of words and signs; those of signs alone fit into a page. */
  hasWords: boolean
}

/** Makes the reader of a deployment's messages. */
export const createDeploymentReader = (
  { currency, timezone, country, banks }: DialogProfile,
  { words, weights, hasWords }: DeploymentReaderParts,
): Reader =>
  createReader({
    profile: {
      currency,
      timezone,
      callingCode: isSupportedCountry(country) ? getCountryCallingCode(country) : '',
      institutions: banks,
    },
    words,
    decisions: createDecisions(weights),
    hasWords,
  })
