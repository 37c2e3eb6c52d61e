import { money } from '../core/words.ts'
import { Pill, Section, When } from '../parts/parts.tsx'
import type { CaseParts } from './case-parts.ts'

/** A dispute as the operation answers it, with how the relay says that it stands. */
interface Dispute {
  odr_id: string
  institution_code: string
  dispute_amount: number
  response_due_at: string
  resolution_due_at: string
  standing: string
  response_overdue: boolean
}

/** Shows the disputes of a case with their times; nothing while there is none. */
export function Disputes({ parts: { file, nameOf } }: { parts: CaseParts }) {
  const disputes = file.disputes as unknown as Dispute[]
  if (disputes.length === 0) return null
  return (
    <Section title="Disputes">
      <ul class="freezes">
        {disputes.map((one) => (
          <li key={one.odr_id}>
            <p class="line">
              <Pill status={one.standing} />
              {one.response_overdue && <span class="pill bad">No answer in time</span>}
              <strong class="figure">{money(one.dispute_amount)}</strong>
              <span>{nameOf(one.institution_code)}</span>
            </p>
            <p class="soft">
              Answer by <When at={one.response_due_at} /> · resolved by <When at={one.resolution_due_at} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
