import type { Logger } from 'pino'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import { createPostWebhook, type PostWebhookOptions } from '../../../http/post-webhook.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { RelayConfig } from '../../config/file.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { Seal } from '../../security/auth/seal.ts'
import { createDeliveryLog, type DeliveryLog } from './delivery-log.ts'
import { createPauses, type Pauses } from './pauses.ts'
import { createRecordEvents, type RecordEvents } from './record-events.ts'
import { createHookSender, type HookSender } from './sender.ts'
import { createHookTargets, type HookTargets } from './targets.ts'
import { createWakingStorage } from './wake.ts'

/** Dependencies of the outgoing webhooks. */
export interface HooksDeps {
  config: Pick<RelayConfig, 'channels' | 'webhooks'>
  storage: Storage
  chatKeys: ChatKeys
  seal: Seal
  clock: Clock
  timers: Timers
  ids: Ids
  logger: Logger
  /** Returns the signing secret of a channel's target. */
  targetSecret: (gwId: string, name: string) => string
  /** Overrides for posting: name resolution and timeout. */
  posting?: Pick<PostWebhookOptions, 'resolve' | 'timeoutMs'>
}

/** Outgoing webhooks, which notify customers' servers of events in their chats. */
export interface Hooks {
  /** The database, wrapped so that events recorded in a transaction are sent after its commit. */
  storage: Storage
  record: RecordEvents
  targets: HookTargets
  pauses: Pauses
  sender: HookSender
  /** Returns whether an address may be posted to, as far as that is known without a DNS look-up. */
  mayReach: (url: string) => boolean
  log: DeliveryLog
  stop(): Promise<void>
}

/** Assembles the outgoing webhooks: targets, recorded events and sender. */
export function createHooks(deps: HooksDeps): Hooks {
  const { config, storage } = deps
  const { privateNetworks, signatureHeader, timestampHeader } = config.webhooks
  const waking = createWakingStorage(storage, () => sender.kick())
  const targets = createHookTargets({ ...deps, channels: config.channels, secretOf: deps.targetSecret })
  const pauses = createPauses({ ...deps, db: storage.db })
  const { post, mayReach, close } = createPostWebhook({ networks: privateNetworks, ...deps.posting })
  const sender = createHookSender({
    ...deps,
    targets,
    pauses,
    post,
    headers: { signatureHeader, timestampHeader },
  })
  return {
    storage: waking.storage,
    record: createRecordEvents({ ...deps, targets, mark: waking.mark }),
    targets,
    pauses,
    sender,
    mayReach,
    log: createDeliveryLog({ ...deps, storage: waking.storage, mark: waking.mark }),
    async stop() {
      await sender.stop()
      await close()
    },
  }
}
