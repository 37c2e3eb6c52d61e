import * as z from 'zod'
import { dialogProfile } from '../../assistant/dialog/deployment/profile.ts'
import { dialogueLanguages } from '../../assistant/languages/at-once.ts'
import { webhookHeaders } from '../../contract/chat/webhook-signature.ts'
import { isNetwork } from '../../http/egress.ts'
import { callTemplate } from './call-template.ts'
import { channelSchema } from './channel.ts'
import { capacitySettings, limitSettings } from './limits.ts'
import { deliveryPlaceholders } from './placeholders.ts'
import { toSecretName } from './secret-name.ts'
import { signInProviderSettings } from './sign-in-provider.ts'
import { breakerThresholds, proxyTiming } from './timing.ts'
import { refuseSharedSecrets, refuseUnreachable } from './webhook-targets.ts'

/** Everything the relay needs to know about its deployment, apart from secrets. */

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
    .describe('maximum difference between the time of a delivery and the current time'),
  privateNetworks: z
    .array(z.string().refine(isNetwork, 'must be a network such as 10.1.0.0/16'))
    .default([])
    .describe(
      "private networks, such as `10.1.0.0/16`, to which the channels' `webhooks` may be sent; without it, only public addresses are allowed. Plain `http://` is allowed only for these networks",
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
      to: wallTime.describe('when they end; on the next day if that is earlier'),
    })
    .refine(({ from, to }) => from !== to, 'from and to must differ')
    .optional()
    .describe(
      'local times (`profile.timezone`) between which SMS and call-backs wait, such as `{"from": "21:00", "to": "08:00"}`; also those through `SMPP_URL`',
    ),
  mostPerCaseAndDay: z
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(20)
    .describe(
      'maximum messages of one case by one channel within 24 hours; others are `failed` with `over_budget`',
    ),
  mostPerHour: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('maximum SMS and call-backs within an hour, of all cases together; others wait'),
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
      'number of your proxies in front of the relay, each of which adds to `X-Forwarded-For`; the address before them identifies a visitor',
    ),
  hstsSeconds: z
    .number()
    .int()
    .min(0)
    .max(63_072_000)
    .default(31_536_000)
    .describe(
      'how long browsers that connected by TLS must keep using it (`Strict-Transport-Security`), in seconds; sent if `trustedProxies` is not 0 and the proxy sends `X-Forwarded-Proto: https`; 0 sends none',
    ),
  securityContact: z
    .string()
    .regex(/^(mailto:|https:\/\/|tel:)\S+$/, 'must be a mailto:, https: or tel: address')
    .optional()
    .describe(
      'where to report a vulnerability; served as `/.well-known/security.txt`, which exists only with this setting',
    ),
  speechCacheMb: z
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(256)
    .describe('size of the cache of generated speech, in MB, so that the same words are paid for once'),
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
      'on-call contact, alerted if a citizen has waited ten minutes for an agent. `url` receives a `POST` with `{"text": "Someone is waiting for an agent", "isDanger": false}`; `email` receives the text if `SMTP_URL` is set. Neither contains data about the citizen. Without it, only console users with an open page or push notifications are alerted',
    ),
  signInProvider: signInProviderSettings
    .optional()
    .describe(
      'identity provider with which people can also sign in at the console (below); its secret is `SIGN_IN_PROVIDER_SECRET`',
    ),
  webhooks: webhooks.default(webhooks.parse({})),
  deliveries: deliveries
    .default({})
    .describe(
      'how the embedded platform sends messages to citizens (below); a message without a delivery method is stored in its database and not sent',
    ),
  messages: messages
    .default(messages.parse({}))
    .describe('when messages to citizens wait, and how many are allowed, by any delivery method'),
  limits: limitSettings,
  capacity: capacitySettings.default(capacitySettings.parse({})),
  proxy: proxyTiming.default(proxyTiming.parse({})),
  breaker: breakerThresholds.default(breakerThresholds.parse({})),
})

/** Schema of the configuration file; the descriptions are those of docs/settings.md. */
export const configFile = settings.superRefine(refuseUnreachable)

/** The parsed configuration file with defaults filled in. */
export type RelayConfig = z.infer<typeof configFile>

/** Used if there is no configuration file: one channel, fictional banks. */
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
    emergencyNumber: '911',
    crisisLine: { label: 'NCMH crisis hotline, or 0917-899-8727', number: '1553', hours: '24 hours' },
    childLine: { label: 'Bantay Bata 163, for children', number: '163' },
    retentionDays: 90,
    referenceAmountMinor: 500_000,
    languages: [...dialogueLanguages],
  },
}

/** Reports a missing value as required, instead of as a wrong type. */
const sayMissing: z.core.$ZodErrorMap = ({ input }) =>
  input === undefined ? 'is needed, and is not in the file' : undefined

/**
 * Parses a configuration.
 * @param name the name of the file, for messages
 * @throws Error naming the file, each wrong setting and what it requires.
 */
export function parseConfig(value: unknown, name = 'parley.config.json'): RelayConfig {
  const result = configFile.safeParse(value, { error: sayMissing })
  if (result.success) return result.data
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`)
  throw new Error(`${name} is wrong:\n  ${wrong.join('\n  ')}`)
}
