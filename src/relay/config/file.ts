import * as z from 'zod'
import { webhookHeaders } from '../../contract/chat/webhook-signature.ts'
import { maxTargets } from '../../contract/chat/webhook-target.ts'
import { dialogProfile } from '../../dialog/deployment/profile.ts'
import { isNetwork } from '../../http/egress.ts'
import { dialogueLanguages } from '../../languages/at-once.ts'
import { answerTimeSettings } from './answer-times.ts'
import { capacitySettings, limitSettings } from './limits.ts'
import { deliveryPlaceholders, type Placeholders, placeholdersIn, sayPlaceholders } from './placeholders.ts'
import { toSecretName } from './secret-name.ts'
import { signInProviderSettings } from './sign-in-provider.ts'
import { breakerThresholds, proxyTiming } from './timing.ts'
import { refuseSharedSecrets, refuseUnreachable, webhookTarget } from './webhook-targets.ts'

/** What the relay needs to know of its deployment, apart from secrets. */

/** It stands in a header as it is; names in other letters are written as their `xn--` form. */
const origin = z
  .string()
  .regex(/^(\*|https?:\/\/[\w.*:[\]-]+)$/, 'must be an origin such as https://bank.example, or *')
  .max(255)

/** A call of which the deployment says how it is made; each place has placeholders of its own. */
const callTemplate = (placeholders: Placeholders) =>
  z
    .strictObject({
      url: z.string().regex(/^https?:\/\/[^\s]+$/, 'must be an http or https address'),
      headers: z.record(z.string().regex(/^[A-Za-z0-9-]{1,64}$/), z.string().max(2048)).default({}),
      /** JSON in whose texts placeholders such as {{text}} are filled in. */
      body: z.record(z.string(), z.unknown()),
    })
    .superRefine(({ url, headers, body }, context) => {
      const check = (path: string, template: unknown, known: readonly string[]) => {
        for (const name of placeholdersIn(template)) {
          if (known.includes(name)) continue
          context.addIssue({
            code: 'custom',
            path: [path],
            message: `{{${name}}} is not known; known: ${known.join(', ')}`,
          })
        }
      }
      check('url', url, placeholders.header)
      check('headers', headers, placeholders.header)
      check('body', body, placeholders.body)
    })

/** Checks what the file says of a channel. */
export const channelSchema = z.strictObject({
  gwId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be 1 to 128 letters, digits, - or _')
    .describe('the webchat channel; unique'),
  title: z.string().min(1).max(80).describe('stands above the chat'),
  assistant: z
    .enum(['scam-report', 'platform'])
    .default('scam-report')
    .describe("`scam-report` is Parley's own dialogue, `platform` the platform's own bot or agents"),
  sendMessage: callTemplate(sayPlaceholders)
    .optional()
    .describe(
      'where messages of an `assistant: "platform"` channel go (below); by default to the embedded platform',
    ),
  allowedOrigins: z
    .array(origin)
    .optional()
    .describe(
      "sites that may show the chat in a frame; the page's `frame-ancestors` refuses all others. Where the file names none (an empty list names them), the console may",
    ),
  locales: z
    .array(z.string().min(2).max(35))
    .min(1)
    .default(['en'])
    .describe('languages that the channel offers, the first being its own'),
  brandColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0b5fff')
    .default('#0f5c4d')
    .describe('colour of the chat'),
  avatar: z
    .string()
    .max(2048)
    .regex(/^https:\/\/\S+$/i, 'must be an https address')
    .optional()
    .describe('a picture of the assistant; browsers fetch it without a referrer, and not when data is saved'),
  ephemeral: z.boolean().default(false).describe('`true`: the page leaves nothing of the chat on the device'),
  envs: z
    .array(z.string().min(1).max(64))
    .min(1)
    .optional()
    .describe(
      'environments that pages may name by `env`, such as `["live", "test"]`; others are refused, and a page that names none is in the first. Without it any is taken. Chats of one environment are not resumed in another',
    ),
  plainHumanHash: z
    .boolean()
    .default(true)
    .describe(
      'whether a `humanHash` that never expires proves who she is; `false` takes only one that expires',
    ),
  challenge: z
    .enum(['never', 'under-attack', 'always'])
    .default('under-attack')
    .describe(
      'when a page has to solve a challenge before it opens a new chat, some seconds of work for a slow phone: `under-attack` while more than half of `limits.opening` is used; `never` leaves all new chats to those limits',
    ),
  voice: z
    .strictObject({
      teamspaceId: z
        .string()
        .min(1)
        .max(128)
        .default('demo-teamspace')
        .describe('the teamspace that speaks; it spends the voice credits of the workspace'),
      maxSeconds: z.number().int().min(5).max(600).default(120).describe('longest recording'),
    })
    .or(z.literal(false))
    .default({ teamspaceId: 'demo-teamspace', maxSeconds: 120 })
    .describe('speech, both ways; `false` for none'),
  answerTime: answerTimeSettings
    .optional()
    .describe(
      'within what time people of the console answer; without it, they have no target and are there always',
    ),
  webhooks: z
    .array(webhookTarget)
    .max(maxTargets)
    .default([])
    .describe(
      "servers of yours that are told what happens in the channel's chats ([webhooks.md](webhooks.md))",
    ),
})

