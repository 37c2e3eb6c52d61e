import { plain } from '../core/code-words.ts'
import { may } from '../core/session.ts'
import { money } from '../core/words.ts'
import { Pill, Section, When } from '../parts/parts.tsx'
import { AnswerDispute } from './AnswerDispute.tsx'
import type { CaseParts } from './case-parts.ts'
import type { Dispute } from './dispute.ts'
import { EndDispute } from './EndDispute.tsx'

/**
 * Lists the disputes of a case with their deadlines and possible answers. Renders nothing if there are none.
 */
export function Disputes({ parts }: { parts: CaseParts }) {
  const disputes = parts.file.disputes as unknown as Dispute[]
  if (disputes.length === 0) return null
  const isSilent = disputes.some(({ answers }) => answers === undefined)
  return (
    <Section title="Disputes">
      <ul class="freezes">
        {disputes.map((one) => (
          <Item key={one.odr_id} dispute={one} parts={parts} />
        ))}
      </ul>
      {isSilent && (
        <p class="note">
          The interface has no call that reads a dispute or answers it. The institution answers where the
          trust layer is run; here it counts as ended once the case is no longer disputed.
        </p>
      )}
    </Section>
  )
}

function Item({ dispute, parts }: { dispute: Dispute; parts: CaseParts }) {
  const { standing, answers, offered_amount: offered, settled_amount: settled, ended_at: endedAt } = dispute
  return (
    <li data-dispute={dispute.odr_id}>
      <p class="line">
        <Pill status={answers && standing === 'ended' ? dispute.status : standing} />
        {dispute.response_overdue && <span class="pill bad">No answer in time</span>}
        <strong class="figure">{money(dispute.dispute_amount)}</strong>
        <span>{parts.nameOf(dispute.institution_code)}</span>
      </p>
      {answers && standing !== 'ended' && (
        <p>
          {plain(dispute.status)}
          {offered ? ` and offers ${money(offered)}` : ''}.
        </p>
      )}
      <p class="soft">
        {endedAt ? (
          <>
            Ended <When at={endedAt} />
            {answers && ` · ${settled ? `${money(settled)} paid` : 'nothing paid'}`}
          </>
        ) : (
          <>
            Answer by <When at={dispute.response_due_at} /> · resolved by{' '}
            <When at={dispute.resolution_due_at} />
          </>
        )}
      </p>
      {answers && answers.length > 0 && may('case.work') && (
        <p class="actions">
          <EndDispute dispute={dispute} answers={answers} parts={parts} />
          <AnswerDispute dispute={dispute} answers={answers} parts={parts} />
        </p>
      )}
    </li>
  )
}
