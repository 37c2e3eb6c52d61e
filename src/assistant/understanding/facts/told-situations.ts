import type { Situation } from '../../languages/tables/vocabulary.ts'
import type { Decisions } from '../roles/decisions.ts'
import type { Features } from '../roles/feature-set.ts'
import type { Decision } from '../roles/learner.ts'
import type { Scene } from '../roles/scene.ts'
import { situationFeatures } from '../roles/situation-features.ts'
import { leastOf } from './least.ts'
import type { Reading } from './reading.ts'
import type { Teller } from './teller.ts'

/** The situations in a message, the likeliest and a second if that is likely too, and what was paid. */
type ToldSituations = Pick<Reading, 'situations' | 'paid'>
/** Reads the situations in a message. */
export type SituationTeller = (scene: Scene, tell: Teller) => ToldSituations

/** Longer messages are not decided, so that none takes long; none of the labelled ones is longer. */
export const longestTold = 1_500

/** Creates the teller. It decides once per message, however many questions it is read at. */
export function createSituationTeller(decisions: Decisions): SituationTeller {
  let last: { doc: Scene['candidates']['doc']; told: ToldSituations } | undefined
  return (scene, tell) => {
    const { doc } = scene.candidates
    if (last?.doc === doc) return last.told
    if (doc.raw.length > longestTold) return {}
    const features = situationFeatures(scene, decisions)
    const situations = ranked(decisions.situation, features)
      .slice(0, 2)
      .filter(({ chance }, at) => at === 0 || chance > leastOf.alsoSituation)
      .map(({ label, chance }) => tell(label as Situation, chance))
    const [paid] = ranked(decisions.paid, features)
    const told = {
      situations,
      ...(paid &&
        isPaid(paid.label) &&
        paid.chance > leastOf.paidOrPlanned && { paid: tell(paid.label, paid.chance) }),
    }
    last = { doc, told }
    return told
  }
}

const isPaid = (label: string): label is 'paid' | 'planned' | 'none' =>
  label === 'paid' || label === 'planned' || label === 'none'

/** The labels of a decision, the likeliest first. */
function ranked({ classes, probabilities }: Decision, features: Features) {
  const chances = probabilities(features)
  return classes
    .map((label, at) => ({ label, chance: chances[at] ?? 0 }))
    .sort((one, other) => other.chance - one.chance)
}
