import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createScamReport } from '../../src/assistant/dialog/scam-report.ts'
import type { ConsoleRole } from '../../src/contract/console/roles.ts'
import { createKeyedHash } from '../../src/contract/primitives/keyed-hash.ts'
import { realTimers } from '../../src/contract/primitives/timers.ts'
import { sendWire, toWire } from '../../src/http/node-wire.ts'
import { createDesk, type Desk, type DeskDeps } from '../../src/relay/agent-api/cases/cases.ts'
import type { Operator } from '../../src/relay/agent-api/sign-in/operator.ts'
import { createCaseFiles } from '../../src/relay/citizen-api/cases/case-files.ts'
import { createCaseNumbers } from '../../src/relay/citizen-api/cases/case-numbers.ts'
import { createChatEvents } from '../../src/relay/citizen-api/chat/chat-events.ts'
import { demoConfig } from '../../src/relay/config/file.ts'
import { createHosts } from '../../src/relay/gateway/upstream/hosts.ts'
import { createChatKeys } from '../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../src/relay/security/auth/seal.ts'
import { toPlatformProfile } from '../../src/server/platform-profile.ts'
import { createIds } from '../../src/storage/ids.ts'
import { type ChatClient, openChat } from './chat-client.ts'
import { createDeskApp } from './desk-app.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from './platform.ts'
import { startRelay, type TestRelay } from './relay.ts'
import { createSecurityEvents } from './security-events.ts'
import { tellTheStory } from './victim.ts'

/** The response to a call of the console. */
interface DeskAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what a test looks into
  body: any
  text: string
}

/** A user of the console. */
export interface DeskPerson {
  operator: Operator
  get(path: string): Promise<DeskAnswer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<DeskAnswer>
  /** Approves a proposal as it was read. */
  approve(proposal: { id: string; digest: string }, more?: object): Promise<DeskAnswer>
}

/** A relay with a chat, the embedded platform behind it, and the console back end, on one database. */
export interface TestDesk {
  relay: TestRelay
  platform: TestPlatform
  desk: Desk
  security: ReturnType<typeof createSecurityEvents>
  /** Sets the clock of the console and of the relay; undefined is real time. */
  setNow(instant: string | undefined): void
  as(name: string, role: ConsoleRole, channels?: Operator['channels']): DeskPerson
  /** A citizen reports a scam; returns the case that is opened. */
  openCase(told?: { paid: string }): Promise<{ caseId: string; chat: ChatClient }>
  /** Runs now what the platform does soon after a change. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/** Differences from the embedded platform with the relay's own tokens. */
export type TestDeskOptions = Partial<Pick<DeskDeps, 'authority' | 'onCaseChanged'>> & {
  /** Whether the trust layer is a real host, over HTTP, instead of the embedded platform. */
  overHttp?: boolean
  /** Whether a report is routed and traced automatically. Default true. */
  autoRoute?: boolean
}

/** The code that proves a user's presence in tests; each works once per user. */
export const rightCode = '123456'

/**
 * Starts the test environment. A header names the signed-in user; rules, roles and channels are the real
 * ones.
 */
export async function startTestDesk(options: TestDeskOptions = {}): Promise<TestDesk> {
  const keyedHash = createKeyedHash(() => ['pepper'])
  const seal = createSeal(randomBytes(32))
  let relay: TestRelay | undefined
  const platform = await createTestPlatform({
    keyedHash,
    profile: {
      ...toPlatformProfile(demoConfig.profile, { demo: true }),
      returnDelaySeconds: 0,
      autoRoute: options.autoRoute ?? true,
    },
    onCaseChanged: (caseId) => {
      relay?.caseChanged(caseId).catch(() => {})
    },
  })
  await platform.platform.start()
  const http = options.overHttp ? await serve(platform) : undefined
  const upstream = http && {
    baseUrls: { trust: http.url },
    secrets: { trustLayerToken: platformSecret },
    trustReportPath: '/sandbox/scam-reports',
  }
  const authority = options.authority ?? { issue: platform.platform.authorize }
  const dialog = createScamReport(demoConfig.profile, { can: ['find-case', 'send-report'] })
  const started = await startRelay({
    dispatch: platform.platform.dispatch,
    secret: platformSecret,
    dialog: dialog as never,
    seal,
    keyedHash,
    authority,
    ...(upstream && { upstream }),
  })
  relay = started
  const { storage } = started.test
  let now: string | undefined
  const clock = () => now ?? new Date().toISOString()
  const chatKeys = createChatKeys({ seal })
  const security = createSecurityEvents()
  const people = new Map<string, Operator>()
  const used = new Set<string>()
  const { currency, currencyExponent } = demoConfig.profile
  const desk = createDesk({
    storage,
    host: createHosts({
      baseUrls: {},
      secrets: {},
      ...upstream,
      embedded: { dispatch: platform.platform.dispatch, secret: platformSecret },
    }).trust,
    files: createCaseFiles({ seal, chatKeys, keyedHash, clock, currency, currencyExponent }),
    numbers: createCaseNumbers({ seal, keyedHash, random: () => 0, clock }),
    events: createChatEvents(chatKeys),
    dialog: dialog as never,
    seal,
    chatKeys,
    keyedHash,
    security,
    freshProof: {
      count: async () => {},
      check: async (operator, digest, proof) => {
        const key = `${operator.id}:${digest}`
        if (!proof || !('code' in proof) || proof.code !== rightCode || used.has(key)) return undefined
        used.add(key)
        return { by: 'code' }
      },
    },
    findPerson: async (id) => people.get(id),
    authority,
    profile: demoConfig.profile,
    onCaseChanged: options.onCaseChanged ?? started.caseChanged,
    clock,
    timers: realTimers,
    ids: createIds(),
    logger: pino({ level: 'silent' }),
  })
  const app = createDeskApp(desk, people, security)

  const as: TestDesk['as'] = (name, role, channels = 'all') => {
    const operator: Operator = { id: `id-${name}`, login: name, firstName: name, role, channels }
    people.set(operator.id, operator)
    const send = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      people.set(operator.id, operator)
      const response = await app.request(`http://127.0.0.1/console/api${path}`, {
        method,
        headers: { 'x-test-person': operator.id, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return {
        status: response.status,
        text,
        body: /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined,
      }
    }
    const post: DeskPerson['post'] = (path, body = {}, headers) => send('POST', path, body, headers)
    return {
      operator,
      get: (path) => send('GET', path),
      post,
      approve: ({ id, digest }, more = {}) =>
        post(`/proposals/${id}/approve`, { digest, proof: { code: rightCode }, ...more }),
    }
  }

  return {
    relay: started,
    platform,
    desk,
    security,
    setNow(instant) {
      now = instant
      started.setNow(instant)
    },
    as,
    async openCase(told) {
      const chat = await openChat({ url: () => started.url })
      return { chat, caseId: await tellTheStory(chat, told) }
    },
    settle: platform.settle,
    async stop() {
      relay = undefined
      await desk.stop()
      await started.stop()
      await http?.stop()
      await platform.remove()
    },
  }
}

/** Serves a platform to callers with its secret. */
async function serve({ platform }: TestPlatform) {
  const server = createServer((incoming, outgoing) => {
    void platform.dispatch(toWire(incoming)).then((answer) => sendWire(answer, outgoing))
  })
  // Closing an idle connection as the next request begins would be a reset.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
