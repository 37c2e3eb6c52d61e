import { Hono } from 'hono'
import * as z from 'zod'
import { toFieldErrors } from '../../contract/operations/validate.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import type { Storage } from '../../storage/database/storage.ts'
import type { OperatorContext, OperatorEnv } from '../operators/doors.ts'
import type { ConsoleTools } from '../operators/operator-pages.ts'
import { neededScopes } from '../operators/sign-in.ts'
import type { EmbeddedCall } from './embedded-call.ts'
import { answerFile, type BuiltFile, fillIn } from './files.ts'

/** Lists what the console needs. */
export interface ConsoleDeps {
  /** The demonstration's files; the console's are under `console/`. */
  files: ReadonlyMap<string, BuiltFile>
  call: EmbeddedCall
  storage: Storage
  /** Authorization tokens of the embedded platform's sandbox; they never reach the page. */
  tokens: { freeze: string; release: string }
  /** Address of the relay's own pages. */
  relayUrl(): string
}

const maxBytes = 16 * 1024
const id = z.string().regex(/^[\w-]{1,128}$/)
const account = { account_hash: z.string().min(1).max(256), institution_code: z.string().min(1).max(64) }
const freezeWish = z.object({ trace_id: id, amount: z.number().positive(), ...account })
const returnWish = z.object({ case_id: id, amount: z.number().positive() })
const releaseWish = z.object({ release_reason: z.string().max(64) })
const notifyWish = z.object({
  notification_type: z.string().max(64),
  delivery_channels: z.array(z.string().max(32)).min(1).max(3),
})
const documentWish = z.object({
  document_type: z.string().max(64),
  amount: z.number().positive().optional(),
  account_hash: account.account_hash.optional(),
  institution_code: account.institution_code,
})

/** What the console needs to know of a case to act in it. */
interface KnownCase {
  jurisdiction: string
  sender_account_hash: string | null
  sender_institution_code: string | null
  payments: { transaction_id: string; receiver_hash: string | null; amount: number }[]
}

/**
 * Creates the operator's console, `/console/`: its files, and its page's calls to the embedded platform in the
 * role of who is signed in. The page names what is wanted; authority and identities are added here. Pages of
 * another origin, and who is not signed in, get no answer.
 */
export const createConsole =
  (deps: ConsoleDeps) =>
  (tools: ConsoleTools): Hono => {
    const app = new Hono<OperatorEnv>()
    app.use('/console/demo/*', tools.ownPage, tools.signIn.signedIn)
    app.route('/console/demo', createCalls(deps))
    app.all('/console/demo/*', () => {
      throw new Problem('not-found')
    })
    app.get('/console', (c) => c.redirect('/console/'))
    app.get('/console/*', (c, next) => {
      if (c.req.path.startsWith('/console/api/')) return next()
      const file = fileOf(deps, c.req.path.slice('/console/'.length))
      return answerFile(file, c.req.raw, pageHeaders)
    })
    return app as unknown as Hono
  }

/** Finds a file of the page. @throws Problem `not-found` */
function fileOf({ files, relayUrl }: ConsoleDeps, path: string): BuiltFile {
  // The demonstration has one icon.
  const file = files.get(path === 'icon.svg' ? 'site/icon.svg' : `console/${path || 'index.html'}`)
  if (!file) throw new Problem('not-found')
  return fillIn(file, { RELAY: relayUrl(), SCOPES: neededScopes.join(',') })
}

