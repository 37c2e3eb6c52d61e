import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../../../src/relay/config/file.ts'
import { bootstrapKey } from '../../support/admin-key.ts'
import { openChat } from '../../support/chat-client.ts'
import { generousLimits } from '../../support/generous-limits.ts'
import { createLocalSchema, isPostgresThere, type LocalSchema } from '../../support/local-postgres.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'
import { type ServerProcess, startServer } from '../../support/server-process.ts'
import { type SmsService, startSmsService } from '../../support/sms-service.ts'
import { tellTheStory } from '../../support/victim.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const key = () => randomBytes(32).toString('base64')
/** Relays on one database share these. */
const secrets = {
  PARLEY_TOKEN_KEYS: `k1:${key()}`,
  PARLEY_SEAL_KEY: key(),
  PARLEY_PEPPER: key(),
  PARLEY_PLATFORM_SECRET: key(),
  PARLEY_TARGET_SECRET_DEMO_OURS: key(),
}

describe.skipIf(!isPostgresThere)('three relays on one Postgres, without Redis', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-several-'))
  let schema: LocalSchema
  let sms: SmsService
  let receiver: Receiver
  let servers: ServerProcess[] = []
  beforeAll(async () => {
    ;[schema, sms, receiver] = await Promise.all([createLocalSchema(), startSmsService(), startReceiver()])
    const file = join(folder, 'parley.config.json')
    const [channel] = demoConfig.channels
    writeFileSync(
      file,
      JSON.stringify({
        ...demoConfig,
        ...generousLimits,
        channels: [{ ...channel, webhooks: [{ name: 'ours', url: receiver.url }] }],
        webhooks: { privateNetworks: ['127.0.0.0/8'] },
        deliveries: { sms: sms.template },
      }),
    )
    const environment = { ...secrets, DATABASE_URL: schema.url, PARLEY_CONFIG: file, DEMO: '0' }
    const all = await Promise.all([1, 2, 3].map(() => startServer(environment)))
    servers = all
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.remove()))
    await Promise.all([schema.remove(), sms.stop(), receiver.stop()])
    rmSync(folder, { recursive: true })
  })

  const at = (index: number) => servers[index % servers.length]?.url() ?? ''
  const call = async (index: number, method: string, path: string, body?: object) => {
    const answer = await fetch(`${at(index)}${path}`, {
      method,
      headers: { authorization: `Bearer ${bootstrapKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: an answer is what a test looks into
    return { status: answer.status, body: (await answer.json()) as any }
  }
  const report = async (index: number) => {
    const { body } = await call(index, 'POST', '/v1/cases/intake', {
      citizen_id_hash: `hm1:${randomUUID()}`,
      scam_type: 'purchase',
      transaction_reference: `TX-${randomUUID()}`,
      amount: 1000 + index,
      confidence_metadata: { callback_ref: `+63917555${String(1000 + index)}` },
    })
    return body.case_id as string
  }

  it('start at the same time on an empty database', () => {
    expect(servers).toHaveLength(3)
  })

  it('deliver a message within two seconds to a page that is connected to another of them', async () => {
    const chat = await openChat({ url: () => at(0) })
    const leaving = new AbortController()
    const stream = await fetch(`${at(1)}/chat/v1/events?after=0`, {
      headers: { authorization: `Bearer ${chat.session.token}`, accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    const said = randomUUID()
    let heard = ''
    let heardAt = 0
    const reading = (async () => {
      const decoder = new TextDecoder()
      for await (const part of stream.body ?? []) {
        heard += decoder.decode(part, { stream: true })
        if (heard.includes(said)) heardAt ||= performance.now()
      }
    })().catch(() => {})
    // Earlier events have been read, and the stream is quiet.
    await expect.poll(() => heard).toContain('event: message')
    await pause(500)
    await chat.say(`The reference is ${said}`)
    await expect.poll(() => heardAt).toBeGreaterThan(0)
    leaving.abort()
    await reading
  })

  it('deliver each message to a citizen once', async () => {
    const cases = await Promise.all(Array.from({ length: 12 }, (_, i) => report(i)))
    const asked = await Promise.all(
      cases.map((id, i) =>
        call(i, 'POST', `/v1/cases/${id}/notify`, {
          notification_type: 'case_received',
          delivery_channels: ['sms'],
        }),
      ),
    )
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([202]))
    await expect.poll(() => sms.taken.length).toBeGreaterThanOrEqual(cases.length)
    await pause(1_500)
    expect(sms.taken.map(({ id }) => id).sort()).toEqual([...new Set(sms.taken.map(({ id }) => id))].sort())
    expect(new Set(sms.taken.map(({ to }) => to)).size).toBe(cases.length)
    expect(sms.taken).toHaveLength(cases.length)
  })

  it("send a customer's server each event once, and open one case for a report", async () => {
    const caseIds = await Promise.all(
      [0, 1, 2].map(async (index) => {
        let turn = index
        // Each call goes to the next relay, as behind a load balancer.
        return tellTheStory(await openChat({ url: () => at(turn++) }))
      }),
    )
    expect(new Set(caseIds).size).toBe(3)
    const opened = () => receiver.taken.filter(({ type }) => type === 'case_created')
    await expect.poll(() => opened().length).toBeGreaterThanOrEqual(3)
    await pause(1_500)
    expect(opened()).toHaveLength(3)
    const ids = receiver.taken.map(({ event_id }) => String(event_id))
    expect(ids).toHaveLength(new Set(ids).size)
  })

  it('schedule the next sweep once when one was due at all of them', async () => {
    const past = '2001-01-01T00:00:00.000Z'
    await schema.query(`update pf_job set due_at = $1 where kind = 'records.sweep'`, [past])
    const planned = async () => {
      const { rows } = await schema.query(`select due_at from pf_job where kind = 'records.sweep'`)
      return rows.map((row) => (row as { due_at: string }).due_at)
    }
    await expect.poll(planned).not.toContain(past)
    await pause(1_500)
    expect(await planned()).toHaveLength(1)
  })

  it('stop one after the other without an error', async () => {
    for (const server of servers) expect(await server.stop()).toBe(0)
    const errors = servers.flatMap(({ log }) => log.filter((line) => /"level":(50|60)/.test(line)))
    expect(errors).toEqual([])
  })
})
