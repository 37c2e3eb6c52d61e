import type { DecisionName } from '../src/assistant/understanding/roles/decisions.ts'
import type { Learning } from '../src/assistant/understanding/roles/learner.ts'
import { isOfWords } from '../src/assistant/understanding/roles/message-features.ts'

/**
 * How one decision is learned, if it differs from the others; each is the best of some in cross-validation.
 */
interface Setting extends Pick<Learning, 'l2' | 'evidence' | 'least' | 'leastByte' | 'epochs'> {
  /** Weight of words compared to signs; 1 by default. */
  words?: number
}

const settings: Partial<Record<DecisionName, Setting>> = {
  moneyLeft: { words: 0.72, evidence: 0.7 },
  ongoing: { words: 0.53, evidence: 0.4, l2: 3e-3 },
  forOther: { words: 0.53, evidence: 0.7 },
  minor: { words: 0.53, evidence: 0.7 },
  intent: { words: 0.72, evidence: 0.7 },
  question: { words: 0.72, evidence: 0.5 },
  danger: { l2: 3e-4, least: 3, epochs: 40 },
  paid: { evidence: 0.4, l2: 3e-4, least: 2, leastByte: 8, epochs: 40 },
  situation: { evidence: 0.4, l2: 3e-4, least: 2, leastByte: 8, epochs: 60 },
}

const candidates: readonly DecisionName[] = ['money', 'moments', 'institutions', 'accounts', 'names']

/**
 * Returns how a decision is learned from features of words and signs, or of signs alone. The meaning of a
 * whole message comes from many small weights together; they are kept, except for candidates, whose features
 * are far more numerous.
 */
export function learningOf(name: DecisionName, hasWords: boolean): Omit<Learning, 'random'> {
  // Those of signs alone must fit into a page.
  if (candidates.includes(name)) return hasWords ? { least: 2 } : { least: 3, leastByte: 16 }
  if (!hasWords) return { least: 5 }
  const { words = 1, ...setting } = settings[name] ?? {}
  return { least: 5, leastByte: 3, ...setting, stretch: (feature) => (isOfWords(feature) ? words : 1) }
}
