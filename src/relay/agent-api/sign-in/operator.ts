import type { ConsoleRole } from '../../../contract/console/roles.ts'
import { Problem } from '../../../contract/primitives/problem.ts'

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
  /** When a provider whose second factor counts has seen her, in this session. */
  provenAt?: string
  /** Whether this session came by a link that works once; left out where it did not. */
  byLink?: boolean
}

/** Tells whether a person sees the chats and cases of a channel. */
export const sees = ({ channels }: Pick<Operator, 'channels'>, gwId: string): boolean =>
  channels === 'all' || channels.includes(gwId)

/** Tells whether a person who is still there sees the same channels as before. */
export const hasChannelsOf = (
  before: Pick<Operator, 'channels'>,
  now: Pick<Operator, 'channels'> | undefined,
): boolean => now !== undefined && JSON.stringify(now.channels) === JSON.stringify(before.channels)

/** Keeps somebody from giving more channels than she has. @throws Problem `forbidden` */
export function requireGivable(operator: Pick<Operator, 'channels'>, channels: Operator['channels']): void {
  if (channels === 'all') requireAllChannels(operator)
  else if (!channels.every((gwId) => sees(operator, gwId)))
    throw new Problem('forbidden', { detail: 'Somebody who sees all of these channels must do this.' })
}

/** Keeps what is of all channels from who sees some. @throws Problem `forbidden` */
export function requireAllChannels({ channels }: Pick<Operator, 'channels'>): void {
  if (channels !== 'all')
    throw new Problem('forbidden', { detail: 'Somebody who sees all channels must do this.' })
}
