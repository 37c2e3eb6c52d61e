import { answerExamples } from '../operations/answer-examples.ts'
import { examples } from '../operations/examples.ts'
import { operations } from '../operations/index.ts'
import type { Operation, UpstreamAuth } from '../operations/operation.ts'
import { chatPaths } from './chat.ts'
import { keyProposalPaths, keyProposalTag } from './key-proposals.ts'
import { addMeanings } from './meanings.ts'
import { operationProblems } from './problem-places.ts'
import { problemResponseComponents, problemSchema, problemsAt } from './problems.ts'
import { repeatingOf } from './repeating.ts'
import { createSchemas, type Json, type Schemas } from './schemas.ts'
import { customerWebhooks } from './webhooks.ts'

/** Credentials that the relay sends in place of the caller's key, in words for readers of the document. */
const upstreamAuth: Record<UpstreamAuth, string> = {
  'takeover-secret': 'the takeover secret of the teamspace',
  'platform-token': 'the token of the platform',
  'service-token': 'the X-SERVICE-TOKEN of a platform user',
  'trust-layer': 'the credentials of the trust layer',
}

const areas: Record<Operation['area'], string> = {
  voice: 'Text to speech and back.',
  fields: 'Custom fields of a teamspace.',
  people: 'People, called customers in the interface.',
  humans: 'End users of a customer’s own web application (legacy gateway).',
  redress: 'A citizen’s case, from intake to its classification.',
  recovery: 'Following the money, holding it, giving it back.',
  ips: 'The instant payment system’s side.',
}

/** Builds the OpenAPI 3.1 document of the 40 operations, the proposals of keys, and the chat page's calls. */
export const toOpenApi = (): Json => addMeanings(toShapes())

/** Builds the document from the schemas alone, without descriptions of its members. */
export function toShapes(): Json {
  const schemas = createSchemas()
  const paths = { ...operationPaths(schemas), ...keyProposalPaths(schemas), ...chatPaths(schemas) }
  const webhooks = customerWebhooks(schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley',
      version: '1',
      description:
        'One gateway to voice, custom fields, people, human profiles, redress, recovery and instant payments; the approval of freezes by two keys; and the calls of the chat page. Success is any status from 200 to 299.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      ...Object.entries(areas).map(([name, description]) => ({ name, description })),
      keyProposalTag,
      {
        name: 'chat',
        description:
          'What the chat page asks of the relay. No `Idempotency-Key` counts here; a message has its `clientId`.',
      },
      { name: 'webhooks', description: 'What the customer’s server is told of its chats.' },
    ],
    paths,
    webhooks,
    'x-problems': operationProblems,
    components: {
      schemas: { Problem: problemSchema, ...schemas.components() },
      responses: problemResponseComponents(),
      securitySchemes: {
        parleyKey: { type: 'http', scheme: 'bearer', description: 'A Parley API key with the scope named.' },
        sessionToken: { type: 'http', scheme: 'bearer', description: 'The token of a chat session.' },
      },
    },
  }
}

function operationPaths(schemas: Schemas): Json {
  const paths: Record<string, Json> = {}
  for (const operation of Object.values<Operation>(operations)) {
    const { method, path } = operation
    paths[path] = { ...paths[path], [method.toLowerCase()]: toDocument(operation, schemas) }
  }
  return paths
}

function toDocument(operation: Operation, schemas: Schemas): Json {
  const { request, response, limit } = operation
  const contentType = response.encoding === 'text' ? 'text/plain' : 'application/json'
  const problems = problemsAt(operation.id, operationProblems)
  const answer = exampleIn(answerExamples, operation.id)
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: [
      `Upstream it is authenticated by ${upstreamAuth[operation.auth]}, which the relay puts in.`,
      repeatingOf(operation),
    ]
      .filter(Boolean)
      .join(' '),
    tags: [operation.area],
    ...(operation.edition === 'earlier' && { deprecated: true }),
    security: [{ parleyKey: [] }],
    parameters: [
      ...schemas.parameters('path', request.params),
      ...schemas.parameters('query', request.query),
      ...Object.entries(request.headers ?? {}).map(([name, header]) =>
        toHeader(name, schemas.schema(header, 'input')),
      ),
      ...(operation.retry === 'keyed' ? [idempotencyKey] : []),
    ],
    ...(request.body && { requestBody: requestBody(operation, schemas) }),
    responses: {
      [response.status]: {
        description: 'Done.',
        content: {
          [contentType]: {
            schema: schemas.schema(response.body, 'output'),
            ...(answer !== undefined && { example: answer }),
          },
        },
      },
      ...problems.refusals,
    },
    'x-problems': problems.types,
    'x-scope': operation.scope,
    'x-roles': [...operation.roles, 'admin'],
    'x-edition': operation.edition,
    'x-retry': operation.retry,
    'x-latency-target': { milliseconds: operation.latencyTargetMs, from: operation.latencyFrom },
    ...(limit && {
      'x-rate-limit': { perMinute: limit.perMinute, ...(limit.roles && { roles: limit.roles }) },
    }),
  }
}

const toHeader = (name: string, { description, ...schema }: Json): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same body gives the same answer, and nothing is done twice.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
}

/** Returns the example of an operation, if it has one. */
const exampleIn = (all: Json, id: string): unknown => all[id]

function requestBody({ id, request }: Operation, schemas: Schemas): Json {
  if (!request.body) return {}
  const type = request.encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
  const example = exampleIn(examples, id)
  return {
    required: true,
    content: {
      [type]: { schema: schemas.schema(request.body, 'input'), ...(example !== undefined && { example }) },
    },
  }
}
