import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { Hono } from 'hono'
import pino from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { sign } from './contract/chat/webhook-signature.ts'
import { createKeyedHash } from './contract/primitives/keyed-hash.ts'
import { createScamReport } from './dialog/scam-report.ts'
import { removeSecrets } from './dialog/understand/secrets.ts'
import { createMailer } from './platform/delivery/mailer.ts'
import { defaultProfile, demoProfile } from './platform/kernel/profile.ts'
import { createPlatform } from './platform/platform.ts'
import { sandboxTokens } from './platform/recovery/freeze/authorization-token.ts'
import { createVoice } from './platform/voice/voice.ts'
import { createSeal } from './relay/auth/seal.ts'
import { loadSecrets } from './relay/auth/secrets.ts'
import { createSessionTokens } from './relay/auth/session-tokens.ts'
import { createChatNotifier } from './relay/chat/chat-notifier.ts'
import { createRedisChatNotifier } from './relay/chat/redis-chat-notifier.ts'
import { parseSettings, type Settings } from './relay/config/environment.ts'
import { demoConfig, parseConfig } from './relay/config/file.ts'
import { parseUpstreamSettings } from './relay/config/hosts.ts'
import { createConsole } from './relay/pages/console.ts'
import { createDemoPages } from './relay/pages/demo.ts'
import { createEmbeddedCall, type EmbeddedCall } from './relay/pages/embedded-call.ts'
import { readFiles } from './relay/pages/files.ts'
import { createSandboxRoutes } from './relay/pages/sandbox.ts'
import { createRelay } from './relay/relay.ts'
import { createHosts } from './relay/upstream/hosts.ts'
import type { WebhookSecrets } from './relay/webhooks/signature.ts'
import type { Storage } from './storage/database/storage.ts'
import { createIds } from './storage/ids.ts'
import { migrate } from './storage/migrations/index.ts'
import { openStorage } from './storage/open-storage.ts'

/** The one place that reads the environment, and the one that knows the relay and the platform. */

const root = resolve(import.meta.dirname, '../..')

