import type { OperationId } from '../../src/contract/operations/index.ts'
import { operations } from '../../src/contract/operations/index.ts'
import type { Operation } from '../../src/contract/operations/operation.ts'
import type { Dispatch } from '../../src/contract/primitives/wire.ts'
import { makeRequest } from '../support/certificate-requests.ts'
import { send } from '../support/operation-call.ts'
import { createCaller } from '../support/platform.ts'
import { prepareCalls } from '../support/prepared-calls.ts'
import { type ValidCall, validCalls } from '../support/valid-calls.ts'

/** What came back, and how long it took. */
interface HostAnswer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a requirement looks into whatever was answered
  body: any
  ms: number
}

/** The host that is asked: a relay, or anything else that serves the 40 operations. */
export interface Host {
  /** Makes what the operation wants to find, and a call of it that is right. */
  prepare(id: OperationId): Promise<ValidCall>
  /** Makes that call, or the one given, with the key or with other headers. */
  ask(id: OperationId, call?: ValidCall, headers?: Record<string, string>): Promise<HostAnswer>
  /** Makes a right call with some members of its body changed. */
  askWith(id: OperationId, body: Record<string, unknown>): Promise<HostAnswer>
  /** Sets the credits of a workspace, where the host has the sandbox; undefined where it has none. */
  workspace(settings: Record<string, unknown>): Promise<{ credits: number } | undefined>
}

/** One sentence of the interface, and what shows on a running host that it is kept. */
export interface Requirement {
  section: string
  says: string
  /** @throws Error of an expectation that does not hold */
  holds(host: Host): Promise<void>
}

const rows = new Map<string, Operation>(Object.values(operations).map((row) => [row.id, row]))

/** Names the row of an operation. */
const rowOf = (id: OperationId): Operation => rows.get(id) as Operation

/**
 * Speaks to a host at a base URL with one key, as an institution's server does.
 * @param inner where cases, ledgers and clocks are prepared; by default at the host itself, as far as it has a sandbox
 */
export async function createHost(baseUrl: string, key: string, inner?: Dispatch): Promise<Host> {
  const headers = { authorization: `Bearer ${key}` }
  const dispatch = inner ?? createHttpDispatch(baseUrl, key)
  const makeCall = await prepareCalls(dispatch)
  let registered = 0
  const prepare: Host['prepare'] = async (id) => {
    // An institution is registered once.
    if (id === 'registerParticipant')
      return registration(`C${Date.now().toString(36).toUpperCase().slice(-5)}${registered++}`)
    return makeCall(id, validCalls[id])
  }
  const ask: Host['ask'] = async (id, call, others = headers) => {
    const made = call ?? (await prepare(id))
    const startedAt = performance.now()
    const answer = await send(baseUrl, rowOf(id), made, others)
    const text = await answer.text()
    const ms = performance.now() - startedAt
    return { status: answer.status, headers: answer.headers, text, body: parsed(text), ms }
  }
  return {
    prepare,
    ask,
    async askWith(id, body) {
      const right = await prepare(id)
      return ask(id, { ...right, body: { ...right.body, ...body } })
    },
    async workspace(settings) {
      const admin = createCaller(dispatch, 'admin')
      const { status, body } = await admin.post('/sandbox/workspaces/demo-teamspace', settings)
      return status === 200 ? body : undefined
    },
  }
}

/** Sends calls to a host with a key, instead of what they have brought along. */
export const createHttpDispatch =
  (baseUrl: string, key: string): Dispatch =>
  async ({ method, path, headers, body }) => {
    const answer = await fetch(baseUrl + path, {
      method,
      headers: { ...headers, authorization: `Bearer ${key}` },
      ...(body && { body: body as BodyInit }),
    })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }

/** Says where an operation is, for the table. */
export const addressOf = (id: OperationId) => `${rowOf(id).method} ${rowOf(id).path}`

const registration = async (code: string): Promise<ValidCall> => ({
  body: {
    ...validCalls.registerParticipant.body,
    institution_code: code,
    certificate_signing_request: (await makeRequest(code)).request,
  },
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
