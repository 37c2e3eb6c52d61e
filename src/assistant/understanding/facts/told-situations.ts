import type { Situation } from '../../languages/tables/vocabulary.ts'
import type { Decisions } from '../roles/decisions.ts'
import type { Scene } from '../roles/scene.ts'
import { situationFeatures } from '../roles/situation-features.ts'
import { leastOf } from './least.ts'
import type { Told } from './reading.ts'
import type { Teller } from './teller.ts'

/** Tells what is going on in a message: the likeliest situation, and a second where that is likely too. */
export type SituationTeller = (scene: Scene, tell: Teller) => readonly Told<Situation>[]

/** Longer messages are not decided, so that none takes long; none of the labelled ones is longer. */
export const longestTold = 1_500

/** Makes the teller. It decides once for a message, however many questions it is read at. */
export function createSituationTeller(decisions: Decisions): SituationTeller {
  let last: { doc: Scene['candidates']['doc']; told: readonly Told<Situation>[] } | undefined
  return (scene, tell) => {
    const { doc } = scene.candidates
    if (last?.doc === doc) return last.told
    if (doc.raw.length > longestTold) return []
    const { classes, probabilities } = decisions.situation
    const chances = probabilities(situationFeatures(scene, decisions))
    const ranked = classes
      .map((label, at) => ({ label, chance: chances[at] ?? 0 }))
      .sort((one, other) => other.chance - one.chance)
    const told = ranked
      .slice(0, 2)
      .filter(({ chance }, at) => at === 0 || chance > leastOf.alsoSituation)
      .map(({ label, chance }) => tell(label as Situation, chance))
    last = { doc, told }
    return told
  }
}
