import type { OdrOutcome } from '../../contract/operations/vocabulary.ts'

/** A dispute as the operation answers it, with how the relay says that it stands. */
export interface Dispute {
  odr_id: string
  institution_code: string
  dispute_amount: number
  settlement_authority: string
  response_due_at: string
  resolution_due_at: string
  standing: string
  response_overdue: boolean
  /** Where the host gives it back: how it stands, what was offered and paid, and what can be said now. */
  status: string
  offered_amount?: number | null
  settled_amount?: number
  ended_at?: string | null
  answers?: readonly OdrOutcome[]
}
