import type { Action } from '../../../contract/chat/message.ts'

/** What a citizen is told to do, in one or two short sentences for each action. The lines for danger to life have texts of their own. */
export type ActionTexts = Readonly<Record<Exclude<Action, 'emergency' | 'crisisLine'>, string>>
