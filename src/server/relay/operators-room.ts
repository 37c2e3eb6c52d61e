import { createDesk } from '../../relay/agent-api/cases/cases.ts'
import { createKeyProposalRoutes } from '../../relay/agent-api/cases/key-proposal-routes.ts'
import { createRecordSettings } from '../../relay/agent-api/records/records.ts'
import { createAccountHandlers } from '../../relay/agent-api/sign-in/account-handlers.ts'
import { createReadAudit } from '../../relay/agent-api/sign-in/audit-reading.ts'
import { createPersonWays } from '../../relay/agent-api/sign-in/credentials.ts'
import { createOperatorPages } from '../../relay/agent-api/sign-in/operator-pages.ts'
import { createOperatorSessions } from '../../relay/agent-api/sign-in/operator-sessions.ts'
import { createPasskeyChallenges } from '../../relay/agent-api/sign-in/passkey-challenges.ts'
import { createPasskeys } from '../../relay/agent-api/sign-in/passkeys.ts'
import { createSignInProvider } from '../../relay/agent-api/sign-in/provider.ts'
import { createSignIn } from '../../relay/agent-api/sign-in/sign-in.ts'
import { createLimitSignIn } from '../../relay/agent-api/sign-in/sign-in-limits.ts'
import { createFreshProof } from '../../relay/agent-api/sign-in/step-up-auth.ts'
import { createOverlay } from '../../relay/config/overrides/overlay.ts'
import { createApiKeys } from '../../relay/security/auth/api-keys.ts'
import type { SecurityLog } from '../../relay/security/auth/security-log.ts'
import { createWebhookHandlers } from '../../relay/webhooks/outgoing/webhook-handlers.ts'
import { createPreviewLinks } from '../pages/preview-links.ts'
import { createSettings } from '../settings-api/settings.ts'
import type { ChatRoom } from './chat-room.ts'
import { createConsole } from './console.ts'
import type { Operations } from './operations.ts'
import type { RelayDeps, Rooms } from './relay-deps.ts'

/** Dependencies of the operators' pages. */
export interface OperatorsDeps {
  chat: ChatRoom
  security: SecurityLog
  /** Identifies the API key of a call. */
  operationKeys: Operations['keys']
}

/**
 * Assembles everything that agents and operators use: their sign-in, the inbox, the cases, the settings, and
 * the pages around them.
 */
export function createOperatorsRoom(deps: Rooms, { chat, security, operationKeys }: OperatorsDeps) {
  const { people, storage, seal, clock, ids } = deps
  const { ways, passkeys, freshProof } = createProofs(deps, security)
  const desk = createDesk({
    ...deps,
    ...chat,
    host: deps.hosts.trust,
    profile: deps.config.profile,
    authority: deps.authority ?? {},
    security,
    freshProof,
    findPerson: people.find,
    onCaseChanged: chat.watch.changed,
  })
  const sessions = createOperatorSessions({ db: storage.db, clock, ids })
  const signIn = createSignIn({
    sessions,
    people,
    ways,
    passkeys,
    provider: createProvider(deps),
    wantsCode: deps.wantsCode,
    seal,
    clock,
    timers: deps.timers,
    limit: createLimitSignIn(deps),
    security,
  })
  /** Where customers' pages find the chat. */
  const chatUrl = () => deps.publicUrl?.replace(/\/$/, '') ?? deps.listensAt()
  const previews = createPreviewLinks({ seal, clock, chatUrl })
  const pages = createOperatorPages({
    ...deps,
    place: deps.operators,
    keys: operationKeys,
    security,
    console: createConsole({
      signIn,
      accounts: createAccountHandlers({
        signIn,
        people,
        ways,
        passkeys,
        freshProof,
        sessions,
        readAudit: createReadAudit({ db: storage.db, clock }),
        security,
      }),
      inbox: chat.inbox.handlers(signIn.presentOf),
      desk: desk.handlers,
      settings: createSettings({
        ...deps,
        overlay: createOverlay({ ...deps, security }),
        previews,
        chatUrl,
        isPublic: deps.publicUrl !== undefined,
        keys: createApiKeys({ db: storage.db, clock }),
        environment: deps.environment ?? 'live',
        freshProof,
        security,
      }),
      webhooks: createWebhookHandlers({
        hooks: deps.hooks,
        channels: deps.config.channels.map(({ gwId }) => gwId),
        freshProof,
        security,
      }),
      records: createRecordSettings({ ...deps, freshProof, security }),
      chatUrl,
      security,
      page: deps.consolePage,
    }),
  })
  const keyProposals = createKeyProposalRoutes({
    proposals: desk.keyProposals,
    keys: operationKeys,
    countKey: (address) => deps.limits.spend('key', { address }),
    buckets: deps.buckets,
    security,
    bodyMs: deps.config.proxy.requestBodyMs,
    timers: deps.timers,
  })
  return { desk, previews, pages, keyProposals }
}

/** Creates what people prove who they are with: a password, a code, a passkey. */
function createProofs(deps: Rooms, security: SecurityLog) {
  const { storage, seal, clock, ids, wantsCode } = deps
  const ways = createPersonWays({ storage, seal, clock })
  const challenges = createPasskeyChallenges({ db: storage.db, clock })
  const passkeys = createPasskeys({ storage, challenges, wantsCode, clock, ids })
  return { ways, passkeys, freshProof: createFreshProof({ ...deps, ways, passkeys, security }) }
}

/** Creates the additional identity provider for signing in, if the deployment has one. */
const createProvider = ({ config, providerSecret: secret, clock, logger }: RelayDeps) =>
  config.signInProvider && secret
    ? createSignInProvider({ settings: config.signInProvider, secret, clock, logger })
    : undefined
