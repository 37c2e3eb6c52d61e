import type { Server } from 'node:http'
import type { OpenStream } from '../../relay/citizen-api/chat/chat-streams.ts'
import { createSecurityLog } from '../../relay/security/auth/security-log.ts'
import { createSecurityTrail } from '../../relay/security/auth/security-trail.ts'
import { createLimitsRoom } from '../../relay/security/rate-limits/limits-room.ts'
import { tellNamedAtOnce } from '../../relay/security/rate-limits/refusal-count.ts'
import { createHooks } from '../../relay/webhooks/outgoing/hooks-room.ts'
import { openGuard } from '../../storage/sweep-guard.ts'
import { createChatRoom } from './chat-room.ts'
import { balancerLingerMs, closeServer } from './close-server.ts'
import { createRelayMetrics } from './metrics.ts'
import { createOperations } from './operations.ts'
import { createOperatorsRoom } from './operators-room.ts'
import type { RelayDeps } from './relay-deps.ts'
import { createAdminServer, createApp, createMainServer } from './servers.ts'

/** Serves the chat, the operations and the pages. */
export interface Relay {
  server: Server
  /** Serves the operators' pages, if they are on a separate port. */
  admin?: Server
  /**
   * Starts outstanding calls; the caller lets the servers listen.
   * @throws what reading throws; nothing has been started then, so it may be called again
   */
  start(): Promise<void>
  /** Makes the chats linked to a case check it again, and notify the citizen of changes. */
  caseChanged(caseId: string): Promise<void>
  /** Posts a notification in the chats linked to a case; repeating the same `id` changes nothing. */
  tell(notification: { id: string; caseId: string; text: string }): Promise<void>
  /** Replaces long case ids with their short numbers, for a message that leaves the chat. */
  withCaseNumbers(text: string): Promise<string>
  /** Sends the webhook deliveries that are due now; happens automatically. */
  sendWebhooks(): Promise<void>
  /** Deletes expired data now; happens automatically every hour. */
  sweep(): Promise<void>
  /**
   * Checks now who is waiting for an agent and whose agent has left; happens automatically every 20 seconds.
   */
  lookAfterQueue(): Promise<void>
  /** Stops accepting requests, lets open ones finish, and ends the streams. */
  stop(): Promise<void>
}

/** Assembles the relay. */
export function createRelay(given: RelayDeps): Relay {
  const { logger, timers } = given
  const hooks = createHooks(given)
  const deps = { ...given, storage: hooks.storage, hooks }
  const security = createSecurityTrail({
    ...deps,
    log: createSecurityLog({ logger }),
    maySweep: (given.sweepGuard ?? openGuard).isOpen,
  })
  const streams = new Set<OpenStream>()
  createRelayMetrics({ ...deps, streams })
  const room = createLimitsRoom({ ...deps, security, ...deps.limiting })
  const withRoom = { ...deps, ...room }
  const chat = createChatRoom(withRoom, security, streams)
  const operations = createOperations({
    ...deps,
    security: tellNamedAtOnce(security, room.refusals),
    countKey: (req) => room.limits.spend('key', { address: room.visitors.nameOf(req) }),
    timing: deps.config.proxy,
  })
  const operators = createOperatorsRoom(withRoom, { chat, security, operationKeys: operations.keys })
  const { desk, previews } = operators
  const app = createApp(withRoom, {
    chat: chat.routes,
    form: chat.form,
    operations: operations.pages,
    previews,
    keyProposals: operators.keyProposals,
  })
  const { at } = deps.operators
  if (at === 'main') app.route('/', operators.pages)
  const admin = at === 'apart' ? createAdminServer(withRoom, operators.pages) : undefined
  const server = createMainServer(withRoom, { app, operations })
  return {
    server,
    ...(admin && { admin }),
    async caseChanged(caseId) {
      await Promise.all([chat.watch.changed(caseId), desk.changed(caseId)])
    },
    tell: chat.watch.tell,
    withCaseNumbers: (text) => chat.numbers.putInto(deps.storage.db, text),
    sendWebhooks: hooks.sender.settled,
    sweep: chat.retention.sweep,
    lookAfterQueue: chat.inbox.rounds.look,
    async start() {
      await chat.outbox.takeOver()
      await hooks.sender.takeOver()
      await desk.takeOver()
      chat.outbox.start()
      hooks.sender.start()
      chat.watch.start()
      chat.inbox.rounds.start()
      desk.start()
      chat.retention.start()
      deps.live.start()
    },
    async stop() {
      // A load balancer in front keeps connections open.
      const lingerMs = deps.config.trustedProxies > 0 ? balancerLingerMs : undefined
      await Promise.all([
        closeServer(server, { streams, lingerMs, timers }),
        ...(admin ? [closeServer(admin, { streams, timers })] : []),
      ])
      room.stop()
      deps.live.stop()
      chat.watch.stop()
      chat.inbox.rounds.stop()
      await desk.stop()
      await chat.retention.stop()
      await security.stop()
      await chat.outbox.stop()
      await hooks.stop()
      await operations.close()
      logger.info('stopped')
    },
  }
}
