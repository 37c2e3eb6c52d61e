import { afterAll, beforeAll, describe, it } from 'vitest'
import type { Dispatch } from '../../src/contract/primitives/wire.ts'
import { oneDoor } from '../conformance/door.ts'
import { createHost, createHttpDispatch, type Host } from '../conformance/host.ts'
import { requirements } from '../conformance/requirements.ts'
import { bootstrapKey } from '../support/admin-key.ts'
import { type Cluster, missingForCluster, startCluster } from '../support/cluster.ts'

/** Excluded requirements: each of the three relays would load its own speech engines. */
const isSpoken = (says: string) => /^(Voice|Languages)|\/voice\/|textToSpeech|recogniseSpeech/.test(says)
/** Requirements that need several keys, or the server of a customer. */
const isInside = (says: string) => /^Web(hooks|chat)|by an analyst$|for the owner of the case$/.test(says)

const lines = requirements
  .map((one) => [`${one.section}: ${one.says}`, one] as const)
  .filter(([says]) => !isSpoken(says) && !isInside(says))

/**
 * Reaches each relay directly: the sandbox cannot be used through a proxy, and each relay has its own clock
 * there.
 */
function insideOf({ relays }: Cluster): Dispatch {
  const [first, ...others] = relays.map((relay) => createHttpDispatch(oneDoor(relay.url(), bootstrapKey)))
  if (!first) throw new Error('there is no relay')
  return async (request) => {
    if (request.path === '/sandbox/clock') for (const other of others) await other(request)
    return first(request)
  }
}

describe.skipIf(missingForCluster)('three relays behind nginx conform to the interface', () => {
  let cluster: Cluster
  let host: Host
  beforeAll(async () => {
    cluster = await startCluster()
    host = await createHost(oneDoor(cluster.url, bootstrapKey), { inner: insideOf(cluster) })
  })
  afterAll(() => cluster.remove())

  it.each(lines)('%s', (_says, requirement) => requirement.holds(host))
})
