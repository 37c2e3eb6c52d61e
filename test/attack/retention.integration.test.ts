import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../../src/relay/config/file.ts'
import { confirmSweep, readSweepState } from '../../src/storage/sweep-guard.ts'
import { asAdmin } from '../support/admin-key.ts'
import { type ChatClient, openChat } from '../support/chat-client.ts'
import { database, type TestDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { tellTheStory, textOf } from '../support/victim.ts'
import { searchFiles, searchTables } from '../support/word-search.ts'

/** Words that occur nowhere else. */
const words = {
  name: 'Zuleika Quandamooka',
  id: '7391-2846-5520',
  holder: 'Quetzalina Umbrellabird',
  account: '998877665544',
  story: 'Wachtmeister Xylophonius',
  comment: 'Flibbertigibbet',
  uid: 'customer-kakapo-77',
  platform: 'Borborygmus',
  voice: 'Tintinnabulation',
  email: 'zuleika.q@kookaburra.example',
  phone: '+639175559876',
  note: 'Absquatulate',
  clip: 'Syzygyvoice',
} as const
const theirs = Object.values(words)

const details: readonly [question: RegExp, answer: string][] = [
  [/full name, as on the ID/, words.name],
  [/What is the nationality/, 'Philippines'],
  [/Which ID can you give/, 'National ID'],
  [/number on the ID/, words.id],
  [/Whose name is on the account/, words.holder],
  [/account or wallet the money came from/, words.account],
  [/When did they first contact you/, 'yesterday at 3 pm'],
  [/How did they reach you/, 'a call from 0917 555 0101'],
  [/in your own words/, `He said he was ${words.story} and made me send the money.`],
  [/Was there another payment/, 'No'],
  [/What do you have as evidence/, 'screenshots'],
  [/number of the police report/, 'Skip'],
  [/need help with reading/, 'No'],
  [/Is this right\? Then I send it/, 'Send now'],
]

const dayMs = 86_400_000

/** Sets the server's clock ahead. */
const ahead = (days: number) => ({
  NODE_OPTIONS: `--import ${`data:text/javascript,${encodeURIComponent(
    `const Real = Date, ms = ${days} * 86400000
globalThis.Date = class extends Real {
  constructor(...args) { args.length ? super(...args) : super(Real.now() + ms) }
  static now() { return Real.now() + ms }
}`,
  )}`}`,
})

// On Postgres, relays follow the clock of the database, which this test does not set.
describe.skipIf(database.name === 'Postgres')('data retention', () => {
  let test: TestDatabase
  let server: ServerProcess
  let config: string
  let early: ChatClient
  let faithful: ChatClient
  let keysOfEarly: string[] = []

  beforeAll(async () => {
    test = await database.create()
    config = mkdtempSync(join(tmpdir(), 'parley-config-'))
    const [demo] = demoConfig.channels
    if (!demo) throw new Error('the demonstration has a channel')
    const agents = { ...demo, gwId: 'agents', assistant: 'platform' as const }
    writeFileSync(join(config, 'c.json'), JSON.stringify({ ...demoConfig, channels: [demo, agents] }))
    server = await startServer({
      LOG_LEVEL: 'debug',
      PARLEY_CONFIG: join(config, 'c.json'),
      DATABASE_URL: test.address.url,
    })
  })
  afterAll(async () => {
    await server.remove()
    await test.remove()
    rmSync(config, { recursive: true, force: true })
  })

  const open = (gwId = 'demo', resume?: string) =>
    openChat({ url: () => server.url(), gwId, ...(resume && { resume }) })

  async function tellDetails(chat: ChatClient): Promise<void> {
    const asked = (text: string) => details.find(([pattern]) => pattern.test(text))
    let after = await chat.say('Add details')
    for (;;) {
      const heard = await chat.until((all) =>
        all.some(
          (one) => one.seq > after && (asked(textOf(one)) || /details have arrived/.test(textOf(one))),
        ),
      )
      const question = heard
        .filter(({ seq }) => seq > after)
        .map(textOf)
        .findLast(asked)
      if (question === undefined) return
      after = await chat.say(asked(question)?.[1] ?? '')
    }
  }

  /** Writes an institution's data about a case: a complaint with contact details, a message, an order. */
  async function institutionWrites(): Promise<void> {
    const call = async (path: string, body: object) => {
      const answer = await fetch(`${server.url()}${path}`, {
        method: 'POST',
        headers: { ...asAdmin, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300)
      return (await answer.json()) as { case_id: string }
    }
    const { case_id } = await call('/v1/cases/intake', {
      citizen_id_hash: 'hm1:of-citizen',
      scam_type: 'impersonation_bank_police',
      amount: 4300,
      receiving_account_hint: 'hm1:of-him',
      confidence_metadata: {
        channel: 'web',
        contact_email: words.email,
        contact_phone: words.phone,
        remark: words.note,
      },
    })
    await call(`/v1/cases/${case_id}/route`, { routing_logic: 'auto', internal_notes: words.note })
  }

  /** Returns what is on disk and in the tables now. */
  const found = async (of: readonly string[] = theirs) => [
    ...(await searchTables(test.storage, of)),
    ...searchFiles(server.folder, of),
    ...(database.name === 'SQLite' ? searchFiles(dirname(test.address.url.slice('sqlite:'.length)), of) : []),
    ...of.filter((word) => server.log.some((line) => line.includes(word))).map((word) => `log: ${word}`),
  ]

  const sealedKeys = async () =>
    (await test.storage.db.selectFrom('chat_key').select('sealed').execute()).map(({ sealed }) =>
      sealed.slice(-40),
    )

  /** Restarts the server after this many days, and waits for its sweeps. */
  async function waitDays(days: number): Promise<void> {
    const { db } = test.storage
    const at = new Date(Date.now() + days * dayMs - 60_000).toISOString()
    await server.stop()
    // A relay that was off for this long waits for an operator.
    await confirmSweep(test.storage, {
      now: new Date(Date.now() + days * dayMs).toISOString(),
      retentionDays: 90,
    })
    await server.start(ahead(days))
    const swept = () => [
      db.selectFrom('upkeep').select('due_at').where('due_at', '>', at).executeTakeFirstOrThrow(),
      db
        .selectFrom('pf_job')
        .select('due_at')
        .where('kind', '=', 'records.sweep')
        .where('due_at', '>', at)
        .executeTakeFirstOrThrow(),
    ]
    await eventually(() => Promise.all(swept()))
    // The sweep is recorded before it runs.
    await eventually(async () => expect((await old(days)).map(({ id }) => id)).toEqual([]))
  }
  const old = (days: number) =>
    test.storage.db
      .selectFrom('session')
      .select('id')
      .where('expires_at', '<', new Date(Date.now() + (days - 90) * 86_400_000).toISOString())
      .execute()

  it('stores nothing in plain text during a whole report', async () => {
    early = await open()
    await early.request('PUT', '/chat/v1/human', { humanUid: words.uid })
    await tellTheStory(early)
    await tellDetails(early)
    await early.request('POST', '/chat/v1/feedback', { rating: 4, comment: words.comment })
    const upload = await fetch(`${server.url()}/chat/v1/uploads/upload-0001`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${early.session.token}`,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: words.voice.repeat(100),
    })
    expect(upload.status).toBe(204)
    const talk = await open('agents')
    await talk.say(`I have told ${words.platform}`)
    await institutionWrites()
    await eventually(async () =>
      expect(await test.storage.db.selectFrom('pf_chat_message').select('id').execute()).toHaveLength(1),
    )
    // The bank's customer id is needed for look-ups, and institutions' texts are their own.
    const readable = [words.uid, words.note] as string[]
    expect(await found(theirs.filter((word) => !readable.includes(word)))).toEqual([])
    expect((await found([words.uid])).length).toBeGreaterThan(0)
    keysOfEarly = await sealedKeys()
    faithful = await open()
    await faithful.say('Yes')
  })

  it('deletes every word and the chat’s key from every file when the citizen erases the chat', async () => {
    const chat = await open()
    await chat.request('PUT', '/chat/v1/human', { humanUid: 'customer-erased-1' })
    await chat.say('Yes')
    const before = await sealedKeys()
    await chat.say(`Mine is ${words.story}`)
    expect((await chat.request('DELETE', '/chat/v1/session')).status).toBe(204)
    const left = await sealedKeys()
    const destroyed = before.filter((key) => !left.includes(key))
    expect(destroyed).toHaveLength(1)
    expect(await found([...destroyed, 'customer-erased-1'])).toEqual([])
    await eventually(() => expect(server.log.join()).toContain('chat-erased'))
  })

  it('retains a chat to which the citizen returned after 60 days for a full period from then on', async () => {
    await server.stop()
    await server.start(ahead(60))
    faithful = await open('demo', faithful.session.token)
    await faithful.say('Yes')
    await waitDays(89)
    const again = await openChat({ url: () => server.url(), resume: faithful.session.token })
    expect(again.session.chatId).toBe(faithful.session.chatId)
    expect((await again.until((all) => all.some((one) => textOf(one) === 'Yes'))).length).toBeGreaterThan(1)
  })

  it('retains everything when the clock is 200 days ahead, and alerts an operator', async () => {
    const { db } = test.storage
    const kept = async () => ({
      chats: await db.selectFrom('chat').select('id').execute(),
      keys: await sealedKeys(),
      cases: await db.selectFrom('case_file').select('case_id').execute(),
      reports: await db.selectFrom('pf_scam_report').select('report_id').execute(),
      contacts: await db.selectFrom('pf_case').select('contact_sealed').execute(),
      trail: (await db.selectFrom('security_event').select('seq').orderBy('seq').limit(1).execute())[0],
    })
    const before = await kept()
    await server.stop()
    await server.start(ahead(289))
    await eventually(async () => expect((await readSweepState(db)).hold).toMatchObject({ reason: 'share' }))
    await eventually(async () => {
      const answer = await fetch(`${server.url()}/readyz`)
      expect(await answer.json()).toMatchObject({
        status: 'degraded',
        checks: { sweeps: { ok: false, reason: 'held' } },
      })
    })
    const metrics = await (await fetch(`${server.url()}/metrics`, { headers: asAdmin })).text()
    expect(metrics).toMatch(/parley_sweeps_held 1\n/)
    expect(metrics).toMatch(/parley_sweeps_refused_total\{reason="share"\} \d/)
    expect(server.log.join()).toContain('nothing is deleted by its age')
    // The sweeps of the test's day have run, and have deleted nothing.
    expect(await kept()).toEqual(before)
    expect(before.keys.length).toBeGreaterThan(1)
    // The clock is right again, so no confirmation is needed.
    await server.stop()
    await server.start(ahead(89))
    await eventually(async () => expect((await readSweepState(db)).hold).toBeUndefined())
  })

  it.each([91, 400])(
    'deletes every word of the citizen from tables, files and log lines after %i days',
    async (days) => {
      await waitDays(days)
      // A sweep deletes page by page, the sessions before the rest.
      await eventually(async () => expect(await found()).toEqual([]))
      const left = await sealedKeys()
      expect(left).toHaveLength(days > 91 ? 0 : 1)
      const destroyed = keysOfEarly.filter((key) => !left.includes(key))
      expect(destroyed.length).toBeGreaterThan(0)
      // SQLite overwrites its log after the rows are deleted.
      await eventually(async () => expect(await found(destroyed)).toEqual([]))
      await eventually(() => expect(server.log.join()).toMatch(/data-expired.*chats: \d/))
    },
  )

  it('retains the ledger, the cases’ figures and the audit trail', async () => {
    const { db } = test.storage
    expect((await db.selectFrom('pf_case').select('case_id').execute()).length).toBe(2)
    const actions = (await db.selectFrom('pf_audit').select('action').execute()).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['case.created', 'report.deleted', 'case.forgotten']))
  })
})