/** Creates the calls of the page, below `/console/demo`. */
function createCalls({ call, storage, tokens }: ConsoleDeps): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>()
  const ask = (c: OperatorContext, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> =>
    call({
      method,
      path,
      role: 'analyst',
      actor: `console:${c.get('operator').login}`,
      ...(body !== undefined && {
        contentType: 'application/json',
        body: new TextEncoder().encode(JSON.stringify(body)),
      }),
    }).then(withoutCache)
  const post = (c: OperatorContext, path: string, body: unknown) => ask(c, 'POST', path, body)
  const list = (c: OperatorContext, path: string) => ask(c, 'GET', `/sandbox/lists/${path}`)
  const knownCase = async (c: OperatorContext, caseId: string): Promise<KnownCase | Response> => {
    const answer = await list(c, `cases/${caseId}`)
    return answer.ok ? ((await answer.json()) as KnownCase) : answer
  }

  app.get('/cases', (c) => list(c, 'cases'))
  app.get('/cases/:id', (c) => list(c, `cases/${param(c)}`))
  app.get('/traces/:id', (c) => ask(c, 'GET', `/v1/recovery/trace/${param(c)}`))
  app.get('/messages', (c) => list(c, 'messages'))
  app.get('/audit', (c) => list(c, 'audit'))
  app.get('/documents/:id', (c) => ask(c, 'GET', `/sandbox/documents/${param(c)}.pdf`))
  app.get('/hand-overs', async (c) => {
    const rows = await storage.db
      .selectFrom('hand_over')
      .select(['id', 'reason', 'at'])
      .orderBy('at', 'desc')
      .limit(100)
      .execute()
    return c.json({ hand_overs: rows }, 200, noCache)
  })

  app.post('/cases/:id/trace', async (c) => {
    const known = await knownCase(c, param(c))
    if (known instanceof Response) return known
    const [payment] = known.payments
    if (!payment) throw new Problem('not-found', { detail: 'No payment of this case is in the ledger.' })
    return post(c, '/v1/recovery/trace', {
      case_id: param(c),
      originating_transaction_id: payment.transaction_id,
      originating_amount: payment.amount,
      sender_institution_code: known.sender_institution_code,
      initial_receiver_account_hash: payment.receiver_hash,
    })
  })
  app.post('/cases/:id/freeze', async (c) => {
    const { amount, ...wish } = await readWish(c, freezeWish)
    return post(c, '/v1/recovery/freeze', {
      ...wish,
      case_id: param(c),
      freeze_amount: amount,
      freeze_type: 'administrative_hold',
      freeze_duration_hours: 72,
      legal_justification: 'Recommended by the trace of the payment that the citizen reported.',
      freeze_authorization_token: tokens.freeze,
    })
  })
  app.post('/freezes/:id/release', async (c) => {
    const wish = await readWish(c, releaseWish)
    return post(c, `/v1/recovery/freeze/${param(c)}/release`, {
      ...wish,
      release_authority: 'Console operator',
      release_authorization_token: tokens.release,
    })
  })
  app.post('/freezes/:id/return', async (c) => {
    const wish = await readWish(c, returnWish)
    const known = await knownCase(c, wish.case_id)
    if (known instanceof Response) return known
    return post(c, '/v1/recovery/fund-return', {
      case_id: wish.case_id,
      freeze_id: param(c),
      victim_account_identifier: known.sender_account_hash,
      victim_institution_code: known.sender_institution_code,
      return_amount: wish.amount,
      return_method: 'original_account_reversal',
    })
  })
  app.post('/cases/:id/notify', async (c) =>
    post(c, `/v1/cases/${param(c)}/notify`, await readWish(c, notifyWish)),
  )
  app.post('/cases/:id/documents', async (c) => {
    const { amount, ...wish } = await readWish(c, documentWish)
    const known = await knownCase(c, param(c))
    if (known instanceof Response) return known
    return post(c, '/v1/recovery/legal-document', {
      ...wish,
      case_id: param(c),
      jurisdiction: known.jurisdiction,
      ...(amount !== undefined && { freeze_amount: amount }),
      ...(wish.account_hash !== undefined && { freeze_duration_days: 3 }),
    })
  })
  return app
}

const noCache = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' }

const pageHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

function withoutCache(answer: Response): Response {
  for (const [name, value] of Object.entries(noCache)) answer.headers.set(name, value)
  return answer
}

/** Reads the identifier in the path. @throws Problem `not-found` when it cannot be one */
function param(c: OperatorContext): string {
  const parsed = id.safeParse(c.req.param('id'))
  if (!parsed.success) throw new Problem('not-found')
  return parsed.data
}

async function readWish<S extends z.ZodType>(c: OperatorContext, schema: S): Promise<z.output<S>> {
  // Our page always sends a length.
  if (!(Number(c.req.header('content-length')) <= maxBytes)) throw new Problem('payload-too-large')
  const value: unknown = await c.req.json().catch(() => {
    throw new Problem('malformed-json')
  })
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Problem('validation-error', { errors: toFieldErrors(parsed.error.issues, value) })
}
