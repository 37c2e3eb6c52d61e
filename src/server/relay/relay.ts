import type { Server } from 'node:http'
import type { OpenStream } from '../../relay/citizen-api/chat/chat-streams.ts'
import { createSecurityLog } from '../../relay/security/auth/security-log.ts'
import { createSecurityTrail } from '../../relay/security/auth/security-trail.ts'
import { createLimitsRoom } from '../../relay/security/rate-limits/limits-room.ts'
import { tellNamedAtOnce } from '../../relay/security/rate-limits/refusal-count.ts'
import { createHooks } from '../../relay/webhooks/outgoing/hooks-room.ts'
import { openGuard } from '../../storage/sweep-guard.ts'
import { createChatRoom } from './chat-room.ts'
import { closeServer } from './close-server.ts'
import { createRelayMetrics } from './metrics.ts'
import { createOperations } from './operations.ts'
import { createOperatorsRoom } from './operators-room.ts'
import type { RelayDeps } from './relay-deps.ts'
import { createAdminServer, createApp, createMainServer } from './servers.ts'

/** Serves the chat, the operations and the pages. */
export interface Relay {
  server: Server
  /** Serves the pages for operators, where they are apart. */
  admin?: Server
  /**
   * Starts to make outstanding calls; the caller lets the servers listen.
   * @throws what reading throws; nothing has been started then, so that it may be called again
   */
  start(): Promise<void>
  /** Has the chats that know a case look at it again, and tell her what has changed. */
  caseChanged(caseId: string): Promise<void>
  /** Tells a notification in the chats that know a case; the same `id` again changes nothing. */
  tell(notification: { id: string; caseId: string; text: string }): Promise<void>
  /** Puts the short numbers of cases in the place of their long ids, for a message that goes elsewhere than into a chat. */
  withCaseNumbers(text: string): Promise<string>
  /** Sends what customers' servers are to be told and is due now; done by itself. */
  sendWebhooks(): Promise<void>
  /** Deletes now what is older than she was told; done every hour by itself. */
  sweep(): Promise<void>
  /** Looks now at who waits for a person and whose person has gone; done every 20 seconds by itself. */
  lookAfterQueue(): Promise<void>
  /** Takes no new request, lets open ones finish, ends the streams. */
  stop(): Promise<void>
}

/** Puts the relay together. */
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
  const { visitorBuckets: buckets } = deps
  const room = createLimitsRoom({ ...deps, security, ...(buckets && { buckets }) })
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
      // Whoever is behind a balancer has connections that it keeps.
      const lingerMs = deps.config.trustedProxies > 0 ? deps.config.capacity.keepAliveMs : undefined
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
