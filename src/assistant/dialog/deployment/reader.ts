import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { ReadingProfile } from '../../understanding/candidates/candidates.ts'
import { createReader, type Reader, type ReaderParts } from '../../understanding/reader.ts'
import { type AllWeights, createDecisions } from '../../understanding/roles/decisions.ts'
import type { DialogProfile } from '../model/types.ts'

/** Inputs of a deployment's reader. */
export interface DeploymentReaderParts extends Pick<ReaderParts, 'words' | 'answers'> {
  weights: AllWeights
  /** Institutions and money that people name but the deployment does not have. Default: none. */
  elsewhere?: ReadingProfile['elsewhere']
}

/** Creates the reader of a deployment's messages. */
export const createDeploymentReader = (
  { currency, timezone, country, banks }: Pick<DialogProfile, 'currency' | 'timezone' | 'country' | 'banks'>,
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
