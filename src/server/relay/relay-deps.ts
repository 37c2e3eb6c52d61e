import type { Hono } from 'hono'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { ReportPaper, ReportPapers } from '../../assistant/dialog/model/paper.ts'
import type { Dialog } from '../../assistant/dialog/model/types.ts'
import type { OwnReach } from '../../contract/openapi/platform.ts'
import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../contract/primitives/keyed-hash.ts'
import type { Timers } from '../../contract/primitives/timers.ts'
import type { BuiltFile } from '../../http/static-files.ts'
import type { Draw } from '../../pdf/draw-thread.ts'
import type { AuthorityOptions } from '../../relay/agent-api/cases/authority.ts'
import type { OperatorPlace } from '../../relay/agent-api/sign-in/operator-pages.ts'
import type { People } from '../../relay/agent-api/sign-in/people.ts'
import type { ChatNotifier } from '../../relay/citizen-api/chat/chat-notifier.ts'
import type { HumanRecords } from '../../relay/citizen-api/chat/identify-visitor.ts'
import type { RemoveSecrets } from '../../relay/citizen-api/chat/redact.ts'
import type { RelayConfig } from '../../relay/config/file.ts'
import type { LiveConfig } from '../../relay/config/overrides/live-config.ts'
import type { Hosts } from '../../relay/gateway/upstream/hosts.ts'
import type { Environment } from '../../relay/security/auth/api-keys.ts'
import type { ChatKeys } from '../../relay/security/auth/chat-keys.ts'
import type { Seal } from '../../relay/security/auth/seal.ts'
import type { SessionTokens } from '../../relay/security/auth/session-tokens.ts'
import type { LimitsRoom, LimitsRoomDeps } from '../../relay/security/rate-limits/limits-room.ts'
import type { DeliveryStatus } from '../../relay/webhooks/incoming/delivery-status.ts'
import type { WebhookSecrets } from '../../relay/webhooks/incoming/signature.ts'
import type { Hooks, HooksDeps } from '../../relay/webhooks/outgoing/hooks-room.ts'
import type { Storage } from '../../storage/database/storage.ts'
import type { SweepGuard } from '../../storage/sweep-guard.ts'
import type { Probe } from './readiness.ts'

/** Dependencies of the relay. */
export interface RelayDeps {
  /** As in the configuration file. */
  config: RelayConfig
  /** With what was set at the console. */
  live: LiveConfig
  /** Address at which the relay listens, without a trailing slash; known once it listens. */
  listensAt: () => string
  storage: Storage
  /** Hosts of the operations: the embedded platform, or real ones. */
  hosts: Hosts
  registry: Registry
  /** Shares rate limits with other relays. */
  redis?: Redis
  /** How visitors are limited, for example with other buckets. */
  limiting?: Pick<LimitsRoomDeps, 'buckets' | 'challengeWork'>
  /** An API key with every scope, for tests and the demonstration. */
  bootstrapKey?: string
  /** The environment whose API keys are accepted. Default `live`. */
  environment?: Environment
  /** The conversation of the channels whose assistant is `scam-report`. */
  dialog: Dialog
  /** Creates the PDF reports of that conversation. */
  papers: ReportPapers
  /** Renders a report as PDF without blocking the relay. */
  drawPaper: Draw<ReportPaper>
  /**
   * The language model that helps to understand messages, at `hosts.understanding`; `timeoutMs` is how long
   * the citizen waits, by default 2.5 s.
   */
  understanding?: { model: string; timeoutMs?: number }
  removeSecrets: RemoveSecrets
  tokens: SessionTokens
  identitySecret: (gwId: string) => string | undefined
  /** The embedded platform's records of citizens, as far as it is their host. Default: no records. */
  humanRecords?: Partial<HumanRecords>
  webhookSecrets: (gwId: string) => WebhookSecrets
  /** Accepts delivery reports from SMS and callback services. Default: none are accepted. */
  deliveryStatus?: DeliveryStatus
  /** Replaces `{{secret}}` in the calls that send a channel's messages. */
  sendSecret?: (gwId: string) => string | undefined
  /** The signing secret for deliveries to a customer's server. */
  targetSecret: HooksDeps['targetSecret']
  /** How those deliveries are posted. Default: with the system's DNS and the usual timeouts. */
  posting?: NonNullable<HooksDeps['posting']>
  /** Sends an email. Default: there is no mail server. */
  mail?: (message: {
    id: string
    to: string
    subject: string
    text: string
    language: string
  }) => Promise<void>
  seal: Seal
  chatKeys: ChatKeys
  keyedHash: KeyedHash
  /**
   * Prevents deletion with a wrong clock, or of too much at a time. Default: everything is deleted on time.
   */
  sweepGuard?: SweepGuard
  notifier: ChatNotifier
  clock: Clock
  timers: Timers
  ids: Ids
  /** Returns an unpredictable integer from 0 up to, but not including, its argument. */
  random: (below: number) => number
  logger: Logger
  page: ReadonlyMap<string, BuiltFile>
  loader: ReadonlyMap<string, BuiltFile>
  /** The built page of the console; without it only its API is served. */
  consolePage?: ReadonlyMap<string, BuiltFile>
  /** Source of the authorization tokens for freezes and releases that were approved at the console. */
  authority?: AuthorityOptions
  /** The users of the console. */
  people: People
  /** The relay's client secret at the identity provider for sign-in, if the configuration names one. */
  providerSecret?: string
  /** Whether console users must also use an authenticator; false only for a demonstration. */
  wantsCode: boolean
  /** Called when a citizen opens the voice of a chat. Default: nothing. */
  onVoiceWanted?: () => void
  /** Where the metrics, the sandbox and the console are served. */
  operators: OperatorPlace
  /**
   * Which calls of the embedded platform are open to others than the relay, in addition to the operations.
   * Default: none.
   */
  ownReach?: OwnReach | undefined
  /** Files that the build has rendered for the operation pages, by name. */
  docs: ReadonlyMap<string, BuiltFile>
  /** What `/readyz` checks in addition to the database. */
  probes?: readonly Probe[]
  /** Public address of the relay; without it push notifications are not sent. */
  publicUrl?: string
  /** Calls the on-call address and push services. Default: the platform's own. */
  fetch?: typeof fetch
  /** Routes that only this deployment has, such as the demonstration pages. */
  extra?: Hono
}

/** Dependencies shared by the parts of the relay, including the limits and webhooks that all of them use. */
export type Rooms = RelayDeps & LimitsRoom & { hooks: Hooks }
