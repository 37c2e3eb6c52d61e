import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../../../http/loopback.ts'

/**
 * Tells by which of this deployment's names a request came: `local` by one that means this machine, `named`
 * by one of its settings, undefined by any other. A page of another site can have its own name point here,
 * but cannot choose what a browser then writes into Host.
 */
export type OwnNames = (request: IncomingMessage) => 'local' | 'named' | undefined

/** Reads the name in a Host header, without the port and in lower case; undefined when it is none. */
const form = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::\d{1,5})?$/

/**
 * Creates the check of names.
 * @param listensAt the address that the server listens at
 * @param names those by which others reach it, such as `console.bank.example`
 */
export function createOwnNames(listensAt: string, names: readonly string[]): OwnNames {
  const bracketed = listensAt.includes(':') ? `[${listensAt}]` : listensAt
  const local = new Set(['localhost', '127.0.0.1', '[::1]'])
  const named = new Set(names.map((name) => name.toLowerCase()))
  ;(isLoopbackHost(listensAt) ? local : named).add(bracketed.toLowerCase())
  return ({ headersDistinct: { host = [] }, url = '' }) => {
    const [only = '', ...more] = host
    // With two names, or another one in the address, readers could differ in what they take.
    if (more.length > 0 || !url.startsWith('/')) return undefined
    const name = form.exec(only.toLowerCase())?.[1] ?? ''
    if (local.has(name)) return 'local'
    return named.has(name) ? 'named' : undefined
  }
}
