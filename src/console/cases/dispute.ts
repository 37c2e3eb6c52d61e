import type { OdrOutcome } from '../../contract/operations/vocabulary.ts'

/** Dispute as the operation returns it, with the status that the relay adds. */
export interface Dispute {
  odr_id: string
  institution_code: string
  dispute_amount: number
  settlement_authority: string
  response_due_at: string
  resolution_due_at: string
  standing: string
  response_overdue: boolean
  /** If the host returns them: the status, the amounts offered and paid, and the answers possible now. */
  status: string
  offered_amount?: number | null
  settled_amount?: number
  ended_at?: string | null
  answers?: readonly OdrOutcome[]
}
