import { type RefusalReason, refusalReasons } from '../../../../contract/operations/answer-words.ts'
import type { Db } from '../../../../storage/database/storage.ts'
import { openIncidents } from '../../cases/incident-record.ts'

/** How a simulated institution answers an order. */
export type Behaviour =
  | { kind: 'auto'; afterSeconds: number }
  | { kind: 'partial'; percent: number; afterSeconds: number }
  | { kind: 'refuse'; reason: RefusalReason; afterSeconds: number }
  | { kind: 'silent' }

/** Parses `auto`, `auto:SECONDS`, `partial:PERCENT`, `refuse:REASON` or `silent`. */
function parseBehaviour(text: string): Behaviour {
  const [kind, value = ''] = text.split(':')
  if (kind === 'auto') return { kind, afterSeconds: Number(value) || 0 }
  if (kind === 'partial') return { kind, percent: Math.min(100, Number(value) || 0), afterSeconds: 0 }
  if (kind === 'refuse') {
    return { kind, reason: refusalReasons.find((reason) => reason === value) ?? 'other', afterSeconds: 0 }
  }
  return { kind: 'silent' }
}

/** Reads the behaviour of an institution. One that is not a participant, or has an outage, is silent. */
export async function behaviourOf(trx: Db, institutionCode: string): Promise<Behaviour> {
  const participant = await trx
    .selectFrom('pf_participant')
    .select(['behaviour', 'status'])
    .where('institution_code', '=', institutionCode)
    .executeTakeFirst()
  if (participant?.status !== 'active') return { kind: 'silent' }
  if (await openIncidents(trx, 'outage', institutionCode)) return { kind: 'silent' }
  return parseBehaviour(participant.behaviour)
}
