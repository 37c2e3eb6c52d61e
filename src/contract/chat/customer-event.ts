import * as z from 'zod'
import { caseStatuses } from '../operations/answer-words.ts'
import { answered } from '../operations/shapes.ts'
import { scamTypes } from '../operations/vocabulary.ts'
import { type CustomerEventType, testEventType } from './customer-event-names.ts'
import { messageContent } from './message.ts'

/**
 * What this deployment posts to the customer's server, in the envelope of the interface: `{"events": […]}`.
 * Of an event, the interface names `chat`, `human`, `id`, `name`, `channel` and `messages`; the other names
 * are ours (docs/gaps.md).
 */

const instant = z.string().meta({ description: 'ISO instant in UTC.' })
const said = { id: z.string(), at: instant, lang: z.string() }

const newMessage = z.intersection(
  z.object({
    ...said,
    author_type: z.enum(['bot', 'agent']),
    author_id: z.string(),
    author_name: z.string(),
  }),
  messageContent,
)

const caseState = z.object({
  id: z.string(),
  number: z
    .string()
    .meta({ description: 'The short number shown to the citizen; the id if the case has none.' }),
  status: answered(caseStatuses),
  next_milestone: z.string(),
})

const person = z.object({ name: z.string().meta({ description: 'First name, as the citizen sees it.' }) })

/** Members of each event in addition to the common ones. */
const parts = {
  chat_started: z.object({ lang: z.string() }),
  message_sent: z.object({ message: z.object({ ...said, type: z.literal('text'), text: z.string() }) }),
  new_messages: z.object({ messages: z.array(newMessage).min(1) }),
  case_created: z.object({
    case: caseState,
    scam_type: answered(scamTypes),
    amount: z.number(),
    currency: z.string(),
  }),
  case_changed: z.object({ case: caseState, currency: z.string() }),
  feedback_given: z.object({
    feedback: z.object({ rating: z.number().int(), comment: z.string().nullable() }),
  }),
  hand_over_asked: z.object({ reason: z.string(), is_danger: z.boolean() }),
  hand_over_claimed: z.object({ person }),
  hand_over_ended: z.object({
    to: z.enum(['assistant', 'queue', 'end']).meta({
      description:
        'Who has the chat now; `queue` also when the person could not be reached any more, `assistant` also when the citizen has been away from the queue for a day.',
    }),
    outcome: z.string().nullable().meta({ description: 'How it ended, where a person has closed it.' }),
  }),
  chat_erased: z.object({}),
} satisfies Record<CustomerEventType, z.ZodType>

const common = {
  event_id: z.string().meta({ description: 'The same in each repetition: take an id once.' }),
  seq: z.number().int().meta({
    description: 'Rises with each event of the chat; you see gaps where you are not told of all kinds.',
  }),
  created_at: instant,
  channel: z.object({ id: z.string() }),
  chat: z.object({
    id: z.string(),
    human: z
      .object({
        id: z.string(),
        name: z.string(),
        uid: z.string().optional().meta({ description: 'The citizen’s id, as stated by your page.' }),
        verified: z.boolean().optional().meta({ description: 'Whether your page has proven it.' }),
      })
      .meta({ description: '`id` is the uid, or `visitor:` and the id of the chat without one.' }),
  }),
  chatToken: z.string().meta({ description: 'The token that a platform knows the chat by.' }),
  env: z
    .string()
    .optional()
    .meta({ description: 'The environment that your page has named; absent without.' }),
}

const eventOf = <T extends CustomerEventType>(type: T) =>
  z.object({ type: z.literal(type), ...common, ...parts[type].shape }).meta({ id: `CustomerEvent_${type}` })

/** Schema of each event as it is posted. */
export const customerEventSchemas = Object.fromEntries(
  (Object.keys(parts) as CustomerEventType[]).map((type) => [type, eventOf(type)]),
) as unknown as Record<CustomerEventType, z.ZodType>

/** Schema of the event that is sent manually to test an address. */
export const testEventSchema = z
  .object({
    type: z.literal(testEventType),
    event_id: common.event_id,
    seq: common.seq,
    created_at: common.created_at,
    channel: common.channel,
  })
  .meta({ id: 'CustomerEvent_test' })

/** An event of a chat before it has been numbered. */
export type CustomerNews = {
  [T in CustomerEventType]: { type: T } & z.infer<(typeof parts)[T]>
}[CustomerEventType]
