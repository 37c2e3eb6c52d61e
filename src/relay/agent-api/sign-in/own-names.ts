import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../../../http/loopback.ts'

/**
 * Returns which kind of host name a request used: `local` for one that means this machine, `named` for one
 * from the settings, undefined for any other. Another site can point its own name here, but cannot choose the
 * Host header that a browser then sends.
 */
export type OwnNames = (request: IncomingMessage) => 'local' | 'named' | undefined

/** Matches the name in a Host header, without the port, in lower case; undefined if it is invalid. */
const form = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::\d{1,5})?$/

/**
 * Creates the host name check.
 * @param listensAt address that the server listens on
 * @param names names by which others reach it, such as `console.bank.example`
 */
export function createOwnNames(listensAt: string, names: readonly string[]): OwnNames {
  const bracketed = listensAt.includes(':') ? `[${listensAt}]` : listensAt
  const local = new Set(['localhost', '127.0.0.1', '[::1]'])
  const named = new Set(names.map((name) => name.toLowerCase()))
  ;(isLoopbackHost(listensAt) ? local : named).add(bracketed.toLowerCase())
  return ({ headersDistinct: { host = [] }, url = '' }) => {
    const [only = '', ...more] = host
    // With two Host headers, or another name in the URL, different parsers could pick different ones.
    if (more.length > 0 || !url.startsWith('/')) return undefined
    const name = form.exec(only.toLowerCase())?.[1] ?? ''
    if (local.has(name)) return 'local'
    return named.has(name) ? 'named' : undefined
  }
}
