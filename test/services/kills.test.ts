import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, missingForCluster, startCluster } from '../support/cluster.ts'
import { createRandom } from '../support/random-moments.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { times } from '../support/thoroughness.ts'
import { expectToldOnce } from '../support/told-once.ts'
import { nothing, quantile, startTraffic } from '../support/traffic.ts'

const kills = times(12, 1_000)
/** On a slow machine there are fewer kills instead of a longer test, and the figures show how many. */
const enoughMs = times(120_000, 1_800_000)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Kills relays at random moments, independently; one is always left running, as people would soon stop
 * writing.
 */
function createKiller() {
  const random = createRandom(20_261_126)
  const end = Date.now() + enoughMs
  const up = new Set<ServerProcess>()
  const figures = {
    killed: 0,
    /** How many of those were starting up. */
    early: 0,
    /** How long each completed start took from the kill to its first request, in milliseconds. */
    back: [] as number[],
    /** Starts that failed without being killed. */
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

  it(`lose, duplicate and reorder nothing while they are killed, up to ${kills} times`, {
    timeout: 3_600_000,
  }, async () => {
    const from = performance.now()
    // Enough that each kill affects someone, and little enough that a starting relay gets CPU time.
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
