import type { Hono } from 'hono'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { ReportPapers } from '../../assistant/dialog/model/paper.ts'
import type { Dialog } from '../../assistant/dialog/model/types.ts'
import type { OwnReach } from '../../contract/openapi/platform.ts'
import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../contract/primitives/keyed-hash.ts'
import type { Timers } from '../../contract/primitives/timers.ts'
import type { BuiltFile } from '../../http/static-files.ts'
import type { AuthorityOptions } from '../../relay/agent-api/cases/authority.ts'
import type { OperatorPlace } from '../../relay/agent-api/sign-in/operator-pages.ts'
import type { People } from '../../relay/agent-api/sign-in/people.ts'
import type { ChatNotifier } from '../../relay/citizen-api/chat/chat-notifier.ts'
import type { HumanRecords } from '../../relay/citizen-api/chat/identify-visitor.ts'
import type { RemoveSecrets } from '../../relay/citizen-api/chat/redact.ts'
import type { DrawPaper } from '../../relay/citizen-api/pdf/paper-thread.ts'
import type { RelayConfig } from '../../relay/config/file.ts'
import type { LiveConfig } from '../../relay/config/overrides/live-config.ts'
import type { Hosts } from '../../relay/gateway/upstream/hosts.ts'
import type { Environment } from '../../relay/security/auth/api-keys.ts'
import type { ChatKeys } from '../../relay/security/auth/chat-keys.ts'
import type { Seal } from '../../relay/security/auth/seal.ts'
import type { SessionTokens } from '../../relay/security/auth/session-tokens.ts'
import type { LimitsRoom } from '../../relay/security/rate-limits/limits-room.ts'
import type { TokenBuckets } from '../../relay/security/rate-limits/token-buckets.ts'
import type { DeliveryStatus } from '../../relay/webhooks/incoming/delivery-status.ts'
import type { WebhookSecrets } from '../../relay/webhooks/incoming/signature.ts'
import type { Hooks, HooksDeps } from '../../relay/webhooks/outgoing/hooks-room.ts'
import type { Storage } from '../../storage/database/storage.ts'
import type { SweepGuard } from '../../storage/sweep-guard.ts'
import type { Probe } from './readiness.ts'

/** Lists what the relay needs. */
export interface RelayDeps {
  /** As the configuration file has it. */
  config: RelayConfig
  /** With what was set at the console. */
  live: LiveConfig
  /** Address at which the relay listens, without a slash at its end; known once it does. */
  listensAt: () => string
  storage: Storage
  /** Answer the operations: the embedded platform, or real ones. */
  hosts: Hosts
  registry: Registry
  /** Shares rate limits with other relays. */
  redis?: Redis
  /** Counts what visitors do by the minute. Default: over Redis, or in memory. */
  visitorBuckets?: TokenBuckets
  /** An API key with every scope, for tests and the demonstration. */
  bootstrapKey?: string
  /** Whose API keys are taken. Default `live`. */
  environment?: Environment
  /** The conversation of the channels whose assistant is `scam-report`. */
  dialog: Dialog
  /** Writes the reports of that conversation as papers. */
  papers: ReportPapers
  /** Draws a paper as PDF, without holding up the relay. */
  drawPaper: DrawPaper
  /** The language model that helps to read, at `hosts.understanding`; `timeoutMs` is how long she waits, by default 2.5 s. */
  understanding?: { model: string; timeoutMs?: number }
  removeSecrets: RemoveSecrets
  tokens: SessionTokens
  identitySecret: (gwId: string) => string | undefined
  /** What the embedded platform has recorded of those who chat, as far as it is their host. Default: nothing is known of anybody. */
  humanRecords?: Partial<HumanRecords>
  webhookSecrets: (gwId: string) => WebhookSecrets
  /** Takes what the services for SMS and call-backs report. Default: nothing is taken. */
  deliveryStatus?: DeliveryStatus
  /** Takes the place of `{{secret}}` where a channel's messages are sent. */
  sendSecret?: (gwId: string) => string | undefined
  /** What the deliveries to a customer's server are signed with. */
  targetSecret: HooksDeps['targetSecret']
  /** How those deliveries are posted. Default: by the system's names and the usual times. */
  posting?: NonNullable<HooksDeps['posting']>
  /** Sends an e-mail. Default: there is no server for it. */
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
  /** Refuses to delete by a wrong clock, or too much at a time. Default: everything is deleted in its time. */
  sweepGuard?: SweepGuard
  notifier: ChatNotifier
  clock: Clock
  timers: Timers
  ids: Ids
  /** Gives a whole number from 0 to below its argument, which nobody can foresee. */
  random: (below: number) => number
  logger: Logger
  page: ReadonlyMap<string, BuiltFile>
  loader: ReadonlyMap<string, BuiltFile>
  /** The built page of the console; without it there are its calls alone. */
  consolePage?: ReadonlyMap<string, BuiltFile>
  /** Where the authorization tokens of freezes and releases that were approved at the console come from. */
  authority?: AuthorityOptions
  /** Those who may sign in at the console. */
  people: People
  /** The secret of this relay at the provider by which people sign in, where the configuration names one. */
  providerSecret?: string
  /** Whether people of the console want an authenticator besides; false for a demonstration alone. */
  wantsCode: boolean
  /** Somebody has opened the voice of a chat. Default: nothing. */
  onVoiceWanted?: () => void
  /** Where the metrics, the sandbox and the console are served. */
  operators: OperatorPlace
  /** Which calls of the embedded platform others than the relay can make besides the operations. Default: none. */
  ownReach?: OwnReach | undefined
  /** What the build has drawn of the operations, by file name. */
  docs: ReadonlyMap<string, BuiltFile>
  /** What `/readyz` looks at besides the database. */
  probes?: readonly Probe[]
  /** Where citizens reach the relay; without it no device is told with its page closed. */
  publicUrl?: string
  /** Tells the address on call, and push services. Default: the platform's own. */
  fetch?: typeof fetch
  /** Routes that only this deployment has, such as the demonstration pages. */
  extra?: Hono
}

/** What the parts of the relay share, with what every one of them counts and tells. */
export type Rooms = RelayDeps & LimitsRoom & { hooks: Hooks }
