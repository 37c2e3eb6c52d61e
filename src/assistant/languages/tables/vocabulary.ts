/** Problems that turn out not to be a scam payment; the dialogue explains who can help instead. */
export type NotScam = 'mistaken' | 'received' | 'dispute'

/** Ways in which scammers first contact a citizen. */
export const contactWays = ['call', 'sms', 'app', 'ad', 'person'] as const
/** Way in which the scammers first contacted the citizen. */
export type ContactWay = (typeof contactWays)[number]

/** Facts of the report that can be corrected one by one. */
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
/** Name of a fact of the report. */
export type Field = (typeof fields)[number]

/** Commands that work at any question. */
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
/** Name of a command that works at any question. */
export type Command = (typeof commands)[number]

/** Answer to a yes/no question that the citizen may be unsure about. */
export type Tri = 'yes' | 'no' | 'unsure'

/** Situations of a citizen, which decide what they should do first; the most urgent comes first. */
export const situations = [
  /** Someone is taking money right now: by remote control or running transfers. */
  'robbedNow',
  /** The scammer is on the phone or at the door. */
  'onPhone',
  /** Threatened with the publication of pictures, or with public shame. */
  'pictures',
  /** Called about a relative who is allegedly in trouble. */
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
  /** Asks whether something is a scam; nothing is lost. */
  'isScam',
  /** Needs help with something else. */
  'otherTrouble',
] as const
/** Name of a citizen's situation. */
export type Situation = (typeof situations)[number]

/**
 * Kinds of danger to life: somebody may end their own life; a partner or relative harms somebody; anybody else
 * does; somebody is ill or hurt.
 */
export const dangerKinds = ['self', 'home', 'harm', 'ill'] as const
/** A kind of danger to life. */
export type DangerKind = (typeof dangerKinds)[number]
