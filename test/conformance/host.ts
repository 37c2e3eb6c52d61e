import type { OperationId } from '../../src/contract/operations/index.ts'
import { operations } from '../../src/contract/operations/index.ts'
import { matchOperation } from '../../src/contract/operations/match.ts'
import type { Operation, Role } from '../../src/contract/operations/operation.ts'
import type { Dispatch } from '../../src/contract/primitives/wire.ts'
import { makeRequest } from '../support/certificate-requests.ts'
import type { ChatClient } from '../support/chat-client.ts'
import { send } from '../support/operation-call.ts'
import { createCaller } from '../support/platform.ts'
import { createPreparedCalls, tellStory } from '../support/prepared-calls.ts'
import type { Receiver } from '../support/receiver.ts'
import { type ValidCall, validCalls } from '../support/valid-calls.ts'
import type { Door } from './door.ts'

/** Response, and how long it took. */
export interface HostAnswer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a requirement looks into whatever was answered
  body: any
  ms: number
}

/** The credits of a workspace, as the sandbox shows them. */
interface HostWorkspace {
  credits: number
  low_balance: boolean
  price_minor: number
  currency: string
}

/** Views and actions that are only available on a host that the tests started themselves. */
export interface Inside {
  /** The emails about voice credits that were sent. */
  letters: readonly { to: string; text: string }[]
  /**
   * Returns the headers of a key in a role; a citizen's channel also has the citizen on whose behalf it acts.
   */
  keyOf(role: Role, citizenRef?: string): Promise<Record<string, string>>
  /** Opens a chat of a person that the page names. */
  openChat(humanUid?: string): Promise<ChatClient>
  /** Posts events to the relay as the platform does; returns the status. */
  deliver(...events: object[]): Promise<number>
  /** Events posted to the customer's server. */
  customer: Pick<Receiver, 'posted'>
}

/** The host under test: a relay, or anything else that serves the 40 operations. */
export interface Host {
  /**
   * Creates the data that the operation requires, and a valid call of it.
   * @throws CannotBeShown if it requires the ledger of the tests, which the host has not accepted
   */
  prepare(id: OperationId): Promise<ValidCall>
  /** Makes that call, or the given one, with the key or with other headers. */
  ask(id: OperationId, call?: ValidCall, headers?: Record<string, string>): Promise<HostAnswer>
  /**
   * Returns whether the operation requires something that only a sandbox creates, and the host has not
   * accepted it.
   */
  lacks(id: OperationId): boolean
  /**
   * Sets the credits behind a teamspace, and returns them. A teamspace that does not exist gets a new
   * workspace.
   * @throws CannotBeShown if the host has no sandbox
   */
  workspace(settings: Record<string, unknown>, teamspace?: string): Promise<HostWorkspace>
  /** @throws CannotBeShown if the tests have not started the host themselves */
  inside(): Inside
}

/** The requirement needs something that this host does not have. It is unknown whether the host meets it. */
export class CannotBeShown extends Error {
  constructor(why: string) {
    super(`cannot be shown here: ${why}`)
  }
}

/** One sentence of the interface, and how a running host shows that it meets it. */
export interface Requirement {
  section: string
  says: string
  /** Whether the embedded platform does not meet it, as docs/gaps.md says. */
  isGap?: boolean
  /** @throws Error of an expectation that does not hold; CannotBeShown if this host cannot show it */
  holds(host: Host): Promise<void>
}

const rows = new Map<string, Operation>(Object.values(operations).map((row) => [row.id, row]))

/** Returns the row of an operation. */
const rowOf = (id: OperationId): Operation => rows.get(id) as Operation

/** The host's names for the teamspaces, companies and bots that are called. */
export interface Places {
  teamspace: string
  company: string
  bot: string
}

const ourPlaces: Places = { teamspace: 'demo-teamspace', company: 'c1', bot: 'b1' }

/**
 * Operations whose calls name payments, accounts and institutions of the tests' ledger, or a field that no
 * operation creates.
 */
const wantsStory: ReadonlySet<OperationId> = new Set([
  'setTicketCustomFields',
  'initiateOdr',
  'initiateTrace',
  'getTraceResults',
  'initiateFreeze',
  'getFreezeStatus',
  'extendFreeze',
  'releaseFreeze',
  'returnFunds',
  'getMuleScore',
  'generateLegalDocument',
  'submitTransactionMetadata',
  'getFraudRiskScore',
  'verifyAccount',
  'getTransactionStatus',
  'reportIncident',
])

/**
 * Communicates with a host as an institution's server does.
 * @param inner where cases, ledgers and clocks are prepared; by default on the host itself, as far as it has
 * a sandbox
 */
