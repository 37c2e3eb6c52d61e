import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Agent, request } from 'undici'
import { build } from 'vite'
import { sign } from '../src/contract/chat/webhook-signature.ts'
import type { WebhookServers } from './webhooks/server.ts'

/**
 * Measures how soon a delivery of the platform is answered, which is when its events are on disk: signed
 * envelopes with one message each, spread over many chats, to a whole relay on SQLite in a file. For
 * comparison: a route that does nothing, and the disk alone for the same number of bytes.
 */

const chats = 200
const deliveries = 1_000
const warmUp = 100
const parallels = [1, 16, 64] as const
const targetMs = 50
const output = resolve(process.cwd(), 'bench/__output__')

interface Row {
  what: string
  atOnce: number
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
}

type Send = (index: number) => Promise<void>

/** Measures, prints a table and writes `bench/__output__/webhooks.json`. */
export async function run(): Promise<void> {
  const child = fork(await buildServer(), { env: { ...process.env, NODE_ENV: 'production' } })
  const [servers] = (await once(child, 'message')) as [WebhookServers]
  const agent = new Agent({ connections: Math.max(...parallels) })
  try {
    const tokens = await openChats(servers.relayUrl, agent)
    const send = createSends(servers, tokens, agent)
    const rows: Row[] = []
    for (const atOnce of parallels) {
      rows.push(await measure('relay: checked and stored', atOnce, send.relay))
      rows.push(await measure('empty route', atOnce, send.empty))
    }
    rows.push(await measureDisk(send.body(0).length))
    report(rows)
  } finally {
    await agent.close()
    child.send('stop')
    await once(child, 'exit')
  }
}

async function buildServer(): Promise<string> {
  const outDir = join(output, 'webhooks')
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      rolldownOptions: { input: { server: resolve(process.cwd(), 'bench/webhooks/server.ts') } },
    },
  })
  return join(outDir, 'server.js')
}

async function openChats(relayUrl: string, agent: Agent): Promise<string[]> {
  const open = async () => {
    const answer = await request(`${relayUrl}/chat/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"gwId":"demo"}',
      dispatcher: agent,
    })
    return ((await answer.body.json()) as { chatId: string }).chatId
  }
  return Promise.all(Array.from({ length: chats }, open))
}

function createSends(
  { relayUrl, emptyUrl, secret }: WebhookServers,
  tokens: readonly string[],
  agent: Agent,
) {
  let sent = 0
  const body = (index: number): string => {
    const chatToken = tokens[index % tokens.length] ?? ''
    const text = `Message ${index}: please send us the reference of the payment, as your bank shows it.`
    const message = {
      author_type: 'agent',
      author_id: 'a1',
      author_name: 'Ana',
      type: 'text',
      data: { text },
    }
    const event = {
      event_id: `EVT-${sent++}`,
      type: 'new_messages',
      chat: { id: `p-${chatToken}`, human: { id: 'h1', name: 'Maria' } },
      channel: { id: 'demo' },
      chatToken,
      messages: [message],
      replyToken: `r-${index}`,
    }
    return JSON.stringify({ events: [event] })
  }
  const post =
    (url: string): Send =>
    async (index) => {
      const text = body(index)
      const timestamp = String(Math.floor(Date.now() / 1000))
      const answer = await request(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-parley-timestamp': timestamp,
          'x-parley-signature': sign(secret, timestamp, Buffer.from(text)),
        },
        body: text,
        dispatcher: agent,
      })
      await answer.body.dump()
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
    }
  return { body, relay: post(`${relayUrl}/webhooks/demo`), empty: post(emptyUrl) }
}

/** Measures the minimum for any store that survives a power cut. */
async function measureDisk(bytes: number): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const file = openSync(join(folder, 'log'), 'a')
  const block = Buffer.alloc(bytes, 'x')
  const row = await measure('append and fsync of as many bytes', 1, async () => {
    writeSync(file, block)
    fsyncSync(file)
  })
  closeSync(file)
  rmSync(folder, { recursive: true })
  return row
}

/** Keeps `atOnce` requests open until all have been answered. */
async function measure(what: string, atOnce: number, send: Send): Promise<Row> {
  for (let index = 0; index < warmUp; index++) await send(index)
  const times: number[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < deliveries; index = next++) {
      const start = performance.now()
      await send(index)
      times.push(performance.now() - start)
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: atOnce }, work))
  const seconds = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
  return {
    what,
    atOnce,
    perSecond: deliveries / seconds,
    p50Ms: percentile(0.5),
    p95Ms: percentile(0.95),
    p99Ms: percentile(0.99),
  }
}

function report(rows: readonly Row[]): void {
  console.log(`${deliveries} signed deliveries over ${chats} chats each; to reach: p99 below ${targetMs} ms`)
  console.table(
    rows.map(({ what, atOnce, perSecond, p50Ms, p95Ms, p99Ms }) => ({
      what,
      'at once': atOnce,
      'a second': Math.round(perSecond),
      'p50 ms': Number(p50Ms.toFixed(2)),
      'p95 ms': Number(p95Ms.toFixed(2)),
      'p99 ms': Number(p99Ms.toFixed(2)),
    })),
  )
  mkdirSync(output, { recursive: true })
  const file = join(output, 'webhooks.json')
  const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model }
  writeFileSync(file, `${JSON.stringify({ machine, chats, deliveries, targetMs, rows }, null, 2)}\n`)
  console.log(`Written to ${file}`)
}