async function main() {
  const settings = parseSettings(process.env)
  const logger = pino({ level: settings.LOG_LEVEL })
  const secrets = loadSecrets(process.env, resolve(settings.PARLEY_DATA, 'secrets.json'))
  const config = parseConfig(
    existsSync(settings.PARLEY_CONFIG)
      ? JSON.parse(readFileSync(settings.PARLEY_CONFIG, 'utf8'))
      : demoConfig,
  )
  const clock = () => new Date().toISOString()
  const ids = createIds()
  const storage = openStorage(settings.DATABASE_URL ?? `sqlite:${resolve(settings.PARLEY_DATA, 'parley.db')}`)
  await migrate(storage)

  const shared = settings.REDIS_URL ? await createRedisChatNotifier(settings.REDIS_URL, logger) : undefined
  const seal = createSeal(secrets.sealKey)
  const mail = createMailer({
    from: 'Parley <no-reply@parley.invalid>',
    outboxFolder: resolve(settings.PARLEY_DATA, 'outbox'),
  })
  const voice = createVoice({
    storage,
    clock,
    ids,
    logger,
    mail,
    takeoverSecret: () => secrets.platformSecret,
    weights: resolve(settings.PARLEY_WEIGHTS ?? resolve(root, 'weights')),
    threadFile: resolve(root, 'dist/server/voice-thread.js'),
  })
  let relayUrl = ''
  const webhookSecrets = (gwId: string): WebhookSecrets => {
    const path = secretOf('WEBHOOK_PATH_SECRET', gwId)
    const signing = secretOf('WEBHOOK_SECRET', gwId)
    // Without a setting the embedded platform alone can sign.
    return {
      path,
      signing: signing ?? (path ? undefined : sign(secrets.platformSecret, 'webhooks', Buffer.from(gwId))),
    }
  }
  const platform = createPlatform({
    storage,
    clock,
    ids,
    sandbox: settings.SANDBOX === '1',
    pepper: secrets.pepper,
    secret: secrets.platformSecret,
    seal,
    logger,
    voice,
    profile: settings.DEMO === '1' ? demoProfile : defaultProfile,
    webhooks: {
      targetOf: (gwId) =>
        relayUrl ? { ...config.webhooks, ...webhookTarget(relayUrl, gwId, webhookSecrets(gwId)) } : undefined,
    },
    onCaseChanged: (caseId) => {
      relay
        .caseChanged(caseId)
        .catch((err: unknown) => logger.warn({ err }, 'a change of a case was not told'))
    },
  })
  await platform.start()
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const relay = createRelay({
    config,
    storage,
    hosts: createHosts({
      ...parseUpstreamSettings(process.env, (path) => readFileSync(path, 'utf8')),
      embedded: { dispatch: platform.dispatch, secret: secrets.platformSecret },
      breaker: config.breaker,
      registry,
    }),
    registry,
    ...(shared && { redis: shared.redis }),
    ...(settings.PARLEY_BOOTSTRAP_KEY && { bootstrapKey: settings.PARLEY_BOOTSTRAP_KEY }),
    dialog: createScamReport(config.profile, { can: ['send-report', 'find-case', 'hand-over'] }),
    removeSecrets,
    tokens: createSessionTokens({ keys: secrets.tokenKeys, clock }),
    identitySecret: (gwId) => secretOf('IDENTITY_SECRET', gwId),
    webhookSecrets,
    sendSecret: (gwId) => secretOf('SEND_SECRET', gwId),
    seal,
    keyedHash: createKeyedHash(secrets.pepper),
    notifier: shared ?? createChatNotifier(),
    clock,
    ids,
    logger,
    page: readFiles(resolve(root, 'dist/web')),
    loader: readFiles(resolve(root, 'dist/loader')),
    // Engines load while she speaks. A real upstream is always ready.
    onVoiceWanted: voice.prepare,
    extra: extraRoutes(settings, {
      call: createEmbeddedCall({ dispatch: platform.dispatch, secret: secrets.platformSecret }),
      storage,
      relayUrl: () => relayUrl,
    }),
  })

  await new Promise<void>((done, failed) => {
    relay.server.once('error', failed)
    relay.server.listen(settings.PORT, settings.HOST, done)
  })
  const { port } = relay.server.address() as AddressInfo
  relayUrl = `http://${settings.HOST}:${port}`
  await relay.start()
  logger.info({ url: relayUrl }, 'listening')
  if (settings.DEMO === '1') announce(relayUrl, port)

  const stop = async (signal: string) => {
    logger.info({ signal }, 'stopping')
    await relay.stop()
    voice.close()
    await platform.stop()
    await storage.close()
    await shared?.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Where the embedded platform posts what happens in the chats of a channel. */
const webhookTarget = (relayUrl: string, gwId: string, { path, signing }: WebhookSecrets) => ({
  url: `${relayUrl}/webhooks/${encodeURIComponent(gwId)}${signing ? '' : `/${encodeURIComponent(path ?? '')}`}`,
  secret: signing,
})

/** A secret of one channel, such as PARLEY_IDENTITY_SECRET_DEMO. */
const secretOf = (kind: string, gwId: string): string | undefined =>
  process.env[`PARLEY_${kind}_${gwId.toUpperCase().replaceAll('-', '_')}`] || undefined

/** What only some deployments serve. */
function extraRoutes({ DEMO, SANDBOX }: Settings, { call, storage, relayUrl }: ExtraDeps): Hono {
  const app = new Hono()
  if (SANDBOX === '1') app.route('/', createSandboxRoutes({ call }))
  if (DEMO === '1') {
    const files = readFiles(resolve(root, 'demo'))
    app.route('/', createConsole({ files, call, storage, tokens: sandboxTokens }))
    app.route('/', createDemoPages(files, relayUrl))
  }
  return app
}

interface ExtraDeps {
  call: EmbeddedCall
  storage: Storage
  relayUrl: () => string
}

function announce(relayUrl: string, port: number) {
  process.stdout.write(
    [
      '',
      '  Parley is running.',
      `  A customer's page with the chat:  http://localhost:${port}/demo/`,
      `  The chat on a page of its own:    ${relayUrl}/chat?gwId=demo`,
      `  The console:                      ${relayUrl}/console/`,
      '',
      '',
    ].join('\n'),
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`Parley did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
