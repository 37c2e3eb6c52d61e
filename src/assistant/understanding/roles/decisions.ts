import type { Decision, Weights } from './learner.ts'
import { createDecision } from './learner.ts'

/** Names of the decisions: roles of candidates first, then those about the whole message. */
export const decisionNames = [
  'money',
  'moments',
  'institutions',
  'accounts',
  'names',
  'type',
  'moneyLeft',
  'ongoing',
  'forOther',
  'danger',
  'dangerKind',
  'minor',
  'intent',
  'question',
  'language',
  'situation',
  'paid',
  'safety',
  'send',
  'further',
] as const
/** The name of a decision. */
export type DecisionName = (typeof decisionNames)[number]

/** Every decision of the reader. */
export type Decisions = Readonly<Record<DecisionName, Decision>>

/** The weights of every decision, as stored in a file. */
export type AllWeights = Readonly<Record<DecisionName, Weights>>

/** Prepares trained weights. */
export const createDecisions = (weights: AllWeights): Decisions =>
  Object.fromEntries(decisionNames.map((name) => [name, createDecision(weights[name])])) as Record<
    DecisionName,
    Decision
  >
