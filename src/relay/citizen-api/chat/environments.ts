import { Problem } from '../../../contract/primitives/problem.ts'
import type { Channel } from '../../config/channel.ts'
import type { Chat } from './chats.ts'

/**
 * Returns the environment of a page: the one that it names, else the channel's first, else an empty string.
 * @throws Problem `validation-error` naming `env` when the channel does not accept it
 */
export function toEnv({ envs }: Channel, named: string | undefined): string {
  const env = named || envs?.[0] || ''
  if (!envs || envs.includes(env)) return env
  throw new Problem('validation-error', {
    errors: [{ field: 'env', code: 'unknown', message: 'The channel does not take this environment.' }],
  })
}

/**
 * Returns whether a chat may be resumed in an environment. A chat from before environments were stored may be
 * resumed in any.
 */
export const isOfEnv = ({ env }: Pick<Chat, 'env'>, wanted: string): boolean => env === null || env === wanted
