/**
 * Answers to urgent questions that the dialogue recognises by words (`src/assistant/dialog/urgent`), and the
 * wordings for wallets and cards. Only servers use them: they are too many for a page without a network.
 */
export interface UrgentTexts {
  answers: UrgentAnswers
  /** One warm sentence about a feeling. */
  comfort: Readonly<Record<'ashamed' | 'tired' | 'childCries' | 'needed', string>>
  greeting: {
    first: string
    again: string
  }
  /**
   * Phrases for the number on a card, and what replaces them for a wallet, which has no card. The first phrase
   * that occurs in a text counts.
   */
  wallet: readonly (readonly [card: string, app: string])[]
  /** For charges on a card that the citizen did not make. */
  cardCharges: {
    /** Replaces the advice to call the bank and to block the card. */
    callBank: string
    /** Replaces the words for a recall. */
    recallWords: string
  }
}

/** `send` and `person` are the labels of taps. */
interface UrgentAnswers {
  callsAgain: string
  callAbroad: string
  hacked: string
  frozenNotYet: (v: { send: string }) => string
  /** For somebody whose account was used to pass on money. */
  passedOn: string
  reportMe: (v: { send: string }) => string
  restYes: string
  restAfterCall: string
  restAfterSending: (v: { send: string }) => string
  policeThreat: (v: { number: string }) => string
  personOnTheWay: string
  personNotAsked: (v: { person: string }) => string
}
