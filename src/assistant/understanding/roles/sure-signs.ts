import { type Sign, signs } from '../../languages/tables/reading-words.ts'
import type { Candidates } from '../candidates/candidates.ts'
import type { Hit } from '../text/phrases.ts'

/** Signs, with paying split into what happened, what did not and what might. */
export function sureSigns({ signs: all, doc }: Candidates): Map<string, readonly Hit[]> {
  const near = (hit: Hit, others: readonly Hit[], most: number) =>
    others.some(
      (other) =>
        other.last < hit.first &&
        hit.first - other.last <= most &&
        doc.tokens[other.first]?.sentence === doc.tokens[hit.first]?.sentence,
    )
  const sure = new Map<string, readonly Hit[]>(signs.map((sign: Sign) => [sign, all[sign]]))
  const denied = all.paid.filter((hit) => near(hit, all.not, 3))
  const unreal = all.paid.filter((hit) => !denied.includes(hit) && near(hit, all.unreal, 2))
  sure.set(
    'paid',
    all.paid.filter((hit) => !denied.includes(hit) && !unreal.includes(hit)),
  )
  sure.set('unpaid', denied)
  sure.set('mightPay', unreal)
  return sure
}
