import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { buildScript } from '../proxy/servers.ts'

/** A load in a separate process, so that its work is not counted as the server's. */
export interface LoadProcess {
  /** Returns what has been measured since the last call, or the response to `message`. */
  ask<T>(message?: unknown): Promise<T>
  stop(): void
}

/** Builds and starts a script of `folder`; resolves with its first message. */
export async function startLoad(
  name: string,
  args: readonly string[],
  folder = 'bench/chat',
): Promise<LoadProcess> {
  const child = fork(await buildScript(`load-${name}`, resolve(folder, `${name}.ts`)), args)
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`the load ${name} ended with ${code}`)))
  })
  // The next caller that waits for a response receives the error.
  ended.catch(() => {})
  const answer = () => Promise.race([once(child, 'message'), ended])
  await answer()
  return {
    async ask<T>(message: unknown = 'tell') {
      child.send(message as string)
      const [told] = await answer()
      return told as T
    },
    stop: () => void child.kill(),
  }
}
