import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootstrapKey } from '../support/admin-key.ts'
import { type ChatClient, openChat } from '../support/chat-client.ts'
import { type Cluster, missingForCluster, startCluster } from '../support/cluster.ts'
import { times } from '../support/thoroughness.ts'
import { textOf } from '../support/victim.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Somebody who writes one message after the other until she is told to stop. */
interface Writer {
  /** What was answered to each try, or the error where there was no answer. */
  answers: string[]
  /** Stops, and gives what was acknowledged and what is in the chat. */
  end(): Promise<{ acknowledged: string[]; kept: string[] }>
}

/** Lets somebody write; a message that is not acknowledged is sent again, as a page does. */
async function startWriter(url: () => string): Promise<Writer> {
  const chat = await openChat({ url })
  const answers: string[] = []
  const acknowledged: string[] = []
  let isOver = false
  const insist = async (text: string) => {
    const clientId = randomUUID()
    for (;;) {
      const answer = await send(chat, { type: 'text', clientId, text })
      answers.push(answer)
      if (answer === '202') return
      await pause(100)
    }
  }
  const writing = (async () => {
    for (let count = 1; !isOver; count++) {
      const text = `Remark ${count} of ${chat.session.chatId}`
      await insist(text)
      acknowledged.push(text)
      await pause(20)
    }
  })()
  return {
    answers,
    async end() {
      isOver = true
      await writing
      const last = acknowledged.at(-1)
      const messages = await chat.until((all) => all.some((message) => textOf(message) === last), 60_000)
      return {
        acknowledged,
        kept: messages.filter(({ author }) => author.kind === 'visitor').map(textOf),
      }
    },
  }
}

/** Gives the status of an answer, with the problem that it tells of. */
async function outcomeOf(answer: Response): Promise<string> {
  const text = await answer.text()
  if (answer.ok) return String(answer.status)
  return `${answer.status} ${(JSON.parse(text) as { type: string }).type.replace('urn:parley:problem:', '')}`
}

const send = (chat: ChatClient, body: object): Promise<string> =>
  chat
    .request('POST', '/chat/v1/messages', body)
    .then(outcomeOf, (error: Error) => String(error.cause ?? error))

/** A machine that is busy may be late at its database, whatever is done to the relays. */
const isBusy = (outcome: string) => outcome.endsWith('503 storage-unavailable')

describe.skipIf(missingForCluster)('three relays behind nginx, under traffic', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.remove())

  const url = () => cluster.url
  const startWriters = (count: number) => Promise.all(Array.from({ length: count }, () => startWriter(url)))
  const endAll = async (writers: readonly Writer[]) => {
    const all = await Promise.all(writers.map((writer) => writer.end()))
    for (const { acknowledged, kept } of all) expect(kept).toEqual(acknowledged)
    return all.flatMap(({ acknowledged }) => acknowledged).length
  }

  it('are upgraded one after the other without a request that fails', async () => {
    const writers = await startWriters(8)
    let isOver = false
    const reads: string[] = []
    const reading = (async () => {
      while (!isOver) {
        for (const path of ['/chat?gwId=demo', '/healthz', '/v1/cases/CASE-1']) {
          const answer = await fetch(`${url()}${path}`, {
            headers: { authorization: `Bearer ${bootstrapKey}` },
          })
          reads.push(`${path} ${await outcomeOf(answer)}`)
        }
        // Nobody may say it again for the caller.
        const posted = await fetch(`${url()}/v1/ips/transaction-metadata`, {
          method: 'POST',
          headers: { authorization: `Bearer ${bootstrapKey}`, 'content-type': 'application/json' },
          body: '{}',
        })
        reads.push(`metadata ${await outcomeOf(posted)}`)
        reads.push(`session ${(await openChat({ url })).session.chatId === '' ? 'none' : 'opened'}`)
      }
    })()
    for (const relay of cluster.relays) {
      await pause(1_000)
      expect(await relay.stop()).toBe(0)
      await relay.start()
    }
    await pause(1_000)
    isOver = true
    await reading
    expect(await endAll(writers)).toBeGreaterThan(100)
    const outcomes = [...writers.flatMap(({ answers }) => answers), ...reads]
    expect(new Set(outcomes.filter((outcome) => !isBusy(outcome)))).toEqual(
      new Set([
        '202',
        '/chat?gwId=demo 200',
        '/healthz 200',
        '/v1/cases/CASE-1 404 urn:trust-layer:problem:case-not-found',
        'metadata 400 validation-error',
        'session opened',
      ]),
    )
  })

  it('lose and double nothing when they are killed', async () => {
    const writers = await startWriters(8)
    for (let kill = 0; kill < times(3, 60); kill++) {
      const relay = cluster.relays[kill % cluster.relays.length]
      await pause(500)
      await relay?.kill()
      await pause(500)
      await relay?.start()
    }
    expect(await endAll(writers)).toBeGreaterThan(100)
  })

  it('lose and double nothing while Postgres is away, and go on when it is back', async () => {
    const writers = await startWriters(8)
    await pause(1_000)
    await cluster.postgres.cut()
    const seen = writers.flatMap(({ answers }) => answers).length
    const since = () => writers.flatMap(({ answers }) => answers).slice(seen)
    await expect.poll(() => writers.flatMap(({ answers }) => answers)).toContain('503 storage-unavailable')
    await cluster.postgres.open()
    const untilOpen = since().length
    await expect
      .poll(
        () =>
          since()
            .slice(untilOpen)
            .filter((answer) => answer === '202').length,
      )
      .toBeGreaterThan(16)
    await endAll(writers)
    await expect
      .poll(async () =>
        Promise.all(cluster.relays.map(async (relay) => (await fetch(`${relay.url()}/readyz`)).status)),
      )
      .toEqual([200, 200, 200])
  })

  it('are not kept from ending by requests that go on arriving', async () => {
    const [relay] = cluster.relays
    const chat = await openChat({ url: () => relay?.url() ?? '' })
    const port = Number(new URL(relay?.url() ?? '').port)
    const begin = async (head: readonly string[]) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(head.join('\r\n'))
      return socket
    }
    // One that never says all of what it wants, and one that sends without an end.
    const silent = await begin(['GET /healthz HTTP/1.1', 'host: x'])
    const dripping = await begin([
      'POST /chat/v1/transcriptions?lang=en HTTP/1.1',
      'host: x',
      `authorization: Bearer ${chat.session.token}`,
      'content-type: audio/wav',
      'content-length: 15000000',
      '',
      'RIFF',
    ])
    const drip = setInterval(() => dripping.writable && dripping.write(Buffer.alloc(4096)), 200)
    const closed = Promise.all(
      [silent, dripping].map((socket) => new Promise((done) => socket.once('close', done))),
    )
    expect(await relay?.stop()).toBe(0)
    await closed
    clearInterval(drip)
    await relay?.start()
  })
})
