import type { Candidates } from '../candidates/candidates.ts'
import type { Told } from '../facts/reading.ts'
import { quoteOf } from '../text/phrases.ts'
import type { Masked, MaskedKind } from './mask.ts'
import { sureFrom } from './needs-help.ts'

/**
 * How sure a fact is that only a model has found: less than anything that is noted without a question
 * (`src/assistant/dialog/model/plan.ts`).
 */
const modelConfidence = 0.25

/** A candidate that a model has named, with her words for it. */
export interface Picked<T> {
  candidate: T
  quote: string
}

/** Looks up what a model has named, and counts what it has changed. */
export interface Picker {
  candidates: Candidates
  /** The candidate of an id; an id that is unknown or of another kind is left out. */
  pick<K extends MaskedKind>(kind: K, id: string | null): Picked<Candidates[K][number]> | undefined
  /** Makes a fact of a model's. */
  tell<T>(value: T, quote: string): Told<T>
  /** The fact that holds: what is known, where it is sure or says the same, else what the model has said. */
  settle<T>(known: Told<T> | undefined, said: Told<T> | undefined): Told<T> | undefined
  /** Counts a fact that is taken out. */
  takeOut(): void
  dropQuote(): void
  figures(): { changed: number; droppedIds: number; droppedQuotes: number }
}

/** Makes what looks up what a model has named in one message. */
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
