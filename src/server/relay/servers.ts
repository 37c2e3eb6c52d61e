import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { Problem } from '../../contract/primitives/problem.ts'
import { answerProblem, commonHeaders, type RelayEnv } from '../../http/hono-answers.ts'
import { allowHeader } from '../../http/problem-answers.ts'
import type { createKeyProposalRoutes } from '../../relay/agent-api/cases/key-proposal-routes.ts'
import type { OperatorEnv } from '../../relay/agent-api/sign-in/route-guards.ts'
import { createChatEvents } from '../../relay/citizen-api/chat/chat-events.ts'
import type { createChatRoutes } from '../../relay/citizen-api/chat/routes.ts'
import type { createReportForm } from '../../relay/citizen-api/no-script/routes.ts'
import { liveChannels } from '../../relay/config/overrides/live-channels.ts'
import { serverOptions } from '../../relay/security/rate-limits/connection-gate.ts'
import { createDeliveryStatusRoutes } from '../../relay/webhooks/incoming/delivery-status.ts'
import { createWebhookIntake } from '../../relay/webhooks/incoming/intake.ts'
import { createWebhookRoutes } from '../../relay/webhooks/incoming/routes.ts'
import type { PreviewLinks } from '../pages/preview-links.ts'
import { answerFront, createPages } from '../pages/routes.ts'
import { createGuard } from './guard.ts'
import type { Operations } from './operations.ts'
import { createReadiness } from './readiness.ts'
import type { Rooms } from './relay-deps.ts'

/** A socket without traffic is closed after this time; streams carry a heartbeat. */
const idleSocketMs = 75_000

/** Routes in addition to the pages. */
export interface Routes {
  chat: ReturnType<typeof createChatRoutes>
  form: ReturnType<typeof createReportForm>
  operations: Operations['pages']
  previews: PreviewLinks
  keyProposals: ReturnType<typeof createKeyProposalRoutes>
}

/** Creates what every server of the relay has: request ids, error responses, and health checks. */
function createBase({ storage, clock, timers, probes = [], ids, logger, visitors }: Rooms): Hono<RelayEnv> {
  const look = createReadiness({ storage, clock, timers, probes })
  const app = new Hono<RelayEnv>()
  app.use(async (c, next) => {
    c.set('requestId', ids())
    c.set('address', visitors.nameOf((c.env as HttpBindings).incoming))
    await next()
    for (const [name, value] of Object.entries(commonHeaders(c.get('requestId'))))
      c.res.headers.set(name, value)
  })
  app.onError((error, c) => answerProblem(error, c, logger))
  app.notFound((c) => {
    const allowed = methodsAt(app, c.req.path)
    if (allowed.length === 0) return answerProblem(new Problem('not-found'), c, logger)
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow: allowHeader(allowed) })
    const detail = `Use ${allowed.join(' or ')}.`
    const response = answerProblem(new Problem('method-not-allowed', { detail }), c, logger)
    response.headers.set('allow', allowHeader(allowed))
    return response
  })
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const readiness = await look()
    return c.json(readiness, readiness.status === 'unready' ? 503 : 200, { 'cache-control': 'no-store' })
  })
  return app
}

/** Returns the methods that a path supports. */
const methodsAt = (app: Hono<RelayEnv>, path: string): string[] =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  )

/** Assembles the routes that citizens' pages, customers' servers and integrators call. */
export function createApp(deps: Rooms, routes: Routes): Hono<RelayEnv> {
  const { config, storage, ids, page, loader, limits } = deps
  const app = createBase(deps)
  app.route('/chat/v1', routes.chat)
  app.route('/report', routes.form)
  app.route('/', routes.operations)
  app.route('/', routes.keyProposals)
  const channels = liveChannels(config)
  const { seal, chatKeys, notifier, clock, logger, registry, webhookSecrets: secretsOf } = deps
  const events = createChatEvents(chatKeys, deps.hooks.record.hear)
  const intake = createWebhookIntake({ storage, events, chatKeys, seal, notifier, clock, ids, logger })
  if (deps.deliveryStatus) {
    app.route(
      '/webhooks/deliveries',
      createDeliveryStatusRoutes({
        ...deps.deliveryStatus,
        rules: config.webhooks,
        clock,
        limits,
        bodyMs: config.proxy.requestBodyMs,
        timers: deps.timers,
      }),
    )
  }
  app.route(
    '/webhooks',
    createWebhookRoutes({
      intake,
      channels,
      secretsOf,
      rules: config.webhooks,
      registry,
      clock,
      limits,
      bodyMs: config.proxy.requestBodyMs,
      timers: deps.timers,
    }),
  )
  app.route(
    '/',
    createPages({
      page,
      loader,
      channelOf: (gwId) => deps.live.current().channels.find((channel) => channel.gwId === gwId),
      previewOrigin: routes.previews.originIn,
      securityContact: config.securityContact,
      profile: () => deps.live.current().profile,
      clock,
    }),
  )
  if (deps.extra) app.route('/', deps.extra)
  // After the demonstration, which has a front page of its own.
  app.get('/', answerFront)
  return app
}

/** Creates the public server: operations are handled before the app, which never reads their bodies. */
export function createMainServer(
  deps: Rooms,
  { app, operations }: { app: Hono<RelayEnv>; operations: Pick<Operations, 'handle'> },
): Server {
  const answer = listenerOf(app)
  return createGuardedServer(deps, async (request, response) => {
    if (operations.handle(request, response)) return
    if (await deps.door.admit(request, response)) answer(request, response)
  })
}

/** Creates the separate server for the operators' pages. */
export function createAdminServer(deps: Rooms, operators: Hono<OperatorEnv>): Server {
  const app = createBase(deps)
  app.route('/', operators)
  return createGuardedServer(deps, listenerOf(app))
}

const listenerOf = (app: Hono<RelayEnv>) =>
  getRequestListener(app.fetch, { overrideGlobalObjects: false }) as RequestListener

function createGuardedServer({ config, ids, door }: Rooms, listener: RequestListener) {
  const guard = createGuard({ ...config, ids })
  const server = createServer(serverOptions(config.capacity, config.trustedProxies), (request, response) => {
    if (guard(request, response) && door.enter(request, response)) listener(request, response)
  })
  door.watch(server)
  server.setTimeout(idleSocketMs)
  return server
}
