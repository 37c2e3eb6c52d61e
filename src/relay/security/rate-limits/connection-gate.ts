import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isProblem, Problem, toProblemDocument } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import { hangUpAfterBody } from '../../../http/hang-up.ts'
import { problemHeaders, sendDocument } from '../../../http/problem-answers.ts'
import type { Capacity } from './capacity.ts'
import type { LimitName } from './limit-table.ts'
import type { Limits } from './limits.ts'
import { createOpenCounts } from './open-counts.ts'
import type { RefusalCount } from './refusal-count.ts'
import { shortName, type Visitors } from './visitor-address.ts'

/** Lists what stands before every request. */
export interface FrontDoorDeps {
  capacity: Capacity
  limits: Limits
  visitors: Visitors
  refusals: RefusalCount
  /** Proxies of the deployment; behind one, connections are its own, and count in all only. */
  trustedProxies: number
  ids: () => string
  timers: Timers
  /** Tells whether an address is to be refused without being looked at. */
  isHeld: (address: string) => boolean
}

/**
 * Turns away what is too much before anything is read or awaited. Health and readiness pass as long as a
 * connection can be had.
 */
export interface FrontDoor {
  /** Sets the time-outs and counts the connections of a server. */
  watch(server: Server): void
  /** Takes a request in; false when it has been refused and answered. */
  enter(req: IncomingMessage, res: ServerResponse): boolean
  /** Counts a call of a page, or a page; false when it has been refused and answered. */
  admit(req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean>
}

/** When it is worth trying again after a refusal for want of room. */
const retryAfterMs = 5000
/** What has no room has so long to say what it wants. */
const unwantedMs = 2000
/** Connections beyond the limit that are answered with 503; further ones are closed unanswered. */
const spareConnections = 256
const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** Gives the options with which a server is made that this door stands before. */
export const serverOptions = (capacity: Capacity): ServerOptions => ({
  headersTimeout: capacity.headersMs,
  requestTimeout: Math.max(capacity.requestMs, capacity.headersMs),
  keepAliveTimeout: capacity.keepAliveMs,
  // How often the two are looked at; by default twice a minute.
  connectionsCheckingInterval: Math.max(100, Math.min(1000, capacity.headersMs / 4)),
})

/** Creates the door. */
export function createFrontDoor(deps: FrontDoorDeps): FrontDoor {
  const { capacity, limits, visitors, refusals, trustedProxies, timers } = deps
  const bodies = createOpenCounts({ all: capacity.bodies, each: capacity.bodiesPerAddress })
  const unwanted = new WeakSet<Socket>()

  const refuse = (res: ServerResponse, problem: Problem, more: Record<string, string> = {}) => {
    const headers = { ...problemHeaders(problem), ...more }
    sendDocument(res, toProblemDocument(problem, deps.ids()), Object.entries(headers).flat())
    return false
  }
  const shed = (req: IncomingMessage, res: ServerResponse, detail: string) => {
    refusals.note({ kind: 'capacity-refused', detail, actor: shortName(visitors.nameOf(req)) })
    return refuse(res, new Problem('overloaded', { retryAfterMs }), { connection: 'close' })
  }

  return {
    watch(server) {
      server.maxConnections = capacity.connections + spareConnections
      server.maxRequestsPerSocket = capacity.requestsPerConnection
      const counts = createOpenCounts({
        all: capacity.connections,
        ...(trustedProxies > 0
          ? { each: Number.POSITIVE_INFINITY, kept: 0 }
          : { each: capacity.connectionsPerAddress }),
      })
      server.on('connection', (socket: Socket) => {
        const leave = counts.enter(visitors.nameOfAddress(socket.remoteAddress))
        if (leave) socket.once('close', leave)
        else turnAway(socket, unwanted, timers)
      })
    },
    enter(req, res) {
      const path = pathOf(req)
      if (healthPaths.has(path)) return true
      if (unwanted.has(req.socket)) return shed(req, res, 'connections')
      if (!hasBody(req)) return true
      hangUpAfterBody(req, res, timers)
      const leave = bodies.enter(visitors.nameOf(req))
      if (!leave) return shed(req, res, 'bodies')
      req.once('end', leave)
      req.once('close', leave)
      return true
    },
    admit(req, res) {
      const name = rowOf(pathOf(req))
      if (name === undefined) return true
      const address = visitors.nameOf(req)
      // The connection stays: opening another costs the server more than another refusal.
      if (name === 'call' && deps.isHeld(address)) {
        return refuse(res, new Problem('overloaded', { retryAfterMs }))
      }
      return limits.spend(name, { address }).then(
        () => true,
        (error: unknown) => refuse(res, isProblem(error) ? error : new Problem('internal', { cause: error })),
      )
    },
  }
}

function turnAway(socket: Socket, unwanted: WeakSet<Socket>, timers: Timers): void {
  unwanted.add(socket)
  socket.once(
    'close',
    timers.setTimeout(() => socket.destroy(), unwantedMs),
  )
}

/** Says by which limit a path is counted, before anything else is known of the request. */
function rowOf(path: string): LimitName | undefined {
  // The form counts its pages by itself, to say in words what a limit is, and to keep hers.
  if (healthPaths.has(path) || path === '/report') return undefined
  if (path.startsWith('/chat/v1/')) return 'call'
  return path.startsWith('/webhooks/') ? 'webhook' : 'page'
}

const pathOf = ({ url = '/' }: IncomingMessage): string => {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
