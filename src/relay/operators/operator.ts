import type { ConsoleRole } from '../../contract/console/roles.ts'

/** A person who is signed in at the console. */
export interface Operator {
  id: string
  /** Her name for signing in, which the trails hold. */
  login: string
  /** The name that citizens and colleagues see. */
  firstName: string
  role: ConsoleRole
  /** The channels whose chats and cases she sees. */
  channels: 'all' | readonly string[]
}

/** Tells whether a person sees the chats and cases of a channel. */
export const sees = ({ channels }: Pick<Operator, 'channels'>, gwId: string): boolean =>
  channels === 'all' || channels.includes(gwId)