const headerName = z.string().regex(/^[a-z0-9-]{1,64}$/, 'must be a header name in lower case')

const webhooks = z.strictObject({
  signatureHeader: headerName
    .default(webhookHeaders.signature)
    .describe("header of the signature on the platform's deliveries"),
  timestampHeader: headerName.default(webhookHeaders.timestamp).describe('header of their time'),
  toleranceSeconds: z
    .number()
    .int()
    .min(1)
    .max(86_400)
    .default(300)
    .describe('a delivery that is older or newer by more is refused'),
  privateNetworks: z
    .array(z.string().refine(isNetwork, 'must be a network such as 10.1.0.0/16'))
    .default([])
    .describe(
      "private networks, such as `10.1.0.0/16`, that the channels' `webhooks` may go to; without them they go to public addresses alone. Plain `http://` goes to these networks only",
    ),
})

const deliveries = z.strictObject({
  sms: callTemplate(deliveryPlaceholders).optional().describe('how an SMS is sent'),
  voice_callback: callTemplate(deliveryPlaceholders).optional().describe('how a call-back is ordered'),
})

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 21:00')

const messages = z.strictObject({
  quietHours: z
    .strictObject({
      from: wallTime.describe('when they begin'),
      to: wallTime.describe('when they end, the next morning where that is earlier'),
    })
    .refine(({ from, to }) => from !== to, 'from and to must differ')
    .optional()
    .describe(
      'wall times of `profile.timezone` between which SMS and call-backs wait, such as `{"from": "21:00", "to": "08:00"}`; also those through `SMPP_URL`',
    ),
  mostPerCaseAndDay: z
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(20)
    .describe(
      'messages of one case by one channel within 24 hours; more of them are `failed` with `over_budget`',
    ),
  mostPerHour: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('SMS and call-backs within an hour, of all cases together; more of them wait'),
})

