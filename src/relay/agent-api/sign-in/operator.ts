import type { ConsoleRole } from '../../../contract/console/roles.ts'
import { textsIn } from '../../../contract/primitives/json.ts'
import { Problem } from '../../../contract/primitives/problem.ts'

/** Who holds an API key, and who created it. */
export interface KeyHolder {
  owner: string
  /** Login name of the console user who created the key, or `operator` for the command. */
  madeBy: string | undefined
}

/** Person who is signed in at the console, or the holder of an API key who proposes and decides by API. */
export interface Operator {
  id: string
  /** Login name, which is used in the logs. */
  login: string
  /** Name that citizens and colleagues see. */
  firstName: string
  role: ConsoleRole
  /** Channels whose chats and cases the person may see. */
  channels: 'all' | readonly string[]
  /** When a provider whose second factor is accepted authenticated the person in this session. */
  provenAt?: string
  /** Whether this session was started with a single-use link; omitted if not. */
  byLink?: boolean
  /** For an API key; omitted for a person. */
  key?: KeyHolder
}

/** Reads a stored list of channels: `"all"`, or an array of their ids. */
export function channelsIn(json: string): Operator['channels'] {
  return JSON.parse(json) === 'all' ? 'all' : textsIn(json)
}

/** Returns whether a person may see the chats and cases of a channel. */
export const sees = ({ channels }: Pick<Operator, 'channels'>, gwId: string): boolean =>
  channels === 'all' || channels.includes(gwId)

/** Returns whether a person still exists and may see the same channels as before. */
export const hasChannelsOf = (
  before: Pick<Operator, 'channels'>,
  now: Pick<Operator, 'channels'> | undefined,
): boolean => now !== undefined && JSON.stringify(now.channels) === JSON.stringify(before.channels)

/** Asserts that a person does not grant more channels than they have. @throws Problem `forbidden` */
export function requireGivable(operator: Pick<Operator, 'channels'>, channels: Operator['channels']): void {
  if (channels === 'all') requireAllChannels(operator)
  else if (!channels.every((gwId) => sees(operator, gwId)))
    throw new Problem('forbidden', { detail: 'Somebody who sees all of these channels must do this.' })
}

/** Asserts that the person may see all channels. @throws Problem `forbidden` */
export function requireAllChannels({ channels }: Pick<Operator, 'channels'>): void {
  if (channels !== 'all')
    throw new Problem('forbidden', { detail: 'Somebody who sees all channels must do this.' })
}