export async function createHost(
  door: Door,
  { inner, inside, places = ourPlaces }: { inner?: Dispatch; inside?: Inside; places?: Places } = {},
): Promise<Host> {
  const dispatch = needingSuccess(inner ?? createHttpDispatch(door, places))
  const workspaceAt = (teamspace: string) => `/sandbox/workspaces/${teamspace}`
  const admin = createCaller(dispatch, 'admin')
  const noStory = await whyNot(tellStory(dispatch))
  const noBalance = await whyNot(admin.get(workspaceAt(ourPlaces.teamspace)))
  const makeCall = createPreparedCalls(dispatch)
  const lacks = (id: OperationId) => noStory !== undefined && wantsStory.has(id)
  let registered = 0
  const prepare: Host['prepare'] = async (id) => {
    // An institution is registered once.
    if (id === 'registerParticipant')
      return registration(`C${Date.now().toString(36).toUpperCase().slice(-5)}${registered++}`)
    try {
      return await makeCall(id, validCalls[id])
    } catch (error) {
      if (lacks(id)) throw new CannotBeShown(`${id} wants the ledger of the tests, and ${noStory}`)
      throw new Error(`nothing could be made for ${id}: ${messageOf(error)}`)
    }
  }
  return {
    prepare,
    lacks,
    async ask(id, call, headers) {
      const made = call ?? (await prepare(id))
      const { url, headers: own } = door(rowOf(id))
      const startedAt = performance.now()
      const answer = await send(url, rowOf(id), inPlaces(made, places), headers ?? own)
      const text = await answer.text()
      const ms = performance.now() - startedAt
      return { status: answer.status, headers: answer.headers, text, body: parsed(text), ms }
    },
    async workspace(settings, teamspace = ourPlaces.teamspace) {
      if (noBalance) throw new CannotBeShown(`a balance is set in a sandbox, and ${noBalance}`)
      return (await admin.post(workspaceAt(teamspace), settings)).body
    },
    inside() {
      if (!inside) throw new CannotBeShown('only a host that the tests have started shows it')
      return inside
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Why the host does not do what only a sandbox does; undefined if it does. A foreign host may answer anything
 * to it.
 */
const whyNot = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => `this host does not take it: ${messageOf(error)}`,
  )

/**
 * Requires that the preparation succeeded, or reports its response: the response of any host may not be JSON.
 */
const needingSuccess =
  (dispatch: Dispatch): Dispatch =>
  async (request) => {
    const answer = await dispatch(request)
    if (answer.status >= 200 && answer.status < 300) return answer
    const text = answer.body instanceof Uint8Array ? Buffer.from(answer.body).toString('utf8') : ''
    throw new Error(`${request.method} ${request.path} answers ${answer.status} ${shortened(text)}`)
  }

/** The beginning of a response, on one line. */
export const shortened = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 200)

/** Sends calls to a host with its own keys, instead of the ones in the calls. */
export const createHttpDispatch =
  (door: Door, places = ourPlaces): Dispatch =>
  async ({ method, path, headers, body }) => {
    const match = matchOperation(method, path)
    const { url, headers: own } = door(match?.found === 'operation' ? match.operation : sandbox)
    const answer = await fetch(url + pathIn(places, path), {
      method,
      headers: { ...headers, ...own },
      ...(body && { body: body as BodyInit }),
    })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }

/** Where the sandbox is, which is not an operation. */
const sandbox = { host: 'platform', auth: 'platform-token' } as const

/** The same call with the host's own names for teamspaces, companies and bots. */
const inPlaces = (call: ValidCall, { teamspace, company, bot }: Places): ValidCall => {
  const there = { subcompany_id: teamspace, teamspace_id: teamspace, company_id: company, bot_id: bot }
  const moved = Object.entries(call.params ?? {}).map(([name, value]) => [
    name,
    // Some requirements name one that does not exist.
    name in there && Object.values<string>({ ...ourPlaces }).includes(value)
      ? there[name as keyof typeof there]
      : value,
  ])
  return { ...call, params: Object.fromEntries(moved) }
}

const pathIn = (places: Places, path: string): string =>
  path
    .replace(`/${ourPlaces.teamspace}/`, `/${encodeURIComponent(places.teamspace)}/`)
    .replace(
      `/gateway/${ourPlaces.company}/${ourPlaces.bot}/`,
      `/gateway/${encodeURIComponent(places.company)}/${encodeURIComponent(places.bot)}/`,
    )

/** Returns the address of an operation, for the table. */
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
