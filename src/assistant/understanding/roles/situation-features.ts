import type { Decisions } from './decisions.ts'
import { type Features, put } from './feature-set.ts'
import { messageFeatures } from './message-features.ts'
import type { Scene } from './scene.ts'

/**
 * Decisions whose probabilities are features of the situation. They are learned first, from far more texts.
 */
const decidedFirst = ['type', 'moneyLeft', 'ongoing', 'forOther', 'danger', 'minor'] as const

/**
 * Features of a situation: those of the message, the age of its newest moment, and the decisions already made
 * about it.
 */
export function situationFeatures(scene: Scene, decisions: Decisions): Features {
  const whole = messageFeatures({ ...scene, expected: 'story' })
  const features: Features = new Map(whole)
  put(features, `age_${ageOf(scene)}`)
  for (const name of decidedFirst) {
    const { classes, probabilities } = decisions[name]
    const chances = probabilities(whole)
    for (const [at, label] of classes.entries()) put(features, `d_${name}_${label}`, chances[at] ?? 0)
  }
  return features
}

const hour = 3_600_000

/** Age of the newest moment that a message names. */
function ageOf({ candidates, now }: Scene): 'none' | 'now' | 'today' | 'days' | 'old' {
  const ages = candidates.moments.map(({ at }) => now - at).filter((age) => age > -hour)
  if (ages.length === 0) return 'none'
  const age = Math.min(...ages)
  if (age < hour / 2) return 'now'
  if (age < 12 * hour) return 'today'
  return age < 48 * hour ? 'days' : 'old'
}
