import type { Candidates } from '../candidates/candidates.ts'
import type { Told } from '../facts/reading.ts'
import { quoteOf } from '../text/phrases.ts'
import type { Masked, MaskedKind } from './mask.ts'
import { sureFrom } from './needs-help.ts'

/**
 * Confidence of a fact that only a model has found: lower than anything that is stored without a question
 * (`src/assistant/dialog/model/plan.ts`).
 */
const modelConfidence = 0.25

/** A candidate that a model has named, with the citizen's words for it. */
export interface Picked<T> {
  candidate: T
  quote: string
}

/** Looks up what a model has named, and counts what it has changed. */
export interface Picker {
  candidates: Candidates
  /** Returns the candidate of an id; an id that is unknown or of another kind is left out. */
  pick<K extends MaskedKind>(kind: K, id: string | null): Picked<Candidates[K][number]> | undefined
  /** Creates a fact found by a model. */
  tell<T>(value: T, quote: string): Told<T>
  /** Returns the fact that holds: the known one, if it is sure or the same, otherwise the model's. */
  settle<T>(known: Told<T> | undefined, said: Told<T> | undefined): Told<T> | undefined
  /** Counts a removed fact. */
  takeOut(): void
  dropQuote(): void
  figures(): { changed: number; droppedIds: number; droppedQuotes: number }
}

/** Creates the look-up of what a model has named in one message. */
export function createPicker({ candidates, masked }: { candidates: Candidates; masked: Masked }): Picker {
  const figures = { changed: 0, droppedIds: 0, droppedQuotes: 0 }
  return {
    candidates,
    pick<K extends MaskedKind>(kind: K, id: string | null) {
      if (id === null) return undefined
      const place = masked.ids.get(id.replace(/^\[|\]$/g, ''))
      const candidate = place?.kind === kind ? candidates[kind][place.index] : undefined
      if (candidate === undefined) figures.droppedIds++
      return candidate && { candidate, quote: quoteOf(candidates.doc, candidate) }
    },
    tell: (value, quote) => ({ value, quote, confidence: modelConfidence, by: 'model' }),
    settle(known, said) {
      if (!said || (known && (known.confidence >= sureFrom || isSame(known.value, said.value)))) return known
      figures.changed++
      return said
    },
    takeOut: () => {
      figures.changed++
    },
    dropQuote: () => {
      figures.droppedQuotes++
    },
    figures: () => figures,
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
