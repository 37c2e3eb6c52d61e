import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Situation } from '../../../../src/assistant/languages/tables/vocabulary.ts'
import type { Action } from '../../../../src/contract/chat/message.ts'

/** Facts by path, such as `payments.0.amount`: "25000 PHP". Several right values are separated by "|". */
export type Facts = Readonly<Record<string, string>>

/** Message that a person sends instead of an answer, after the given number of messages. */
interface Interjection {
  after: number
  text: string
  /** Expected effect. */
  expect: 'answer' | 'person' | 'danger' | 'correction' | 'fact' | 'notClosed'
}

/** Simulated person with prepared answers. */
export interface Persona {
  id: string
  /** Rules may be developed with `known` personas; `fresh` ones are only for measurement. */
  set: 'known' | 'fresh'
  lang: string
  situation: Situation | 'danger'
  /** Whether the opening contains all or part of the facts for a case; `none` if no case should be filed. */
  case: 'full' | 'part' | 'none'
  opening: string
  /** Actions that the first reply must name. */
  first: readonly Action[]
  /** Actions that no reply may name. */
  never: readonly Action[]
  /** Facts in each answer, by question, `opening` or `at:N`. */
  knows: Readonly<Record<string, Facts | undefined>>
  /** Answers to each question: the first time, and when it is repeated. */
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
