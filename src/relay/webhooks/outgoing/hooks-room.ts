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

/** Lists what telling customers' servers needs. */
export interface HooksDeps {
  config: Pick<RelayConfig, 'channels' | 'webhooks'>
  storage: Storage
  chatKeys: ChatKeys
  seal: Seal
  clock: Clock
  timers: Timers
  ids: Ids
  logger: Logger
  /** What the deliveries to a target of a channel are signed with. */
  targetSecret: (gwId: string, name: string) => string
  /** How deliveries are posted, where that is not by the system's names and the usual times. */
  posting?: Pick<PostWebhookOptions, 'resolve' | 'timeoutMs'>
}

/** Tells customers' servers what happens in their chats. */
export interface Hooks {
  /** The database; a transaction in which something is recorded has it sent after its commit. */
  storage: Storage
  record: RecordEvents
  targets: HookTargets
  pauses: Pauses
  sender: HookSender
  /** Tells whether an address could be posted to, as far as it can be told without a look-up. */
  mayReach: (url: string) => boolean
  log: DeliveryLog
  stop(): Promise<void>
}

/** Puts together who is told what, what is written down for them, and how it is sent. */
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
