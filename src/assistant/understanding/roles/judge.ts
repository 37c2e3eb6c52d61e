import type { Candidates } from '../candidates/candidates.ts'
import type { DecisionName, Decisions } from './decisions.ts'
import { type CandidateKind, createCandidateFeatures } from './features.ts'
import { withPhrases } from './kinds.ts'
import type { Decision } from './learner.ts'
import { atAnyQuestion, featuresAtQuestion, messageFeatures } from './message-features.ts'
import type { Flags, Scene } from './scene.ts'

/** A candidate, and the probability that it has a role. */
export interface Likely<T> {
  candidate: T
  chance: number
}

/** A decision about the whole message. */
type MessageDecision = Exclude<DecisionName, CandidateKind>

/** The decisions about one message. */
export interface Judgement {
  /** For each candidate of a kind, the probability that it has a role. */
  chances(kind: CandidateKind, role: string): readonly number[]
  /** The candidate that is most likely to have a role, if its probability is above `least`. */
  likeliest<K extends CandidateKind>(
    kind: K,
    role: string,
    least: number,
  ): Likely<Candidates[K][number]> | undefined
  /** The probability that the whole message says something. */
  chance(name: MessageDecision, label: string): number
  /** The most likely label of the whole message, if there is one and its probability is above `least`. */
  top(name: MessageDecision, least: number): { label: string; chance: number } | undefined
}

/** Judges one message; each candidate and each decision is computed once, when it is first requested. */
export function createJudgement(
  decisions: Decisions,
  { candidates, flags, scene }: { candidates: Candidates; flags: Flags; scene: Scene },
): Judgement {
  const featuresOf = createCandidateFeatures(scene)
  const whole = messageFeatures(scene)
  const ofQuestion = memo((_: 'scene') => featuresAtQuestion(scene))
  const ofCandidates = memo((kind: CandidateKind) =>
    candidates[kind].map((_, index) => decisions[kind].probabilities(featuresOf(kind, index))),
  )
  const ofMessage = memo((name: MessageDecision): ArrayLike<number> => {
    const learned = decisions[name].probabilities(atAnyQuestion.has(name) ? ofQuestion('scene') : whole)
    return name === 'type' ? withPhrases(learned, decisions.type.classes, flags) : learned
  })
  const chances = (kind: CandidateKind, role: string) => {
    const at = placeOf(decisions[kind], role)
    return ofCandidates(kind).map((all) => all[at] ?? 0)
  }
  return {
    chances,
    likeliest: (kind, role, least) => {
      const all = chances(kind, role)
      const chance = Math.max(...all)
      const candidate = candidates[kind][all.indexOf(chance)]
      return candidate !== undefined && chance > least ? { candidate, chance } : undefined
    },
    chance: (name, label) => ofMessage(name)[placeOf(decisions[name], label)] ?? 0,
    top: (name, least) => {
      let best: { label: string; chance: number } | undefined
      for (const [at, label] of decisions[name].classes.entries()) {
        const chance = ofMessage(name)[at] ?? 0
        if (label !== 'none' && chance > (best?.chance ?? least)) best = { label, chance }
      }
      return best
    },
  }
}

const placeOf = ({ classes }: Decision, label: string) => classes.indexOf(label)

function memo<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
