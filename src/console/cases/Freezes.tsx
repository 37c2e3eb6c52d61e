import { addressOf } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { may } from '../core/session.ts'
import { money, shortHash } from '../core/words.ts'
import { Pill, Section, When } from '../parts/parts.tsx'
import type { CaseParts } from './case-parts.ts'
import { Propose } from './Propose.tsx'

/** Freeze as the operation returns it, with the fields that the relay adds. */
interface Freeze {
  freeze_id: string
  freeze_status: string
  funds_frozen_amount: number
  hours_remaining?: number
  duration_hours?: number
  account_hash: string
  institution_code: string
}

const live: ReadonlySet<string> = new Set(['pending_ack', 'active'])

/** Lists the freezes with their expiry, and the drafted documents. */
export function Freezes({ parts }: { parts: CaseParts }) {
  const freezes = parts.file.freezes as unknown as Freeze[]
  return (
    <Section title="Freezes">
      {freezes.length === 0 ? (
        <p class="empty">Nothing is held yet.</p>
      ) : (
        <ul class="freezes">
          {freezes.map((freeze) => (
            <FreezeItem key={freeze.freeze_id} freeze={freeze} parts={parts} />
          ))}
        </ul>
      )}
      {parts.file.documents.length > 0 && (
        <>
          <h3>Drafts, unsigned</h3>
          <ul class="drafts">
            {parts.file.documents.map((one) => (
              <li key={String(one.document_id)}>
                <a
                  href={addressOf('getDocument', { id: String(one.document_id) })}
                  download={`${one.document_id}.pdf`}
                >
                  {plain(one.document_type)}, PDF
                </a>
                <span class="soft">
                  <When at={String(one.generated_at)} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

function FreezeItem({ freeze, parts }: { freeze: Freeze; parts: CaseParts }) {
  const { file, nameOf, reload } = parts
  const isLive = live.has(freeze.freeze_status)
  const { currency, amount, returned } = file.row
  const sum = freeze.funds_frozen_amount
  const back = Math.min(sum, Math.max(0, amount - returned))
  const where = `${nameOf(freeze.institution_code)}, account ${shortHash(freeze.account_hash)}`
  const ids = { caseId: file.row.caseId, freezeId: freeze.freeze_id }
  return (
    <li data-freeze={freeze.freeze_id} data-status={freeze.freeze_status}>
      <p class="line">
        <Pill status={freeze.freeze_status} />
        <strong class="figure">{money(sum)}</strong>
        <span>{where}</span>
        {isLive && freeze.hours_remaining !== undefined && (
          <span class="soft end">
            {Math.round(freeze.hours_remaining * 10) / 10} h left of {freeze.duration_hours}
          </span>
        )}
      </p>
      {isLive && may('money.propose') && (
        <p class="actions">
          {freeze.freeze_status === 'active' && back > 0 && (
            <Propose
              label={`Return ${money(back)}`}
              kind="primary"
              what={`${currency} ${money(back)} goes from ${where} back to the account that the citizen paid from.`}
              proposal={{ action: 'return', ...ids, amount: back }}
              done={reload}
            />
          )}
          <Propose
            label="Extend by 72 h"
            what={`The hold at ${where} lasts 72 hours longer.`}
            proposal={{ action: 'extend', ...ids, hours: 72 }}
            done={reload}
          />
          <Propose
            label="Release"
            kind="danger"
            what={`${currency} ${money(sum)} at ${where} is free again: the holder can take it.`}
            proposal={{ action: 'release', ...ids, because: 'non_fraud_determination' }}
            done={reload}
          />
        </p>
      )}
    </li>
  )
}
