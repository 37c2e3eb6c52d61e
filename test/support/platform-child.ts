import { createKeyedHash } from '../../src/contract/primitives/keyed-hash.ts'
import { realTimers } from '../../src/contract/primitives/timers.ts'
import { defaultProfile } from '../../src/platform/kit/profile.ts'
import { createPlatform } from '../../src/platform/platform.ts'
import { createChatKeys } from '../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../src/relay/security/auth/seal.ts'
import { createIds } from '../../src/storage/ids.ts'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { freezeOrder, returnOrder, story } from './trust-story.ts'

/**
 * A separate process that freezes and pays back for as long as it lives, and prints `ready` once it has
 * started. Its parent kills it at any moment. Argument: the database's URL.
 */
const [url = ''] = process.argv.slice(2)
const secret = 'child'
const storage = openStorage(url)
await migrate(storage)
const seal = createSeal(new Uint8Array(32).fill(7))
const platform = createPlatform({
  storage,
  clock: () => new Date().toISOString(),
  timers: realTimers,
  ids: createIds(),
  sandbox: true,
  keyedHash: createKeyedHash(() => ['pepper']),
  secret,
  seal,
  chatKeys: createChatKeys({ seal }),
  profile: { ...defaultProfile, returnDelaySeconds: 0 },
})

async function call(role: string, path: string, body: unknown) {
  const answer = await platform.dispatch({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${secret}`, 'x-parley-role': role, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  })
  return JSON.parse(Buffer.from(answer.body as Uint8Array).toString('utf8'))
}

await call('admin', '/sandbox/ledger', story.ledger)
const run = `${process.pid}-${Date.now()}`
const { case_id: caseId } = await call('analyst', '/v1/cases/intake', {
  ...story.intake,
  citizen_id_hash: `hm1:${run}`,
})
const { trace_id: traceId } = await call('analyst', '/v1/recovery/trace', {
  case_id: caseId,
  originating_transaction_id: 'TX-1001',
  originating_amount: 25_000,
  sender_institution_code: 'BNKA',
  initial_receiver_account_hash: 'hm1:A',
})
await call('admin', '/sandbox/clock', { advance_seconds: 0 })
process.stdout.write('ready\n')
for (;;) {
  for (const [account, institution] of [
    ['hm1:A', 'BNKB'],
    ['hm1:B', 'WLTC'],
    ['hm1:D', 'BNKB'],
  ] as const) {
    const freeze = await call(
      'analyst',
      '/v1/recovery/freeze',
      freezeOrder({ caseId, traceId }, account, institution, 10),
    )
    if (freeze.freeze_id === undefined) continue
    await call('analyst', '/v1/recovery/fund-return', returnOrder(caseId, freeze.freeze_id, 0.01))
    await call('analyst', `/v1/recovery/freeze/${freeze.freeze_id}/release`, {
      release_reason: 'non_fraud_determination',
      release_authority: 'Anti-scam centre',
      release_authorization_token: 'sbx-release',
    })
  }
}
