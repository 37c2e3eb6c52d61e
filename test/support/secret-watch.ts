import type { ServerResponse } from 'node:http'

/** Searches everything that leaves a server for secrets while a test runs. */
export interface SecretWatch {
  /** Monitors a response. */
  read(res: ServerResponse): void
  /** @throws Error when a secret has been in a response or is in one of `texts` */
  check(texts: Readonly<Record<string, string>>): void
}

/** @param secrets must not be seen; values shorter than 8 characters are ignored */
export function createSecretWatch(secrets: readonly string[]): SecretWatch {
  const known = [...new Set(secrets)].filter((secret) => secret.length >= 8)
  const longest = Math.max(...known.map((secret) => secret.length))
  const leaks: string[] = []
  const look = (where: string, text: string) => {
    for (const secret of known) if (text.includes(secret)) leaks.push(`${secret.slice(0, 8)}… in ${where}`)
  }
  return {
    read(res) {
      // A secret may be split between two chunks.
      let rest = ''
      const take = (chunk: unknown) => {
        if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
        const text = rest + Buffer.from(chunk as Uint8Array).toString('latin1')
        look('a body', text)
        rest = text.slice(-longest)
      }
      const { write, end, writeHead } = res
      res.write = ((...args: Parameters<typeof write>) => {
        take(args[0])
        return write.apply(res, args)
      }) as typeof write
      res.end = ((...args: Parameters<typeof end>) => {
        take(args[0])
        return end.apply(res, args)
      }) as typeof end
      res.writeHead = ((...args: Parameters<typeof writeHead>) => {
        look('a head', JSON.stringify(args))
        return writeHead.apply(res, args)
      }) as typeof writeHead
    },
    check(texts) {
      for (const [where, text] of Object.entries(texts)) look(where, text)
      if (leaks.length > 0) throw new Error(`secrets were shown: ${[...new Set(leaks)].join(', ')}`)
    },
  }
}
