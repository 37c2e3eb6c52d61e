/**
 * Probabilities from which on something is said. They are below one half, since most messages say nothing of the kind;
 * what is less sure is asked and not noted.
 */
export const leastOf = {
  type: 0.25,
  moneyLeft: 0.4,
  /** That money has left, for digits that no word for paying and no currency call money. */
  paid: 0.5,
  ongoing: 0.3,
  intent: 0,
  intentSaid: 0.2,
  question: 0.22,
  questionSaid: 0.05,
  language: 0.6,
  forOther: 0.26,
  danger: 0.2,
  /** For the situation that comes second. */
  alsoSituation: 0.25,
  dangerBesideIdiom: 0.6,
  minor: 0.12,
  minorSaid: 0,
  institution: 0.4,
  account: 0.4,
  name: 0.28,
  /** For the moment of a payment without an amount. */
  moment: 0.5,
} as const
