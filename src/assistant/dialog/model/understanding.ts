import type { Texts } from '../../languages/tables/dialog-texts.ts'
import type { Words } from '../../languages/tables/words.ts'

/** Labels of the taps, in the form used for comparison. */
export type Labels = Pick<
  Texts,
  'taps' | 'firstKinds' | 'moreKinds' | 'labels' | 'contactWays' | 'identityTypes'
>

/** How people of a deployment say things, folded once for all comparisons. */
export interface Understanding {
  /** By language: the chat's first, since the citizen may answer in any. */
  words: readonly Words[]
  wordLangs: readonly string[]
  labels: readonly Labels[]
}

/** ISO 3166-1 alpha-2 of the country or people that a text names. */
export type ParseCountry = (text: string) => string | undefined

/**
 * Danger that a message names: someone who may harm themselves, or someone harmed or threatened by others.
 */
export interface NamedDanger {
  /** `ill`: someone has collapsed or cannot breathe. */
  kind: 'self' | 'harm' | 'ill'
  /** A child is mentioned. */
  child?: true
  /** A partner or a relative may be the one who harms. */
  home?: true
}
