import { type OwnRouteId, ownPath } from '../../../contract/platform/addresses.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { HostRoute } from '../../gateway/upstream/hosts.ts'
import { createHostSender, type HostSender } from '../cases/host-sender.ts'

/** Calls a host for its settings: by the operations, and where the host has more than those, by its settings page's calls. */
export interface HostSettings {
  call: HostSender['call']
  /** Whether the host takes from here what the interface leaves to a settings page. */
  hasMore: boolean
  /** Reads one of its lists; undefined where it gives none. @throws HostRefusal, Problem */
  read(id: OwnRouteId, by: string, query?: URLSearchParams): Promise<Record<string, unknown> | undefined>
  /** @throws Problem `not-found` where the host has no such place, HostRefusal when it refuses */
  change(id: OwnRouteId, body: object, by: string): Promise<Record<string, unknown>>
}

/** Creates the calls of a host's settings, in the role of an administrator. */
export function createHostSettings(host: HostRoute, auth: 'platform-token' | 'trust-layer'): HostSettings {
  const { call, send } = createHostSender(host, { auth, role: 'admin' })
  const hasMore = host.hasSettings
  return {
    call,
    hasMore,
    read: async (id, by, query) =>
      hasMore ? send('GET', query ? `${ownPath(id)}?${query}` : ownPath(id), { by }) : undefined,
    async change(id, body, by) {
      if (!hasMore) {
        throw new Problem('not-found', { detail: 'This host is set up where it is run, and not from here.' })
      }
      return send('POST', ownPath(id), { by, body })
    },
  }
}
