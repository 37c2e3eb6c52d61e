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

/** Dependencies of the gate in front of every request. */
export interface FrontDoorDeps {
  capacity: Capacity
  limits: Limits
  visitors: Visitors
  refusals: RefusalCount
  /**
   * Number of trusted proxies of the deployment. Behind a proxy all connections are its own, so only their
   * total is limited.
   */
  trustedProxies: number
  ids: () => string
  timers: Timers
  /** Returns whether an address must be refused without further checks. */
  isHeld: (address: string) => boolean
}

/**
 * Sheds excess load before anything is read or awaited. Health and readiness checks pass as long as a
 * connection is available.
 */
export interface FrontDoor {
  /** Sets the timeouts of a server and counts its connections. */
  watch(server: Server): void
  /** Admits a request; false if it was refused and answered. */
  enter(req: IncomingMessage, res: ServerResponse): boolean
  /** Counts a page load or an API call of a page; false if it was refused and answered. */
  admit(req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean>
}

/** Suggested retry delay after a refusal for lack of capacity. */
const retryAfterMs = 5000
/** How long a connection beyond the limit has to send its request. */
const unwantedMs = 2000
/** Connections beyond the limit that are answered with 503; further ones are closed without an answer. */
const spareConnections = 256
const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** How long an idle connection stays open by default, from a browser. */
const keepAliveMs = 5000
/**
 * The same, from a proxy. It must close idle connections first: otherwise it may send a request on one that the
 * relay is closing. Proxies do so after 60 seconds by default.
 */
const proxyKeepAliveMs = 75_000

/** Returns the options for creating a server behind this gate. */
export const serverOptions = (capacity: Capacity, trustedProxies: number): ServerOptions => ({
  headersTimeout: capacity.headersMs,
  requestTimeout: Math.max(capacity.requestMs, capacity.headersMs),
  keepAliveTimeout: capacity.keepAliveMs ?? (trustedProxies > 0 ? proxyKeepAliveMs : keepAliveMs),
  // How often the two timeouts are checked; Node's default is twice a minute.
  connectionsCheckingInterval: Math.max(100, Math.min(1000, capacity.headersMs / 4)),
})

/** Creates the gate. */
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
      // The connection stays open: a new one would cost the server more than another refusal.
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

/** Returns the limit by which a path is counted, before anything else is known about the request. */
function rowOf(path: string): LimitName | undefined {
  // The form counts its own pages, to explain the limit in words and to keep what the user has entered.
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
