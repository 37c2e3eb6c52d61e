import { Problem } from '../../../contract/primitives/problem.ts'
import type { Channel } from '../../config/channel.ts'
import type { Chat } from './chats.ts'

/**
 * Gives the environment that a page is in: what it names, the channel's first where it names none, or an empty text.
 * @throws Problem `validation-error` naming `env` for one that the channel does not take
 */
export function toEnv({ envs }: Channel, named: string | undefined): string {
  const env = named || envs?.[0] || ''
  if (!envs || envs.includes(env)) return env
  throw new Problem('validation-error', {
    errors: [{ field: 'env', code: 'unknown', message: 'The channel does not take this environment.' }],
  })
}

/** Tells whether a chat is gone on with in an environment; one from before environments were kept is, in each. */
export const isOfEnv = ({ env }: Pick<Chat, 'env'>, wanted: string): boolean => env === null || env === wanted
