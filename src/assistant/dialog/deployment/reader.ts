import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { createReader, type Reader, type ReaderParts } from '../../understanding/reader.ts'
import { type AllWeights, createDecisions } from '../../understanding/roles/decisions.ts'
import type { DialogProfile } from '../model/types.ts'

/** What a deployment's reader is made of. */
export interface DeploymentReaderParts extends Pick<ReaderParts, 'words' | 'answers'> {
  weights: AllWeights
}

/** Makes the reader of a deployment's messages. */
export const createDeploymentReader = (
  { currency, timezone, country, banks }: DialogProfile,
  { words, weights, answers }: DeploymentReaderParts,
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
    answers,
  })
