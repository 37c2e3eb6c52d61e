import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { demoTeamspace } from '../contract/platform/tests.ts'
import { createDrawThread } from '../pdf/draw-thread.ts'
import { createVoice } from '../platform/engagement/voice/voice.ts'
import type { VoiceArea } from '../platform/engagement/voice/voice-area.ts'
import { createTeamspaces } from '../platform/engagement/workspace/teamspaces.ts'
import { createMailer, forgetMails } from '../platform/kit/delivery/mailer.ts'
import { RefusedForGood } from '../platform/kit/delivery/refused-for-good.ts'
import { createSmppSender, type SmppSender } from '../platform/kit/delivery/smpp-sender.ts'
import { createSmsReceipts } from '../platform/kit/delivery/sms-receipts.ts'
import type { Deliver, Deliveries } from '../platform/kit/ports.ts'
import { createPlatform, type Platform, type PlatformOptions } from '../platform/platform.ts'
import { postTemplate, refusesForGood } from '../relay/citizen-api/channels/post-template.ts'
import type { Settings } from '../relay/config/environment.ts'
import type { RelayConfig } from '../relay/config/file.ts'
import { placeholdersIn } from '../relay/config/placeholders.ts'
import type { Secrets } from '../relay/security/auth/secrets.ts'
import { toMessageLimits, toPlatformProfile } from './platform-profile.ts'

/** Dependencies of the embedded platform, in addition to those that its options name. */
export interface EmbeddedPlatformDeps
  extends Pick<
    PlatformOptions,
    | 'storage'
    | 'clock'
    | 'timers'
    | 'guard'
    | 'ids'
    | 'seal'
    | 'chatKeys'
    | 'keyedHash'
    | 'webhooks'
    | 'onCaseChanged'
    | 'caseAddress'
  > {
  settings: Settings
  config: RelayConfig
  secrets: Secrets
  logger: Logger
  /** Registry of all metrics. */
  registry: Registry
  /** Folder that contains `dist` and, unless a setting says otherwise, `weights`. */
  root: string
  /** Returns the secret of a delivery channel, which replaces `{{secret}}` in its call. */
  deliverySecret(channel: string): string | undefined
  /** Posts a notification in the open chats that are linked to a case. */
  tell(notification: { id: string; caseId: string; text: string }): Promise<void>
  /** Replaces long case ids with the numbers that citizens see. */
  withCaseNumbers(text: string): Promise<string>
}

/**
 * Creates the embedded platform from the settings and the configuration, with its voices.
 * @throws Error naming the variable when a delivery channel has no secret
 */
export function createEmbeddedPlatform(deps: EmbeddedPlatformDeps): {
  platform: Platform
  voice: VoiceArea
  /** Sends an email; undefined without a mail server. */
  mail: Deliver | undefined
  /** Sends SMS; undefined without an SMS centre. */
  sms: SmppSender | undefined
} {
  const { settings, config, secrets, root, storage, clock, timers, ids, logger, registry } = deps
  const outboxFolder = resolve(settings.PARLEY_DATA, 'outbox')
  const mail = createMailer({
    from: settings.MAIL_FROM,
    smtpUrl: settings.SMTP_URL,
    outboxFolder,
  })
  const sms =
    settings.SMPP_URL === undefined
      ? undefined
      : createSmppSender({
          url: settings.SMPP_URL,
          from: settings.SMS_FROM,
          receipts: createSmsReceipts({
            db: storage.db,
            now: clock,
            report: (report) => platform.noteDeliveries('sms', [report]),
          }),
          timers,
          logger,
          random: (below) => randomInt(below),
        })
  const teamspaces = teamspacesOf(config)
  const voice = createVoice({
    storage,
    clock,
    timers,
    ids,
    logger,
    registry,
    mail,
    teamspaces,
    secret: secrets.platformSecret,
    weights: resolve(settings.PARLEY_WEIGHTS ?? resolve(root, 'weights')),
    threadFile: resolve(root, 'dist/server/voice-thread.js'),
  })
  const platform: Platform = createPlatform({
    ...deps,
    sandbox: settings.SANDBOX === '1',
    secret: secrets.platformSecret,
    hasDoor: settings.PLATFORM_TLS_PORT !== undefined,
    voice,
    teamspaces,
    profile: toPlatformProfile(config.profile, {
      demo: settings.DEMO === '1',
      messages: toMessageLimits(config.messages),
    }),
    drawDocument: createDrawThread({ file: resolve(root, 'dist/server/document-thread.js'), timers }),
    forgetFiles: (before) => forgetMails(outboxFolder, before),
    deliveries: {
      ...(settings.SMTP_URL && { email: numbered(mail, deps) }),
      ...(sms && { sms: numbered(sms.deliver, deps) }),
      ...httpDeliveries(deps),
      chat: ({ id, to, text }) => deps.tell({ id, caseId: to, text }),
    },
  })
  return { platform, voice, mail: settings.SMTP_URL === undefined ? undefined : mail, sms }
}

/** Lists the teamspaces in the configuration, in addition to those that were added. */
export const teamspacesOf = ({ channels }: Pick<RelayConfig, 'channels'>) =>
  createTeamspaces([demoTeamspace, ...channels.flatMap(({ voice }) => (voice ? [voice.teamspaceId] : []))])

/** Creates the delivery channels that the configuration describes as HTTP calls. */
function httpDeliveries(deps: EmbeddedPlatformDeps): Partial<Deliveries> {
  const { config, deliverySecret } = deps
  const ways: Partial<Deliveries> = {}
  for (const channel of ['sms', 'voice_callback'] as const) {
    const template = config.deliveries[channel]
    if (!template) continue
    const secret = deliverySecret(channel)
    if (secret === undefined && placeholdersIn(template).includes('secret')) {
      throw new Error(
        `PARLEY_DELIVERY_SECRET_${channel.toUpperCase()}: is missing; set it, because deliveries.${channel} uses {{secret}}`,
      )
    }
    const deliver: Deliver = async ({ id: messageId, ...message }) => {
      const status = await postTemplate(template, { messageId, ...message, secret })
      if (refusesForGood(status)) throw new RefusedForGood(`${channel} ${status}`)
      if (status < 200 || status > 299) throw new Error(`the ${channel} service answered ${status}`)
    }
    ways[channel] = numbered(deliver, deps)
  }
  return ways
}

/** Replaces case ids in a message with the numbers that the citizen sees in their chats. */
const numbered =
  (deliver: Deliver, { withCaseNumbers }: EmbeddedPlatformDeps): Deliver =>
  async (message) =>
    deliver({
      ...message,
      subject: await withCaseNumbers(message.subject),
      text: await withCaseNumbers(message.text),
    })
