import type { Texts } from '../../languages/tables/dialog-texts.ts'
import type { Words } from '../../languages/tables/words.ts'

/** Labels that can be tapped, as they are compared. */
export type Labels = Pick<
  Texts,
  'taps' | 'firstKinds' | 'moreKinds' | 'labels' | 'contactWays' | 'identityTypes'
>

/** How people of a deployment say things, folded once for all comparing. */
export interface Understanding {
  /** By language: the chat's first, for she may answer in any. */
  words: readonly Words[]
  wordLangs: readonly string[]
  labels: readonly Labels[]
}

/** ISO 3166-1 alpha-2 of the country or people that a text names. */
export type ParseCountry = (text: string) => string | undefined

/** What a message names: somebody who may harm themselves, or somebody who is harmed or threatened by others. */
export interface NamedDanger {
  kind: 'self' | 'harm'
  /** A child is spoken of. */
  child?: true
}
