import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { bootstrapKey } from '../support/admin-key.ts'
import { openChat } from '../support/chat-client.ts'
import { createLocalSchema, isPostgresThere, type LocalSchema } from '../support/local-postgres.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { textOf } from '../support/victim.ts'

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../../deploy', name), 'utf8')
const { groups } = parse(read('alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
const asked = [
  ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const)),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`the panel ${title}`, expr] as const)),
]

/** Returns the metrics that a Prometheus expression reads; a histogram by its name without the suffix. */
const namesIn = (expression: string) =>
  [...expression.matchAll(/\b(?:parley|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|count)$/, ''),
  )

const metricsOf = async (server: ServerProcess) => {
  const answer = await fetch(`${server.url()}/metrics`, {
    headers: { authorization: `Bearer ${bootstrapKey}` },
  })
  return answer.text()
}
/** Returns the sum of the values of a metric, whatever its labels are. */
const sumOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))]
    .map(([, value]) => Number(value))
    .reduce((sum, value) => sum + value, 0)

describe('relay metrics', () => {
  let server: ServerProcess
  let served: string
  beforeAll(async () => {
    server = await startServer()
    served = await metricsOf(server)
  })
  afterAll(() => server.remove())

  it.each(asked)('include what %s requires', (_what, expression) => {
    const names = namesIn(expression)
    for (const name of names) expect(served).toContain(`# TYPE ${name} `)
    expect(names.length > 0 || expression.startsWith('up{')).toBe(true)
  })

  it('count the open streams', async () => {
    const chat = await openChat({ url: server.url })
    const leaving = new AbortController()
    await fetch(`${server.url()}/chat/v1/events`, {
      headers: { authorization: `Bearer ${chat.session.token}`, accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    expect(sumOf(await metricsOf(server), 'parley_open_streams')).toBe(1)
    leaving.abort()
    await expect.poll(async () => sumOf(await metricsOf(server), 'parley_open_streams')).toBe(0)
  })

  it('count writes by how long they waited', async () => {
    const before = sumOf(await metricsOf(server), 'parley_storage_wait_seconds_count')
    const chat = await openChat({ url: server.url })
    await chat.say('Hello')
    expect(sumOf(await metricsOf(server), 'parley_storage_wait_seconds_count')).toBeGreaterThan(before)
  })

  it('contain no word, token or id of a chat', async () => {
    const chat = await openChat({ url: server.url })
    await chat.say('My name is Amihan Dela Cruz')
    await chat.until((all) => all.some((message) => textOf(message).includes('Amihan')))
    const text = await metricsOf(server)
    for (const secret of ['Amihan', chat.session.token, chat.session.chatId])
      expect(text).not.toContain(secret)
  })
})

describe.skipIf(!isPostgresThere)('relay metrics on Postgres', () => {
  let schema: LocalSchema
  let server: ServerProcess
  beforeAll(async () => {
    schema = await createLocalSchema()
    server = await startServer({ DATABASE_URL: schema.url })
  })
  afterAll(async () => {
    await server.remove()
    await schema.remove()
  })

  it('count its connections, and unfinished calls', async () => {
    await schema.query(
      `insert into outbox (id, chat_id, kind, sealed, attempts, created_at, next_at, place)
       values ('x', 'nobody', 'tell', '', 1, '${new Date().toISOString()}', '2999-01-01T00:00:00.000Z', 1)`,
    )
    const text = await metricsOf(server)
    expect(sumOf(text, 'parley_database_connections')).toBeGreaterThan(0)
    expect(sumOf(text, 'parley_database_waiting')).toBe(0)
    expect(sumOf(text, 'parley_outbox_open')).toBe(1)
    expect(sumOf(text, 'parley_outbox_due')).toBe(0)
  })
})
