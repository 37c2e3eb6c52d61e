import { type Field, fields } from '../../languages/tables/vocabulary.ts'
import type { ScamState } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { factText } from '../report/facts.ts'
import { allSteps } from '../steps/index.ts'
import { asciiDigits, fold } from '../understand/fold.ts'

/** Facts that a sentence held beyond the answer that was asked for. */
export interface Story {
  state: ScamState
  /** In the order in which they are shown. */
  fields: readonly Field[]
  /** Her words as they may be stored, where they identify somebody. */
  masked?: string
}

/** Words from which on a message is read as a story. */
const leastWords = 5

/** Picks up what is still unknown from a sentence; what she has already answered stays. */
export function readStory(text: string, state: ScamState, c: Context): Story | undefined {
  if (fold(text).split(' ').length < leastWords) return undefined
  const found = new Set<Field>()
  let now = state
  let masked: string | undefined
  let rest = asciiDigits(text).replace(/\p{Cf}/gu, '')
  // From the last question to the first: a telephone or an account number would be read as an amount.
  for (const { pickUp, fact } of [...allSteps].reverse()) {
    const picked = pickUp?.({ text, rest }, { ...c, state: now })
    if (!picked) continue
    if (picked.state && fact) found.add(fact)
    now = picked.state ?? now
    if (picked.written === undefined) continue
    rest = rest.replace(picked.written, ' ')
    if (picked.masked !== undefined) masked = (masked ?? text).replace(picked.written, picked.masked)
  }
  if (found.size === 0) return undefined
  return {
    state: now,
    fields: fields.filter((field) => found.has(field)),
    ...(masked !== undefined && { masked }),
  }
}

/** Writes the facts as lines, for showing what was understood. */
export const storyLines = (found: readonly Field[], c: Context): string =>
  found.map((field) => `${c.texts.labels[field]}: ${factText(field, c)}`).join('\n')
