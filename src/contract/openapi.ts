import * as z from 'zod'
import {
  casesResponse,
  caseView,
  feedbackRequest,
  historyQuery,
  historyResponse,
  humanRequest,
  messageRequest,
  messageResponse,
  sessionRequest,
  sessionResponse,
} from './chat.ts'
import { chatRoutes } from './chat-routes.ts'
import type { Operation, UpstreamAuth } from './operation.ts'
import { operations } from './operations/index.ts'

type Json = Record<string, unknown>

/** The upstream's own authentication, for the reader; callers of Parley send a Parley key. */
const upstreamAuth: Record<UpstreamAuth, string> = {
  'takeover-secret': 'the takeover secret of the teamspace',
  'platform-token': 'the token of the platform',
  'service-token': 'the X-SERVICE-TOKEN of a platform user',
  'trust-layer': 'the credentials of the trust layer',
}

const problem = {
  type: 'object',
  description: 'RFC 9457',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string', description: 'Id of the request' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

const problemAnswer = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})
const problemAnswers = {
  400: problemAnswer('Some fields are missing or wrong; each is named.'),
  401: problemAnswer('No key or token, or one that is not valid.'),
  403: problemAnswer('The key lacks a scope, or the caller may not do this.'),
  404: problemAnswer('There is no such thing for this caller.'),
  429: problemAnswer('Too many requests; see Retry-After.'),
}

/** The OpenAPI 3.1 document of the 40 operations and of the widget's calls. */
export function toOpenApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley',
      version: '1',
      description:
        'One gateway to voice, custom fields, people, human profiles, redress, recovery and instant payments; and the calls of the chat page.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(operations).map((operation) => operation.area)), 'chat'].map((name) => ({
      name,
    })),
    paths: { ...operationPaths(), ...chatPaths() },
    components: {
      schemas: { Problem: problem },
      securitySchemes: {
        parleyKey: { type: 'http', scheme: 'bearer', description: 'A Parley API key.' },
        sessionToken: { type: 'http', scheme: 'bearer', description: 'The token of a chat session.' },
      },
    },
  }
}

function operationPaths(): Json {
  const paths: Record<string, Json> = {}
  for (const operation of Object.values(operations) as Operation[]) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: toDocument(operation),
    }
  }
  return paths
}

function toDocument(operation: Operation): Json {
  const { request, response, limit } = operation
  const contentType = response.encoding === 'text' ? 'text/plain' : 'application/json'
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: `Upstream it is authenticated by ${upstreamAuth[operation.auth]}, which the relay puts in.`,
    tags: [operation.area],
    ...(operation.edition === 'earlier' && { deprecated: true }),
    security: [{ parleyKey: [] }],
    parameters: [...parameters('path', request.params), ...parameters('query', request.query)],
    ...(request.body && { requestBody: requestBody(request.body, request.encoding) }),
    responses: {
      [response.status]: {
        description: 'Done.',
        content: { [contentType]: { schema: toSchema(response.body, 'output') } },
      },
      ...problemAnswers,
    },
    'x-scope': operation.scope,
    'x-latency-target-ms': operation.latencyTargetMs,
    'x-retry': operation.retry,
    ...(limit && {
      'x-rate-limit': { perMinute: limit.perMinute, ...(limit.roles && { roles: limit.roles }) },
    }),
  }
}

function requestBody(body: z.ZodType, encoding: Operation['request']['encoding']): Json {
  const type = encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema: toSchema(body, 'input') } } }
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...document } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: fileAsBinary,
  })
  return document
}

/** A file of a form, which JSON Schema has no word for. */
function fileAsBinary({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}) {
  if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
}

interface ChatCall {
  summary: string
  open?: true
  query?: z.ZodType
  body?: z.ZodType
  status: number
  answer?: z.ZodType | string
}

const chatCalls: Record<keyof typeof chatRoutes, ChatCall> = {
  openSession: {
    summary: 'Open a chat, or go on with one',
    open: true,
    body: sessionRequest,
    status: 201,
    answer: sessionResponse,
  },
  streamEvents: {
    summary: 'Events of the chat as they come; resumes after Last-Event-ID or ?after=',
    query: z.object({ after: z.number().int().optional(), wait: z.number().int().max(55).optional() }),
    status: 200,
    answer: 'text/event-stream',
  },
  listMessages: { summary: 'A page of history', query: historyQuery, status: 200, answer: historyResponse },
  sendMessage: { summary: 'Say something', body: messageRequest, status: 202, answer: messageResponse },
  setHuman: { summary: 'Say who is chatting', body: humanRequest, status: 204 },
  transcribe: {
    summary: 'Turn a voice note into text',
    query: z.object({ lang: z.string() }),
    status: 200,
    answer: z.object({ text: z.string(), lang: z.string() }),
  },
  speak: { summary: 'Hear a message', status: 200, answer: 'audio/mpeg' },
  listCases: { summary: 'Her cases', status: 200, answer: casesResponse },
  getCase: { summary: 'One of her cases', status: 200, answer: caseView },
  sendFeedback: { summary: 'Rate the chat', body: feedbackRequest, status: 204 },
  getTranscript: {
    summary: 'Take the conversation along',
    query: z.object({ format: z.enum(['text', 'html']).optional() }),
    status: 200,
    answer: 'text/plain',
  },
  eraseSession: { summary: 'Erase the chat', status: 204 },
}

function chatPaths(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(chatCalls)) {
    const [method = '', path = ''] = chatRoutes[name as keyof typeof chatRoutes].split(' ')
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }))
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: name,
        summary: call.summary,
        tags: ['chat'],
        security: call.open ? [] : [{ sessionToken: [] }],
        parameters: [...inPath, ...parameters('query', call.query)],
        ...(call.body && { requestBody: requestBody(call.body, 'json') }),
        responses: { [call.status]: chatAnswer(call), ...problemAnswers },
      },
    }
  }
  return paths
}

function chatAnswer({ answer }: ChatCall): Json {
  if (answer === undefined) return { description: 'Done.' }
  if (typeof answer === 'string') return { description: 'Done.', content: { [answer]: {} } }
  return { description: 'Done.', content: { 'application/json': { schema: toSchema(answer, 'output') } } }
}
