import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { ReadingProfile } from '../../understanding/candidates/candidates.ts'
import { createReader, type Reader, type ReaderParts } from '../../understanding/reader.ts'
import { type AllWeights, createDecisions } from '../../understanding/roles/decisions.ts'
import type { DialogProfile } from '../model/types.ts'

/** What a deployment's reader is made of. */
export interface DeploymentReaderParts extends Pick<ReaderParts, 'words' | 'answers'> {
  weights: AllWeights
  /** What people name that the deployment does not have. Default: nothing. */
  elsewhere?: ReadingProfile['elsewhere']
}

/** Makes the reader of a deployment's messages. */
export const createDeploymentReader = (
  { currency, timezone, country, banks }: DialogProfile,
  { words, weights, answers, elsewhere }: DeploymentReaderParts,
): Reader =>
  createReader({
    profile: {
      currency,
      timezone,
      callingCode: isSupportedCountry(country) ? getCountryCallingCode(country) : '',
      institutions: banks,
      elsewhere,
    },
    words,
    decisions: createDecisions(weights),
    answers,
  })
