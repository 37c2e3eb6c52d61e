import * as z from 'zod'
import { callerRoles } from '../operations/operation.ts'
import { ownRoutes } from '../platform/index.ts'
import type { OwnArea, OwnRoute } from '../platform/own-route.ts'
import { isObject } from '../primitives/json.ts'
import type { ProblemCode } from '../primitives/problem.ts'
import type { TrustProblemSlug } from '../primitives/trust-problems.ts'
import { addMeanings, type Listeners } from './meanings.ts'
import { platformMeanings, platformValues } from './meanings-platform.ts'
import type { ParleyProblem } from './problem-help.ts'
import { type ProblemHelp, parleyProblem, trustProblem } from './problem-places.ts'
import { problemResponseComponents, problemSchema, problemsAt } from './problems.ts'
import { repeatingOfOwn } from './repeating.ts'
import { createSchemas, type Json, type Schemas } from './schemas.ts'

/**
 * Which of the platform's own calls a deployment has: all of them with `SANDBOX=1`, or those that
 * institutions use on the mTLS listener.
 */
export type OwnReach = 'sandbox' | 'institutions'

const areas: Record<OwnArea, string> = {
  institutions:
    'What an institution does at its own door (`PLATFORM_TLS_PORT`), by its certificate or its API credentials.',
  settings: 'What the interface leaves to settings pages; the console and `npm run platform` call it.',
  cases: 'What belongs to a case and has no operation.',
  lists: 'What an operator looks over.',
  chats: 'The platform’s side of chats.',
  simulation: 'What plays the institutions.',
  tests: 'What only tests and demonstrations need.',
}

const rows = Object.values<OwnRoute>(ownRoutes)
const isOfInstitutions = ({ roles = [] }: OwnRoute) => roles.includes('institution')
const rowsOf = (reach: OwnReach): readonly OwnRoute[] =>
  reach === 'sandbox' ? rows : rows.filter(isOfInstitutions)

/** Builds the OpenAPI 3.1 document of the embedded platform's calls that are not part of the interface. */
export const toPlatformOpenApi = (reach: OwnReach = 'sandbox', listeners: Listeners = {}): Json =>
  addMeanings(toShapes(reach), listeners, { members: platformMeanings, values: platformValues })

function toShapes(reach: OwnReach): Json {
  const schemas = createSchemas()
  const shown = rowsOf(reach)
  const problems = problemsOf(shown)
  const paths: Record<string, Json> = {}
  for (const row of shown) {
    paths[row.path] = {
      ...paths[row.path],
      [row.method.toLowerCase()]: toDocument(row, { schemas, problems }),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley: the embedded platform',
      version: '1',
      description:
        'What the embedded platform answers besides the 40 operations. No real host has any of it. Institutions call at their own door; everything else is for `SANDBOX=1`, with an API key of the role admin, and for the relay itself.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(areas)
      .filter(([name]) => shown.some(({ area }) => area === name))
      .map(([name, description]) => ({ name, description })),
    paths,
    'x-problems': problems,
    components: {
      schemas: { Problem: { ...problemSchema, properties: withoutChallenge }, ...schemas.components() },
      responses: problemResponseComponents(),
      securitySchemes: {
        adminKey: { type: 'http', scheme: 'bearer', description: 'A Parley API key of the role admin.' },
        certificate: {
          type: 'mutualTLS',
          description: 'The client certificate that registration gave, at the institutions’ door.',
        },
        apiCredentials: {
          type: 'http',
          scheme: 'basic',
          description:
            'The `client_id` and `client_secret` that registration gave, at the institutions’ door.',
        },
      },
    },
  }
}

const { challenge: _, ...withoutChallenge } = isObject(problemSchema.properties)
  ? problemSchema.properties
  : {}

interface Parts {
  schemas: Schemas
  problems: readonly ProblemHelp[]
}

function toDocument(row: OwnRoute, { schemas, problems }: Parts): Json {
  const { id, body, answer, example, status = 200, roles = [] } = row
  const met = problemsAt(id, problems)
  const isKeyed = row.headers?.['idempotency-key'] !== undefined
  const said = [
    row.description,
    repeatingOfOwn({ method: row.method, isKeyed }),
    row.always ? undefined : 'It is there with `SANDBOX=1` alone.',
  ]
  return {
    operationId: id,
    summary: row.summary,
    ...(said.some(Boolean) && { description: said.filter(Boolean).join(' ') }),
    tags: [row.area],
    security: [
      ...(isOfInstitutions(row) ? [{ certificate: [] }, { apiCredentials: [] }] : []),
      { adminKey: [] },
    ],
    parameters: [
      ...schemas.parameters('path', row.params),
      ...schemas.parameters('query', row.query),
      ...Object.entries(row.headers ?? {}).map(([name, { description, required = false }]) => ({
        name,
        in: 'header',
        required,
        description,
        schema: { type: 'string' },
      })),
    ],
    ...(body && { requestBody: { required: true, content: requestOf(body, example.body, schemas) } }),
    responses: {
      [status]: {
        description: 'Done.',
        content:
          typeof answer === 'string'
            ? { [answer]: {} }
            : {
                'application/json': {
                  schema: schemas.schema(answer, 'output'),
                  ...(example.answer !== undefined && { example: example.answer }),
                },
              },
      },
      ...met.refusals,
    },
    'x-problems': met.types,
    'x-roles': [
      ...callerRoles.filter((role) => roles.includes(role)),
      ...(roles.includes('admin') ? [] : ['admin']),
    ],
    'x-door': isOfInstitutions(row) ? 'institutions' : 'relay',
    'x-always': row.always ?? false,
  }
}

const requestOf = (body: NonNullable<OwnRoute['body']>, example: unknown, schemas: Schemas): Json =>
  body instanceof z.ZodType
    ? {
        'application/json': {
          schema: schemas.schema(body, 'input'),
          ...(example !== undefined && { example }),
        },
      }
    : Object.fromEntries(body.map((type) => [type, {}]))

const hasBody = ({ body }: OwnRoute) => body !== undefined
const isChecked = ({ body, query }: OwnRoute) => body instanceof z.ZodType || query !== undefined

const everywhere: readonly [TrustProblemSlug, (row: OwnRoute) => boolean][] = [
  ['malformed-json', ({ body }) => body instanceof z.ZodType],
  ['validation-error', isChecked],
  ['unauthenticated', () => true],
  ['forbidden', () => true],
  // Without the sandbox, the call does not exist.
  ['not-found', ({ always }) => always !== true],
  ['payload-too-large', hasBody],
  ['unsupported-media-type', hasBody],
  ['internal-error', () => true],
  ['storage-unavailable', () => true],
]

/** Returns the problems of some calls: those that all of them have, and those that a row names. */
function problemsOf(shown: readonly OwnRoute[]): ProblemHelp[] {
  const slugs = new Map<TrustProblemSlug, string[]>()
  const codes = new Map<ParleyProblem, string[]>()
  for (const row of shown) {
    const general = everywhere.filter(([, where]) => where(row)).map(([slug]) => slug)
    for (const slug of new Set([...general, ...(row.problems ?? [])])) put(slugs, slug, row.id)
    for (const code of row.refusals ?? []) put(codes, code, row.id)
  }
  return [
    ...[...codes].map(([code, at]) => parleyProblem(code, at)),
    ...[...slugs].map(([slug, at]) => trustProblem(slug, at)),
  ]
}

function put<K extends ProblemCode | TrustProblemSlug>(map: Map<K, string[]>, key: K, id: string): void {
  map.set(key, [...(map.get(key) ?? []), id])
}
