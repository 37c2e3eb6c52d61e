/** What turns out to be no scam payment; the dialogue explains who can help instead. */
export type NotScam = 'mistaken' | 'received' | 'dispute'

/** How the scammers first reached her. */
export const contactWays = ['call', 'sms', 'app', 'ad', 'person'] as const
/** Names how the scammers first reached her. */
export type ContactWay = (typeof contactWays)[number]

/** One fact of the report that can be corrected by itself. */
export const fields = [
  'bank',
  'amount',
  'when',
  'reference',
  'receiver',
  'type',
  'contact',
  'ongoing',
  'moneyLeft',
  'name',
  'nationality',
  'identity',
  'holder',
  'ownAccount',
  'firstContact',
  'contactWay',
  'story',
  'evidence',
  'police',
  'needs',
] as const
/** Names a fact of the report that can be corrected by itself. */
export type Field = (typeof fields)[number]

/** What can be said at any question. */
export const commands = [
  'back',
  'repeat',
  'help',
  'person',
  'stop',
  'restart',
  'edit',
  'status',
  'danger',
] as const
/** Names what can be said at any question. */
export type Command = (typeof commands)[number]

/** The answer to a question that can be left open. */
export type Tri = 'yes' | 'no' | 'unsure'

/** What is going on for a citizen, which decides what they should do first. The order is that of urgency. */
export const situations = [
  /** Someone is taking money this minute: remote control, transfers that run. */
  'robbedNow',
  /** The scammer is on the phone or at the door. */
  'onPhone',
  /** Threatened with pictures, or with being shamed. */
  'pictures',
  /** A call about a relative who is said to be in trouble. */
  'caller',
  /** Asked to pay, and has not paid. */
  'aboutToPay',
  /** Paid within about twelve hours. */
  'justPaid',
  /** Payments that the citizen never made. */
  'unauthorised',
  /** Gave away a code, a password, a card or an ID. */
  'secretGiven',
  /** Has passed on money, or lent an account. */
  'mule',
  /** The person concerned believes the scammer. */
  'believes',
  /** Sent money to a wrong account by mistake. */
  'ownMistake',
  /** Paid longer ago. */
  'paidEarlier',
  /** Asks whether it is a scam; nothing is lost. */
  'isScam',
  /** Comes for something else. */
  'otherTrouble',
] as const
/** Names what is going on for a citizen. */
export type Situation = (typeof situations)[number]

/** Names a kind of danger to life. */
export type DangerKind = 'selfHarm' | 'violence' | 'held' | 'lifeThreat'
