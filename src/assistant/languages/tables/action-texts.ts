import type { Action } from '../../../contract/chat/message.ts'

/**
 * Instructions to the citizen, in one or two short sentences for each action. Actions for danger to life have
 * separate texts.
 */
export type ActionTexts = Readonly<Record<AdvisedAction, string>> & {
  /** Variants for a helper who reports for the victim. */
  helping: Readonly<Partial<Record<AdvisedAction, string>>>
}

/** Action that has a text in {@link ActionTexts}. */
export type AdvisedAction = Exclude<Action, 'emergency' | 'crisisLine' | 'violenceLine'>
