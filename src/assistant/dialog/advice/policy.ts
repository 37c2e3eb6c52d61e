import type { Action } from '../../../contract/chat/message.ts'
import type { ActionTexts } from '../../languages/tables/action-texts.ts'
import type { Situation } from '../../languages/tables/vocabulary.ts'

/** Something that is said first. Whom to call in danger is said elsewhere. */
export type FirstAction = keyof ActionTexts

/** What somebody in each situation has to do first, in order. It is said before anything is asked. */
export const firstActions: Readonly<Record<Situation, readonly FirstAction[]>> = {
  robbedNow: ['disconnect', 'callBank'],
  onPhone: ['hangUp', 'doNotPay'],
  pictures: ['doNotPay', 'doNotAnswer', 'keepEvidence'],
  caller: ['doNotPay', 'callRelative'],
  aboutToPay: ['doNotPay'],
  justPaid: ['callBank'],
  unauthorised: ['callBank', 'blockCard', 'callOperator'],
  secretGiven: ['callBank', 'changePassword', 'blockCard'],
  mule: ['stopPassingOn', 'callBank'],
  believes: ['talkWithThem', 'vulnerableLine'],
  ownMistake: ['recall'],
  paidEarlier: ['callBank', 'doNotPay'],
  isScam: ['doNotPay', 'checkOfficial'],
  otherTrouble: [],
}

/** What is said also to somebody in danger, below the lines to call: it takes pressure away, or stops the one who is on the line. */
export const besideDanger: ReadonlySet<FirstAction> = new Set<FirstAction>([
  'disconnect',
  'hangUp',
  'doNotPay',
  'doNotAnswer',
])

/** Actions that a call button belongs to. */
export const callsBank: ReadonlySet<Action> = new Set<Action>([
  'callBank',
  'recall',
  'vulnerableLine',
  'blockCard',
])

/** Situations that cannot wait: they are heard in a few words and in the middle of a report, too. */
export const urgent: ReadonlySet<Situation> = new Set<Situation>([
  'robbedNow',
  'onPhone',
  'pictures',
  'caller',
  'aboutToPay',
  'justPaid',
  'secretGiven',
  'unauthorised',
  'mule',
])
