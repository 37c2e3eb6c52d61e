import { afterAll, beforeAll, describe, it } from 'vitest'
import type { Dispatch } from '../../src/contract/primitives/wire.ts'
import { oneDoor } from '../conformance/door.ts'
import { createHost, createHttpDispatch, type Host } from '../conformance/host.ts'
import { requirements } from '../conformance/requirements.ts'
import { bootstrapKey } from '../support/admin-key.ts'
import { type Cluster, missingForCluster, startCluster } from '../support/cluster.ts'

/** What is left out: each of the three relays would load speech engines of its own. */
const isSpoken = (says: string) => /^(Voice|Languages)|\/voice\/|textToSpeech|recogniseSpeech/.test(says)
/** What wants other keys than the one, or the server of a customer. */
const isInside = (says: string) => /^Web(hooks|chat)|by an analyst$|for the owner of the case$/.test(says)

const lines = requirements
  .map((one) => [`${one.section}: ${one.says}`, one] as const)
  .filter(([says]) => !isSpoken(says) && !isInside(says))

/** The sandbox is not for those who come by a proxy, and each relay has a clock of its own there. */
function insideOf({ relays }: Cluster): Dispatch {
  const [first, ...others] = relays.map((relay) => createHttpDispatch(oneDoor(relay.url(), bootstrapKey)))
  if (!first) throw new Error('there is no relay')
  return async (request) => {
    if (request.path === '/sandbox/clock') for (const other of others) await other(request)
    return first(request)
  }
}

describe.skipIf(missingForCluster)('three relays behind nginx keep the interface', () => {
  let cluster: Cluster
  let host: Host
  beforeAll(async () => {
    cluster = await startCluster()
    host = await createHost(oneDoor(cluster.url, bootstrapKey), { inner: insideOf(cluster) })
  })
  afterAll(() => cluster.remove())

  it.each(lines)('%s', (_says, requirement) => requirement.holds(host))
})
