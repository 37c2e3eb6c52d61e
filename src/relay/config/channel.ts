import * as z from 'zod'
import { maxTargets } from '../../contract/chat/webhook-target.ts'
import { answerTimeSettings } from './answer-times.ts'
import { callTemplate } from './call-template.ts'
import { sayPlaceholders } from './placeholders.ts'
import { webhookTarget } from './webhook-targets.ts'

/** Goes into a header unchanged, so names in other scripts must be in their `xn--` form. */
const origin = z
  .string()
  .regex(/^(\*|https?:\/\/[\w.*:[\]-]+)$/, 'must be an origin such as https://bank.example, or *')
  .max(255)

/** Schema of a channel in the configuration file. */
export const channelSchema = z.strictObject({
  gwId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be 1 to 128 letters, digits, - or _')
    .describe('the webchat channel; unique'),
  title: z.string().min(1).max(80).describe('title above the chat'),
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
      "sites that may show the chat in a frame; the page's `frame-ancestors` refuses all others. If the file does not set it (an empty list counts as set), the console can",
    ),
  locales: z
    .array(z.string().min(2).max(35))
    .min(1)
    .default(['en'])
    .describe('languages that the channel offers; the first is the default'),
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
    .describe('picture of the assistant; browsers fetch it without a referrer, and not in data saver mode'),
  ephemeral: z.boolean().default(false).describe('`true`: the page leaves nothing of the chat on the device'),
  envs: z
    .array(z.string().min(1).max(64))
    .min(1)
    .optional()
    .describe(
      'environments that pages may name by `env`, such as `["live", "test"]`; others are refused, and a page that names none uses the first. Without this setting, any is accepted. A chat started in one environment cannot be resumed in another',
    ),
  plainHumanHash: z
    .boolean()
    .default(true)
    .describe(
      'whether a `humanHash` that never expires proves the identity of the citizen; `false` accepts only one that expires',
    ),
  challenge: z
    .enum(['never', 'under-attack', 'always'])
    .default('under-attack')
    .describe(
      'when a page must solve a challenge before it opens a new chat (some seconds of work for a slow phone): `under-attack` while more than half of `limits.opening` is used; with `never`, only those limits protect new chats',
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
      'target for the first response of agents; without it, there is no target, and agents are always available',
    ),
  webhooks: z
    .array(webhookTarget)
    .max(maxTargets)
    .default([])
    .describe('your servers that receive the chat events of the channel ([webhooks.md](webhooks.md))'),
})

/** Configuration of a channel. */
export type Channel = z.infer<typeof channelSchema>
