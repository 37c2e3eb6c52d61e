import { signal } from '@preact/signals'
import { type ConsoleRouteName, consoleRoutes } from '../../contract/console/routes.ts'
import type { ProblemDocument } from '../../contract/primitives/problem.ts'

/** Carries a refusal of the relay's, in the words that it gave. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  /** The last part of the problem's type, such as `claimed`. */
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

/** The type of what was answered by something before the relay, such as a proxy. */
const unknownType = 'about:blank'

/** Tells whether the relay itself has refused a call in a way that asking again does not change. */
export const isFinal = (error: unknown): error is Refused =>
  error instanceof Refused && error.document.type !== unknownType && [401, 403, 404].includes(error.status)

/** What goes along with every call that changes something. */
export const csrf = signal<string | null>(null)
/** Called when the relay says that nobody is signed in any more. */
export const onSignedOut = signal<() => void>(() => {})

interface CallOptions {
  /** Takes the place of `{id}` in the path. */
  id?: string
  query?: Record<string, string | number | undefined>
  body?: object
  /** Asked by the page itself, which keeps no session from ending. */
  unattended?: boolean
  /** The mark of what the page has already; the answer is then undefined when that has not changed. */
  known?: string | undefined
  /** Makes one act of a request that is tried again. */
  key?: string
}

/** Builds the address of a call. */
export function addressOf(name: ConsoleRouteName, { id = '', query = {} }: CallOptions = {}): string {
  const [, path = ''] = consoleRoutes[name].call.split(' ')
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  const search = new URLSearchParams(given as [string, string][]).toString()
  return path.replace('{id}', encodeURIComponent(id)) + (search ? `?${search}` : '')
}

/**
 * Makes a call of the console.
 * @throws Refused when the relay says no, and TypeError when it does not answer
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
  // A call of a session that was replaced meanwhile says nothing of the one that there is now.
  if (answer.status === 401 && !name.startsWith('signIn') && of === csrf.value) onSignedOut.value()
  throw new Refused(document)
}
