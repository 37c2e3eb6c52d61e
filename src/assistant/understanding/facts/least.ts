/**
 * Minimum probabilities for stating a fact. They are below one half, since most messages do not contain the
 * fact; what is less sure is asked and not stored.
 */
export const leastOf = {
  type: 0.25,
  moneyLeft: 0.4,
  /** That money has left, for digits that are not marked as money by a word for paying or a currency. */
  paid: 0.5,
  ongoing: 0.3,
  intent: 0,
  intentSaid: 0.2,
  question: 0.22,
  questionSaid: 0.05,
  languageSaid: 0.05,
  language: 0.6,
  forOther: 0.26,
  danger: 0.25,
  /** The same in a story, in which a farewell is a small part. */
  dangerInStory: 0.2,
  /** The same if a word for danger is in the message. */
  dangerNamed: 0.08,
  /** For the second most likely situation. */
  alsoSituation: 0.2,
  paidOrPlanned: 0.5,
  /** That someone is safe, or still in danger. */
  safety: 0.6,
  /** That the report is to be sent, in more words than a yes. */
  send: 0.93,
  /** The same if it is said a second time. */
  sendAgain: 0.97,
  /** The same for a yes and one or two words, and for a yes and more. */
  yesAgain: 0.7,
  yesAndMoreAgain: 0.88,
  /** What a message with an amount does to the facts that are stored. */
  further: 0.5,
  dangerBesideIdiom: 0.6,
  /** Which kind of danger it is. */
  dangerKind: 0.4,
  minor: 0.12,
  minorSaid: 0,
  institution: 0.4,
  account: 0.4,
  /** That a number is the one that the scammers called or wrote from. */
  theirNumber: 0.5,
  name: 0.28,
  /** For the moment of a payment without an amount. */
  moment: 0.5,
} as const
