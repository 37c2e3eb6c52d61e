import type { NameBand } from './name-check.ts'

/**
 * Protects the directory from enumeration by guessing: a token bucket for each caller, in which a wrong guess
 * costs far more than a right one. Has no clock of its own.
 */
export interface EnumerationBudget {
  capacity: number
  /** Tokens refilled per second. */
  perSecond: number
}

/** The number of tokens that a caller has at an instant (milliseconds since 1970). */
export interface BudgetState {
  tokens: number
  atMs: number
}

/** Budget of an institution: 1000 tokens, 2 a second (design values). */
export const institutionBudget: EnumerationBudget = { capacity: 1000, perSecond: 2 }
/** Budget of a citizen: 60 tokens, 1 in ten seconds (design values). */
export const citizenBudget: EnumerationBudget = { capacity: 60, perSecond: 0.1 }

/** Tokens that an answer costs; an unknown account costs as much as a wrong name. */
const checkCost = {
  match: 1,
  close_match: 5,
  no_match: 20,
  unable_to_verify: 20,
} as const satisfies Record<NameBand, number>

/** Creates the state of a caller without any checks so far. */
export const fullBudget = (budget: EnumerationBudget, nowMs: number): BudgetState => ({
  tokens: budget.capacity,
  atMs: nowMs,
})

/** Adds the tokens refilled until `nowMs`. */
export function refill(budget: EnumerationBudget, state: BudgetState, nowMs: number): BudgetState {
  const gained = (Math.max(0, nowMs - state.atMs) / 1000) * budget.perSecond
  return {
    tokens: Math.min(budget.capacity, state.tokens + gained),
    atMs: Math.max(nowMs, state.atMs),
  }
}

/** Returns how long to wait until the next check is allowed, in milliseconds; 0 if it is allowed now. */
export function waitMs(budget: EnumerationBudget, state: BudgetState, nowMs: number): number {
  const { tokens } = refill(budget, state, nowMs)
  return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / budget.perSecond) * 1000)
}

/**
 * Deducts the cost of an answer. The last check may overdraw the budget, so that its cost cannot be avoided.
 */
export function spend(
  budget: EnumerationBudget,
  state: BudgetState,
  band: NameBand,
  nowMs: number,
): BudgetState {
  const { tokens, atMs } = refill(budget, state, nowMs)
  return { tokens: tokens - checkCost[band], atMs }
}
