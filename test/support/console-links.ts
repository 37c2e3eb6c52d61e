import type { ServerProcess } from './server-process.ts'

/** Returns a one-time sign-in link for the demonstration's user with a role. */
export async function consoleLink(server: ServerProcess, role: string): Promise<string> {
  const pattern = new RegExp(`^\\s+${role}\\s+(http\\S+)$`)
  for (const until = Date.now() + 5_000; Date.now() < until; ) {
    const link = server.log.map((line) => pattern.exec(line)?.[1]).findLast((found) => found !== undefined)
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`the server has printed no link for ${role}`)
}
