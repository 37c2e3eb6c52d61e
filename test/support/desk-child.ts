import pino from 'pino'
import { createKeyedHash } from '../../src/contract/primitives/keyed-hash.ts'
import { realTimers } from '../../src/contract/primitives/timers.ts'
import type { Dispatch } from '../../src/contract/primitives/wire.ts'
import { createPlatform } from '../../src/platform/platform.ts'
import { createDesk } from '../../src/relay/agent-api/cases/cases.ts'
import type { Operator } from '../../src/relay/agent-api/sign-in/operator.ts'
import { createCaseFiles } from '../../src/relay/citizen-api/cases/case-files.ts'
import { createCaseNumbers } from '../../src/relay/citizen-api/cases/case-numbers.ts'
import { createChatEvents } from '../../src/relay/citizen-api/chat/chat-events.ts'
import { createHosts } from '../../src/relay/gateway/upstream/hosts.ts'
import { createChatKeys } from '../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../src/relay/security/auth/seal.ts'
import { createIds } from '../../src/storage/ids.ts'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { createDeskApp } from './desk-app.ts'
import { story } from './trust-story.ts'

/**
 * The console back end with the embedded platform in a separate process. `before` and `after` approve a
 * freeze and stop just before or after the platform has ordered it, printing `now`; `finish` completes what
 * was left, and prints the result. Arguments: one of these commands, and the database's URL.
 */
const [what = '', url = ''] = process.argv.slice(2)
const secret = 'child'
const storage = openStorage(url)
await migrate(storage)
const seal = createSeal(new Uint8Array(32).fill(7))
const keyedHash = createKeyedHash(() => ['pepper'])
const chatKeys = createChatKeys({ seal })
const clock = () => new Date().toISOString()
const ids = createIds()
const platform = createPlatform({
  storage,
  clock,
  timers: realTimers,
  ids,
  sandbox: true,
  keyedHash,
  secret,
  seal,
  chatKeys,
})
const dispatch: Dispatch = async (request) => {
  const isFreeze = request.method === 'POST' && request.path === '/v1/recovery/freeze'
  if (isFreeze && what === 'before') await standStill()
  const answer = await platform.dispatch(request)
  if (isFreeze && what === 'after') await standStill()
  return answer
}
const standStill = () => {
  process.stdout.write('now\n')
  return new Promise(() => {})
}
const profile = { currency: 'PHP', currencyExponent: 2, country: 'PH', banks: [] }
const files = createCaseFiles({ seal, chatKeys, keyedHash, clock, ...profile })
const security = { record: () => {} }
const people = new Map<string, Operator>(
  (['ana', 'ben'] as const).map((login) => [
    login,
    { id: login, login, firstName: login, role: 'analyst', channels: 'all' },
  ]),
)
const desk = createDesk({
  storage,
  host: createHosts({ baseUrls: {}, secrets: {}, embedded: { dispatch, secret } }).trust,
  files,
  numbers: createCaseNumbers({ seal, keyedHash, random: () => 0, clock }),
  events: createChatEvents(chatKeys),
  dialog: {} as never,
  seal,
  chatKeys,
  keyedHash,
  security,
  freshProof: { count: async () => {}, check: async () => ({ by: 'code' }) },
  findPerson: async (id) => people.get(id),
  authority: { issue: platform.authorize },
  profile,
  onCaseChanged: async () => {},
  clock,
  timers: realTimers,
  ids,
  logger: pino({ level: 'silent' }),
})
const app = createDeskApp(desk, people, security)

async function call(role: string, path: string, body: unknown) {
  const answer = await platform.dispatch({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${secret}`, 'x-parley-role': role, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  })
  return JSON.parse(Buffer.from(answer.body as Uint8Array).toString('utf8'))
}

async function ask(person: string, path: string, body: unknown) {
  const answer = await app.request(`http://127.0.0.1/console/api${path}`, {
    method: 'POST',
    headers: { 'x-test-person': person, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

async function approveFreeze() {
  await call('admin', '/sandbox/ledger', story.ledger)
  const { case_id: caseId } = await call('analyst', '/v1/cases/intake', story.intake)
  const { trace_id: traceId } = await call('analyst', '/v1/recovery/trace', {
    case_id: caseId,
    originating_transaction_id: 'TX-1001',
    originating_amount: 25_000,
    sender_institution_code: 'BNKA',
    initial_receiver_account_hash: 'hm1:A',
  })
  await call('admin', '/sandbox/clock', { advance_seconds: 0 })
  const report = { case_id: caseId, status: 'traced', recovery_trace_summary: {}, freeze_status_timeline: [] }
  await files.seen(storage.db, { ...report, next_milestone: 'none' }, { id: 'a-chat', gw_id: 'demo' })
  const { id, digest } = await ask('ana', '/proposals', {
    action: 'freeze',
    caseId,
    traceId,
    amount: 4_000,
    accountHash: 'hm1:A',
    institution: 'BNKB',
    hours: 24,
    reason: 'Money of the reported payment lies here.',
  })
  await ask('ben', `/proposals/${id}/approve`, { digest, proof: { code: '123456' } })
}

async function finish() {
  await desk.takeOver()
  desk.start()
  for (let state = ''; state !== 'executed' && state !== 'failed'; ) {
    await new Promise((wait) => setTimeout(wait, 50))
    ;({ state } = await storage.db.selectFrom('proposal').select('state').executeTakeFirstOrThrow())
  }
  await desk.stop()
  const { db } = storage
  const result = {
    proposals: await db.selectFrom('proposal').select(['state', 'decided_by_name']).execute(),
    freezes: await db.selectFrom('pf_freeze').select(['status', 'frozen']).execute(),
    tokens: await db.selectFrom('pf_token').select('uses').where('max_uses', '=', 1).execute(),
    deeds: await db.selectFrom('case_deed').select('kind').where('kind', '=', 'freeze').execute(),
  }
  await storage.close()
  process.stdout.write(`${JSON.stringify(result)}\n`)
  process.exit(0)
}

await (what === 'finish' ? finish() : approveFreeze())
