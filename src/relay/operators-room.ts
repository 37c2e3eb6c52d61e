import { createApiKeys } from './auth/api-keys.ts'
import type { SecurityLog } from './auth/security-log.ts'
import type { ChatRoom } from './chat-room.ts'
import { createConsole } from './console.ts'
import { createDesk } from './desk/desk.ts'
import { createWebhookHandlers } from './hooks/webhook-handlers.ts'
import type { Operations } from './operations.ts'
import { createAccountHandlers } from './operators/account-handlers.ts'
import { createReadAudit } from './operators/audit-reading.ts'
import { createFreshProof } from './operators/fresh-proof.ts'
import { createOperatorPages } from './operators/operator-pages.ts'
import { createOperatorSessions } from './operators/operator-sessions.ts'
import { createPasskeyChallenges } from './operators/passkey-challenges.ts'
import { createPasskeys } from './operators/passkeys.ts'
import { createPersonWays } from './operators/person-ways.ts'
import { createSignInProvider } from './operators/provider.ts'
import { createSignIn } from './operators/sign-in.ts'
import { createLimitSignIn } from './operators/sign-in-limits.ts'
import { createOverlay } from './overlay/overlay.ts'
import { createPreviewLinks } from './pages/preview-links.ts'
import { createRecordSettings } from './records/records.ts'
import type { RelayDeps, Rooms } from './relay-deps.ts'
import { createSettings } from './settings/settings.ts'

/** Lists what people at the console work on. */
export interface OperatorsDeps {
  chat: ChatRoom
  security: SecurityLog
  /** Says whose API key a call carries. */
  operationKeys: Operations['keys']
}

/** Puts together what people who help see: their sign-in, the inbox, the cases, the settings, and the pages around them. */
export function createOperatorsRoom(deps: Rooms, { chat, security, operationKeys }: OperatorsDeps) {
  const { people, storage, seal, clock, ids } = deps
  const ways = createPersonWays({ storage, seal, clock })
  const passkeys = createPasskeys({
    storage,
    challenges: createPasskeyChallenges({ db: storage.db, clock }),
    wantsCode: deps.wantsCode,
    clock,
    ids,
  })
  const freshProof = createFreshProof({ ...deps, ways, passkeys, wantsCode: deps.wantsCode, security, clock })
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
  return { desk, previews, pages }
}

/** By whom people sign in besides, where the deployment has somebody. */
const createProvider = ({ config, providerSecret: secret, clock, logger }: RelayDeps) =>
  config.signInProvider && secret
    ? createSignInProvider({ settings: config.signInProvider, secret, clock, logger })
    : undefined
