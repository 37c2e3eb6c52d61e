import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Situation } from '../../../../src/assistant/languages/tables/vocabulary.ts'
import type { Action } from '../../../../src/contract/chat/message.ts'

/** Facts by path, such as `payments.0.amount`: "25000 PHP". */
export type Facts = Readonly<Record<string, string>>

/** What a person says instead of an answer, after so many messages of theirs. */
interface Interjection {
  after: number
  text: string
  /** What has to come of it. */
  expect: 'answer' | 'person' | 'danger' | 'correction' | 'fact' | 'notClosed'
}

/** A simulated person, who answers in prepared words. */
export interface Persona {
  id: string
  /** `known` ones may be read by whoever writes the rules; `fresh` ones measure. */
  set: 'known' | 'fresh'
  lang: string
  situation: Situation | 'danger'
  /** The opening holds all that a case needs, or not, or no case is to be filed. */
  case: 'full' | 'part' | 'none'
  opening: string
  /** Actions that the first reply has to name. */
  first: readonly Action[]
  /** Actions that no reply may name. */
  never: readonly Action[]
  /** What each answer tells, by question, `opening` or `at:N`. */
  knows: Readonly<Record<string, Facts | undefined>>
  /** The answers to each question, the first time and later. */
  says: Readonly<Record<string, readonly string[] | undefined>>
  interjections: readonly Interjection[]
}

const none = { first: [], never: [], interjections: [] }

const folder = join(import.meta.dirname, '../../../personas')

/** Reads the personas of both sets. */
export const readPersonas = (): Persona[] =>
  (['known', 'fresh'] as const).flatMap((set) =>
    readdirSync(join(folder, set))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => ({
        ...none,
        ...(JSON.parse(readFileSync(join(folder, set, file), 'utf8')) as Omit<
          Persona,
          'set' | keyof typeof none
        > &
          Partial<Persona>),
        set,
      })),
  )
