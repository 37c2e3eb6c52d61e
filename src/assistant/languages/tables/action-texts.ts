import type { Action } from '../../../contract/chat/message.ts'

/** What a citizen is told to do, in one or two short sentences for each action. The lines for danger to life have texts of their own. */
export type ActionTexts = Readonly<Record<AdvisedAction, string>> & {
  /** The same to somebody who helps the person it happens to. */
  helping: Readonly<Partial<Record<AdvisedAction, string>>>
}

/** An action that has a text here. */
export type AdvisedAction = Exclude<Action, 'emergency' | 'crisisLine'>
