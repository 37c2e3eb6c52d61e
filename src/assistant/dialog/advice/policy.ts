import type { Action } from '../../../contract/chat/message.ts'
import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import type { AdvisedAction } from '../../languages/tables/action-texts.ts'
import type { Situation } from '../../languages/tables/vocabulary.ts'

/** An action to take first. The numbers to call in danger are listed elsewhere. */
export type FirstAction = AdvisedAction

/** What someone in each situation must do first, in order. It is said before anything is asked. */
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

/** Scam types whose victims mostly trust the scammer: somebody who reports for them is told how to talk with them. */
export const trusting: ReadonlySet<ScamType> = new Set<ScamType>(['investment', 'romance', 'recovery_scam'])

/**
 * Actions that are also shown to someone in danger, below the lines to call: they take pressure away, or stop
 * the scammer who is on the line.
 */
export const besideDanger: ReadonlySet<FirstAction> = new Set<FirstAction>([
  'disconnect',
  'hangUp',
  'doNotPay',
  'doNotAnswer',
])

/** Actions that stop a scammer who is on the phone or on the screen. */
export const onLine: ReadonlySet<FirstAction> = new Set<FirstAction>(['disconnect', 'hangUp'])

/** Actions with a call button. */
export const callsBank: ReadonlySet<Action> = new Set<Action>([
  'callBank',
  'recall',
  'vulnerableLine',
  'blockCard',
])

/** Urgent situations: they are also detected in a few words and in the middle of a report. */
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
