import type { MessageDecision } from './decisions.ts'
import { type Features, put } from './feature-set.ts'
import type { Decision } from './learner.ts'
import { messageFeatures } from './message-features.ts'
import type { Scene } from './scene.ts'

/** What is decided of the whole situation, by what the other decisions say of the message. */
export const situationDecisions = ['situation', 'dangerKind', 'paid'] as const
type SituationDecision = (typeof situationDecisions)[number]

/** Tells whether a decision is one of the situation. */
export const isOfSituation = (name: string): name is SituationDecision =>
  situationDecisions.some((one) => one === name)

/** Decisions whose probabilities are features of the situation. They are learned first, from far more texts. */
export const knownFirst = [
  'type',
  'moneyLeft',
  'ongoing',
  'forOther',
  'danger',
  'minor',
] as const satisfies readonly MessageDecision[]

/**
 * Features of a situation: those of the message, how long ago its newest moment is, and what is decided of it already. `told` has
 * what is known of a story from its judgement.
 */
export function situationFeatures(
  scene: Scene,
  decisions: Readonly<Record<(typeof knownFirst)[number], Decision>>,
  told?: { whole: Features; chances: (name: (typeof knownFirst)[number]) => ArrayLike<number> },
): Features {
  const whole = told?.whole ?? messageFeatures({ ...scene, expected: 'story' })
  const features: Features = new Map(whole)
  put(features, `age_${ageOf(scene)}`)
  for (const name of knownFirst) {
    const { classes, probabilities } = decisions[name]
    const chances = told?.chances(name) ?? probabilities(whole)
    for (const [at, label] of classes.entries()) put(features, `d_${name}_${label}`, chances[at] ?? 0)
  }
  return features
}

const hour = 3_600_000

/** How long ago the newest moment is that a message names. */
function ageOf({ candidates, now }: Scene): 'none' | 'now' | 'today' | 'days' | 'old' {
  const ages = candidates.moments.map(({ at }) => now - at).filter((age) => age > -hour)
  if (ages.length === 0) return 'none'
  const age = Math.min(...ages)
  if (age < hour / 2) return 'now'
  if (age < 12 * hour) return 'today'
  return age < 48 * hour ? 'days' : 'old'
}
