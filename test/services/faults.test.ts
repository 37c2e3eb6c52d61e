import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import { bootstrapKey } from '../support/admin-key.ts'
import { openChat } from '../support/chat-client.ts'
import { type Cluster, missingForCluster, nameOfRelay, startCluster } from '../support/cluster.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { expectToldOnce } from '../support/told-once.ts'
import {
  inALine,
  nothing,
  outcomeOf,
  type Recovery,
  startTraffic,
  type Traffic,
  type TrafficFigures,
} from '../support/traffic.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Recovery takes about one second; the rest is for a busy machine. */
const recoveryMs = 5_000
/** Twice what a relay promises. */
const refusalMs = 4_000
/** Longer than a relay keeps a claimed call of the outbox. */
const frozenMs = 30_000
/** The promised time for a shutdown. */
const endsWithinMs = 30_000

/** A busy machine may be late at its database, whatever is done to the relays. */
const isBusy = (outcome: string) => outcome.endsWith('503 storage-unavailable')

describe.skipIf(missingForCluster)('three relays behind nginx, under traffic', () => {
  let cluster: Cluster
  const told: TrafficFigures['stories'] = []
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.remove())
  // So that a test does not inherit the damage of the previous one.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    await cluster.remove()
    cluster = await startCluster()
    told.length = 0
  })

  const url = () => cluster.url
  const readiness = () =>
    Promise.all(cluster.relays.map(async (relay) => (await fetch(`${relay.url()}/readyz`)).status))

  /**
   * Runs `fault` while people write and make reports; prints the results of the traffic, and expects that
   * nothing is missing. Returns what `fault` returns.
   */
  const under = async (
    says: string,
    fault: (traffic: Traffic) => Promise<Recovery>,
  ): Promise<TrafficFigures> => {
    const traffic = startTraffic({ url, writers: 6, betweenMs: 50, tellers: 2 })
    onTestFailed(traffic.breakOff)
    await traffic.recover()
    const { firstMs, everybodyMs } = await fault(traffic)
    const figures = await traffic.end()
    console.log(
      `${says}: ${inALine(figures)}; slowest 503 ${figures.slowestRefusalMs} ms; ` +
        `acknowledged again after ${firstMs} ms, everybody after ${everybodyMs} ms`,
    )
    expect(figures).toMatchObject(nothing)
    expect(figures.refusedWithoutTime).toBe(0)
    expect(figures.slowestRefusalMs).toBeLessThan(refusalMs)
    expect(everybodyMs).toBeLessThan(recoveryMs)
    told.push(...figures.stories)
    await expectToldOnce(cluster.schema, told)
    return figures
  }

  it('are upgraded one after the other without a failed request', async () => {
    let isOver = false
    const reads: string[] = []
    const read = async () => {
      while (!isOver) {
        for (const path of ['/chat?gwId=demo', '/healthz', '/v1/cases/CASE-1']) {
          const answer = await fetch(`${url()}${path}`, {
            headers: { authorization: `Bearer ${bootstrapKey}` },
          })
          reads.push(`${path} ${await outcomeOf(answer)}`)
        }
        // The call is not idempotent, so it must not be retried.
        const posted = await fetch(`${url()}/v1/ips/transaction-metadata`, {
          method: 'POST',
          headers: { authorization: `Bearer ${bootstrapKey}`, 'content-type': 'application/json' },
          body: '{}',
        })
        reads.push(`metadata ${await outcomeOf(posted)}`)
        reads.push(`session ${(await openChat({ url })).session.chatId === '' ? 'none' : 'opened'}`)
      }
    }
    const { outcomes, messages } = await under('upgrade', async (traffic) => {
      const reading = read()
      for (const relay of cluster.relays) {
        await pause(1_000)
        expect(await relay.stop()).toBe(0)
        await relay.start()
      }
      const recovery = await traffic.recover()
      isOver = true
      await reading
      return recovery
    })
    expect(messages).toBeGreaterThan(100)
    expect(new Set([...outcomes.keys(), ...reads].filter((outcome) => !isBusy(outcome)))).toEqual(
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

  it('lose and duplicate nothing while Postgres is down, and continue when it is back', async () => {
    const { outcomes } = await under('Postgres cut off', async (traffic) => {
      await cluster.postgres.cut()
      await expect.poll(() => [...traffic.figures.outcomes.keys()]).toContain('503 storage-unavailable')
      await pause(3_000)
      await cluster.postgres.open()
      return traffic.recover()
    })
    expect([...outcomes.keys()].sort()).toEqual(['202', '503 storage-unavailable'])
    await expect.poll(readiness).toEqual([200, 200, 200])
  })

  it.for([
    ['is restarted', 'fast', 'terminating connection due to administrator command'],
    ['crashes', 'immediate', 'automatic recovery in progress'],
  ] as const)(
    'lose and duplicate nothing while Postgres %s, and continue without a restart',
    async ([says, mode, logged], { skip }) => {
      const { server } = cluster
      if (!server) return skip('no Postgres can be started here')
      const { outcomes } = await under(`Postgres ${says}`, async (traffic) => {
        await server.stop(mode)
        await pause(2_000)
        await server.start()
        return traffic.recover()
      })
      expect(server.log()).toContain(logged)
      expect([...outcomes.keys()].sort()).toEqual(['202', '503 storage-unavailable'])
      // A relay that has exited is not started again.
      await expect.poll(readiness).toEqual([200, 200, 200])
    },
  )

  it('refuse no one while Redis is down, and are fully ready when it is back', async () => {
    const { outcomes } = await under('Redis away', async (traffic) => {
      await cluster.redis.stop()
      await pause(3_000)
      await traffic.recover()
      await cluster.redis.start()
      return traffic.recover()
    })
    expect([...outcomes.keys()].filter((outcome) => !isBusy(outcome))).toEqual(['202'])
    const states = () =>
      Promise.all(
        cluster.relays.map(
          async (relay) => (await (await fetch(`${relay.url()}/readyz`)).json()) as { status: string },
        ),
      )
    await expect
      .poll(async () => (await states()).map(({ status }) => status))
      .toEqual(['ready', 'ready', 'ready'])
  })

  it('lose and duplicate nothing while one is frozen in the middle of reports, and leave no one waiting for it', async () => {
    await under('frozen', async (traffic) => {
      const frozen = await freezeAtItsCalls(cluster)
      const since = performance.now()
      // All continue, including those whose request the frozen relay had accepted.
      const { everybodyMs } = await traffic.recover()
      console.log(`frozen: everybody acknowledged by the others after ${everybodyMs} ms`)
      expect(everybodyMs).toBeLessThan(frozenMs)
      await pause(frozenMs - (performance.now() - since))
      const { length } = frozen.log
      process.kill(frozen.pid(), 'SIGCONT')
      const recovery = await traffic.recover()
      // The other relays have done its pending work in the meantime.
      await expect.poll(() => frozen.log.slice(length).join('\n')).toContain('a call failed')
      return recovery
    })
    await expect.poll(readiness).toEqual([200, 200, 200])
  })

  it('stop in time, even though requests keep arriving', async () => {
    const relay = cluster.relays[0] as ServerProcess
    const chat = await openChat({ url: () => relay.url() })
    const port = Number(new URL(relay.url()).port)
    const begin = async (head: readonly string[]) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(head.join('\r\n'))
      return socket
    }
    await under('SIGTERM', async (traffic) => {
      // One request that never completes, and one that is endless.
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
      const from = performance.now()
      expect(await relay.stop()).toBe(0)
      const endedMs = Math.round(performance.now() - from)
      console.log(`SIGTERM: ended after ${endedMs} ms`)
      expect(endedMs).toBeLessThan(endsWithinMs)
      await closed
      clearInterval(drip)
      await relay.start()
      return traffic.recover()
    })
  })
})

/**
 * Freezes a relay in the middle of calls of its outbox, and returns it: the calls wait for the lock of the
 * platform's changes, which is held until the relay is frozen.
 */
async function freezeAtItsCalls({ relays, schema }: Cluster): Promise<ServerProcess> {
  const holder = new pg.Client({ connectionString: schema.url })
  await holder.connect()
  await holder.query(`select pg_advisory_lock(hashtextextended(current_schema() || ':platform', 0))`)
  const findWaiting = async () => {
    const { rows } = await holder.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where wait_event = 'advisory' and exists (
         select from outbox where kind = 'create-case' and attempts > 0 and next_at is not null)
       group by name order by count(*) desc`,
    )
    return relays.find((_relay, place) => rows[0]?.name === nameOfRelay(place))
  }
  let found: ServerProcess | undefined
  while (!found) found = await findWaiting()
  process.kill(found.pid(), 'SIGSTOP')
  await holder.end()
  return found
}
