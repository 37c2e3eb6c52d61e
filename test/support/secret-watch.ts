import type { ServerResponse } from 'node:http'

/** Looks for secrets in whatever leaves a server, for as long as a test runs. */
export interface SecretWatch {
  /** Reads along with an answer. */
  read(res: ServerResponse): void
  /** @throws Error when a secret has been in an answer or is in one of `texts` */
  check(texts: Readonly<Record<string, string>>): void
}

/** @param secrets none of them may be seen; what is shorter than 8 characters is no secret */
export function createSecretWatch(secrets: readonly string[]): SecretWatch {
  const known = [...new Set(secrets)].filter((secret) => secret.length >= 8)
  const longest = Math.max(...known.map((secret) => secret.length))
  const leaks: string[] = []
  const look = (where: string, text: string) => {
    for (const secret of known) if (text.includes(secret)) leaks.push(`${secret.slice(0, 8)}… in ${where}`)
  }
  return {
    read(res) {
      // A secret may be cut in two by the border of a chunk.
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
