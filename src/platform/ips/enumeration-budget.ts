import type { NameBand } from './name-check.ts'

/**
 * Guards the directory against being read out by guessing: each check costs tokens of its caller, a
 * wrong guess far more than a right one. No clock of its own.
 */
export interface EnumerationBudget {
  capacity: number
  /** Tokens that come back in one second. */
  perSecond: number
}

export interface BudgetState {
  tokens: number
  atMs: number
}

export const institutionBudget: EnumerationBudget = { capacity: 1000, perSecond: 2 }
export const citizenBudget: EnumerationBudget = { capacity: 60, perSecond: 0.1 }

/** What an answer costs; an unknown account costs as much as a wrong name. */
const checkCost = {
  match: 1,
  close_match: 5,
  no_match: 20,
  unable_to_verify: 20,
} as const satisfies Record<NameBand, number>

export const fullBudget = (budget: EnumerationBudget, nowMs: number): BudgetState => ({
  tokens: budget.capacity,
  atMs: nowMs,
})

/** Brings a state up to an instant. */
export function refill(budget: EnumerationBudget, state: BudgetState, nowMs: number): BudgetState {
  const gained = (Math.max(0, nowMs - state.atMs) / 1000) * budget.perSecond
  return {
    tokens: Math.min(budget.capacity, state.tokens + gained),
    atMs: Math.max(nowMs, state.atMs),
  }
}

/** Tells how long to wait until the next check may be made; 0 when it may be made now. */
export function waitMs(budget: EnumerationBudget, state: BudgetState, nowMs: number): number {
  const { tokens } = refill(budget, state, nowMs)
  return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / budget.perSecond) * 1000)
}

/** Takes what an answer costs; the last check may overdraw, so that its cost cannot be dodged. */
export function spend(
  budget: EnumerationBudget,
  state: BudgetState,
  band: NameBand,
  nowMs: number,
): BudgetState {
  const { tokens, atMs } = refill(budget, state, nowMs)
  return { tokens: tokens - checkCost[band], atMs }
}