const settings = z.strictObject({
  channels: z
    .array(channelSchema)
    .min(1)
    .superRefine((all, context) => {
      const first = new Map<string, string>()
      for (const [index, { gwId }] of all.entries()) {
        const variable = toSecretName('…', gwId)
        const other = first.get(variable)
        first.set(variable, gwId)
        if (other === undefined) continue
        const message =
          other === gwId
            ? `gwId must be unique, and ${gwId} stands twice`
            : `${other} and ${gwId} would share the variables of their secrets, ${variable}; rename one of them`
        context.addIssue({ code: 'custom', path: [index, 'gwId'], message })
      }
      refuseSharedSecrets(all, context)
    }),
  profile: dialogProfile,
  trustedProxies: z
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe(
      'proxies of yours in front of the relay, each of which adds to `X-Forwarded-For`; visitors are told apart by the address before them',
    ),
  hstsSeconds: z
    .number()
    .int()
    .min(0)
    .max(63_072_000)
    .default(31_536_000)
    .describe(
      'how long browsers that came by TLS keep to it (`Strict-Transport-Security`), in seconds; sent where `trustedProxies` is not 0 and the proxy says `X-Forwarded-Proto: https`; 0 sends none',
    ),
  securityContact: z
    .string()
    .regex(/^(mailto:|https:\/\/|tel:)\S+$/, 'must be a mailto:, https: or tel: address')
    .optional()
    .describe('where to report a hole; served as `/.well-known/security.txt`, which is there only with it'),
  speechCacheMb: z
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(256)
    .describe('speech that is kept so that the same words are paid for once, in MB'),
  onCall: z
    .strictObject({
      url: z
        .string()
        .regex(/^https?:\/\/\S+$/, 'must be an http or https address')
        .optional(),
      email: z.email().optional(),
    })
    .refine(({ url, email }) => url !== undefined || email !== undefined, 'needs a url, an email, or both')
    .optional()
    .describe(
      'whom to call out when somebody has waited ten minutes for a person: its `url` gets `POST` with `{"text": "Somebody waits for a person", "isDanger": false}`, and no word of whom, and its `email` the same as a mail, where `SMTP_URL` names a server; without it, whoever has no page of the console open hears nothing',
    ),
  signInProvider: signInProviderSettings
    .optional()
    .describe(
      'by whom people may sign in at the console besides (below); its secret is `SIGN_IN_PROVIDER_SECRET`',
    ),
  webhooks: webhooks.default(webhooks.parse({})),
  deliveries: deliveries
    .default({})
    .describe(
      'ways out of the embedded platform for messages to citizens (below); a message without a way out is kept in its database and reaches nobody',
    ),
  messages: messages
    .default(messages.parse({}))
    .describe('when messages to citizens wait, and how many there may be, whichever way they go out'),
  limits: limitSettings,
  capacity: capacitySettings.default(capacitySettings.parse({})),
  proxy: proxyTiming.default(proxyTiming.parse({})),
  breaker: breakerThresholds.default(breakerThresholds.parse({})),
})

/** Checks the configuration file; the descriptions are those of docs/settings.md. */
export const configFile = settings.superRefine(refuseUnreachable)

/** Holds the configuration of a channel. */
export type Channel = z.infer<typeof channelSchema>
/** Holds the checked configuration file, its defaults filled in. */
export type RelayConfig = z.infer<typeof configFile>

/** What runs when there is no configuration file: one channel, fictional banks. */
export const demoConfig: z.input<typeof configFile> = {
  channels: [
    {
      gwId: 'demo',
      title: 'Scam help',
      assistant: 'scam-report',
      allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
      locales: [...dialogueLanguages],
      answerTime: { minutes: 10 },
    },
  ],
  profile: {
    currency: 'PHP',
    currencyExponent: 2,
    timezone: 'Asia/Manila',
    country: 'PH',
    banks: [
      { code: 'UNTY', name: 'Unity Bank', fraudNumber: '1234' },
      { code: 'HRBR', name: 'Harbor Wallet', aliases: ['Harbour', 'Harbor'], fraudNumber: '2345' },
      { code: 'MRDN', name: 'Meridian Bank', fraudNumber: '3456' },
      { code: 'CSTL', name: 'Coastal Savings', aliases: ['Coastal'], fraudNumber: '4567' },
    ],
    hotlines: [{ label: 'Demo anti-scam line', number: '5678', hours: '24 hours' }],
    emergencyNumber: '112',
    retentionDays: 90,
    referenceAmountMinor: 500_000,
    languages: [...dialogueLanguages],
  },
}

/** What is not there is said to be needed, and not what kind of thing it is not. */
const sayMissing: z.core.$ZodErrorMap = ({ input }) =>
  input === undefined ? 'is needed, and is not in the file' : undefined

/**
 * Checks a configuration.
 * @param name what the file is called
 * @throws Error naming the file, each wrong setting and what it wants.
 */
export function parseConfig(value: unknown, name = 'parley.config.json'): RelayConfig {
  const result = configFile.safeParse(value, { error: sayMissing })
  if (result.success) return result.data
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`)
  throw new Error(`${name} is wrong:\n  ${wrong.join('\n  ')}`)
}
