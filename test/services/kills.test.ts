import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, missingForCluster, startCluster } from '../support/cluster.ts'
import { createRandom } from '../support/random-moments.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { times } from '../support/thoroughness.ts'
import { expectToldOnce } from '../support/told-once.ts'
import { nothing, quantile, startTraffic } from '../support/traffic.ts'

const kills = times(12, 1_000)
/** A slow machine is killed less often instead of for longer, and the figures say how often. */
const enoughMs = times(120_000, 1_800_000)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Kills relays at any moment, each for itself; but one is always left, as people would not write to nobody for long. */
function createKiller() {
  const random = createRandom(20_261_126)
  const end = Date.now() + enoughMs
  const up = new Set<ServerProcess>()
  const figures = {
    killed: 0,
    /** Of those, how many were on their way up. */
    early: 0,
    /** How long each that was let start took from its end to its first request, in milliseconds. */
    back: [] as number[],
    /** What ended a start that nobody had ended. */
    broken: [] as string[],
  }
  const isEnough = () => figures.killed >= kills || Date.now() > end

  const run = async (relay: ServerProcess) => {
    up.add(relay)
    let starting: Promise<unknown> = Promise.resolve()
    while (!isEnough()) {
      if (random() < 0.5) await starting
      await pause(random() * 1_000)
      while (![...up].some((other) => other !== relay)) await pause(20)
      figures.killed++
      if (!up.delete(relay)) figures.early++
      const from = performance.now()
      await relay.kill()
      starting = relay.start().then(
        () => {
          up.add(relay)
          figures.back.push(performance.now() - from)
        },
        ({ message }: Error) => {
          if (!message.startsWith('the server ended with null')) figures.broken.push(message)
        },
      )
    }
    await starting
  }
  return { run, figures }
}

describe.skipIf(missingForCluster)('three relays behind nginx, under traffic', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.remove())

  it(`lose, double and misplace nothing while they are killed, up to ${kills} times`, {
    timeout: 3_600_000,
  }, async () => {
    const from = performance.now()
    // Enough that each kill meets somebody, and little enough that a relay that starts has a processor to start on.
    const traffic = startTraffic({ url: () => cluster.url, writers: 6, betweenMs: 150, tellers: 2 })
    const { run, figures: killer } = createKiller()
    await Promise.all(cluster.relays.map(run))
    const seconds = Math.round((performance.now() - from) / 1_000)
    const { stories, outcomes, waits, ...figures } = await traffic.end()
    const ms = (values: readonly number[]) =>
      [0.5, 0.99, 1].map((share) => Math.round(quantile(values, share))).join(', ')
    console.log(
      [
        `${killer.killed} kills in ${seconds} s, ${killer.early} of them at a start; ${stories.length} reports`,
        JSON.stringify(figures),
        `from a kill to the next request of the same relay (median, p99, longest): ${ms(killer.back)} ms`,
        `from the first try of a message to its acknowledgement: ${ms(waits)} ms`,
        `tries: ${JSON.stringify(Object.fromEntries(outcomes))}`,
      ].join('\n'),
    )
    expect(killer.broken).toEqual([])
    expect(figures).toMatchObject(nothing)
    expect(figures.messages).toBeGreaterThan(0)
    expect(stories.length).toBeGreaterThan(0)
    await expectToldOnce(cluster.schema, stories)
  })
})
