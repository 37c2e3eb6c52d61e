import * as z from 'zod'
import { customerEventSchemas, testEventSchema } from '../chat/customer-event.ts'
import {
  type CustomerEventType,
  customerEvents,
  customerEventTypes,
  testEventType,
} from '../chat/customer-event-names.ts'
import { webhookHeaders } from '../chat/webhook-signature.ts'
import type { Json, Schemas } from './schemas.ts'
import { webhookExample } from './webhook-examples.ts'

/** Builds the `webhooks` of the document: the events that the customer's server receives. */
export function customerWebhooks(schemas: Schemas): Json {
  const events = [
    ...customerEventTypes.map((type) => [type, customerEvents[type], customerEventSchemas[type]] as const),
    [testEventType, 'Sent by hand, to try the address.', testEventSchema],
  ] as const
  return Object.fromEntries(
    events.map(([name, summary, schema]) => [name, { post: toDocument(name, summary, schema, schemas) }]),
  )
}

const toDocument = (
  name: CustomerEventType | typeof testEventType,
  summary: string,
  event: z.ZodType,
  schemas: Schemas,
): Json => ({
  operationId: `tell_${name}`,
  summary,
  tags: ['webhooks'],
  // The signature authenticates the sender.
  security: [],
  parameters: headers,
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: schemas.schema(z.object({ events: z.array(event).min(1) }), 'output'),
        example: { events: [webhookExample(name)] },
      },
    },
  },
  responses: {
    200: { description: 'Taken; so is any status from 200 to 299.' },
    410: { description: 'Nobody wants these events here any more: the target is paused.' },
    default: { description: 'Not taken: it comes again, for a day.' },
  },
})

const headers = [
  {
    name: webhookHeaders.signature,
    in: 'header',
    required: true,
    description: '`sha256=` and the hexadecimal HMAC-SHA-256 of the time, a dot and the body.',
    schema: { type: 'string' },
  },
  {
    name: webhookHeaders.timestamp,
    in: 'header',
    required: true,
    description: 'When it was sent, in seconds since 1970.',
    schema: { type: 'string' },
  },
  {
    name: 'x-parley-delivery',
    in: 'header',
    required: true,
    description: 'Names the delivery in the log of the console.',
    schema: { type: 'string' },
  },
]
