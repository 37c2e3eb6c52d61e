import { signal } from '@preact/signals'
import { type ConsoleRouteName, consoleRoutes } from '../../contract/console/routes.ts'
import type { ProblemDocument } from '../../contract/primitives/problem.ts'

/** Refusal by the relay, with its problem document. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  /** Last part of the problem's type, such as `claimed`. */
  readonly code: string
  readonly document: ProblemDocument

  constructor(document: ProblemDocument) {
    const [first] = document.errors ?? []
    super(first ? `${first.message}` : (document.detail ?? document.title))
    this.status = document.status
    this.code = document.type.split(':').at(-1) ?? ''
    this.document = document
  }
}

/** Problem type of an answer that does not come from the relay, such as a proxy's. */
const unknownType = 'about:blank'

/** Returns whether the relay itself refused a call in a way that a retry cannot change. */
export const isFinal = (error: unknown): error is Refused =>
  error instanceof Refused && error.document.type !== unknownType && [401, 403, 404].includes(error.status)

/** CSRF token, sent with every call that changes something. */
export const csrf = signal<string | null>(null)
/** Called when the relay reports that the session has ended. */
export const onSignedOut = signal<() => void>(() => {})

interface CallOptions {
  /** Replaces `{id}` in the path. */
  id?: string
  query?: Record<string, string | number | undefined>
  body?: object
  /** Set for calls that the page makes by itself, which do not extend the session. */
  unattended?: boolean
  /** ETag of the version that the page already has. The result is undefined if nothing has changed. */
  known?: string | undefined
  /** Idempotency key, so that a retried request acts only once. */
  key?: string
}

/** Builds the URL of a call. */
export function addressOf(name: ConsoleRouteName, { id = '', query = {} }: CallOptions = {}): string {
  const [, path = ''] = consoleRoutes[name].call.split(' ')
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  const search = new URLSearchParams(given as [string, string][]).toString()
  return path.replace('{id}', encodeURIComponent(id)) + (search ? `?${search}` : '')
}

/**
 * Calls the console API.
 * @throws Refused if the relay refuses, and TypeError if it does not answer
 */
export async function call<T>(name: ConsoleRouteName, options: CallOptions = {}): Promise<T> {
  const [method = 'GET'] = consoleRoutes[name].call.split(' ')
  const of = csrf.value
  const answer = await fetch(addressOf(name, options), {
    method,
    headers: {
      accept: 'application/json',
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...(csrf.value !== null && { 'x-parley-csrf': csrf.value }),
      ...(options.key !== undefined && { 'idempotency-key': options.key }),
      ...(options.known !== undefined && { 'if-none-match': options.known }),
      ...(options.unattended && { 'x-parley-unattended': '1' }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(options.body ?? {}) }),
  })
  if (answer.status === 304) return undefined as T
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  const document = (await answer.json().catch(() => ({
    type: unknownType,
    title: 'The relay does not answer',
    status: answer.status,
  }))) as ProblemDocument
  // A 401 for a session that has since been replaced says nothing about the current one.
  if (answer.status === 401 && !name.startsWith('signIn') && of === csrf.value) onSignedOut.value()
  throw new Refused(document)
}
