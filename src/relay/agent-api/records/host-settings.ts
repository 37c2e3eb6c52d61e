import { type OwnRouteId, ownPath } from '../../../contract/platform/addresses.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { HostRoute } from '../../gateway/upstream/hosts.ts'
import { createHostSender, type HostSender } from '../cases/host-sender.ts'

/** Client of a host's settings: API operations, and the calls of the host's settings page if it has more. */
export interface HostSettings {
  call: HostSender['call']
  /** Whether the host accepts calls that the interface leaves to a settings page. */
  hasMore: boolean
  /**
   * Reads one of the host's lists; undefined if the host does not provide it. @throws HostRefusal, Problem
   */
  read(id: OwnRouteId, by: string, query?: URLSearchParams): Promise<Record<string, unknown> | undefined>
  /** @throws Problem `not-found` if the host has no such path, HostRefusal if it refuses */
  change(id: OwnRouteId, body: object, by: string): Promise<Record<string, unknown>>
}

/** Creates the client of a host's settings, with the role of an administrator. */
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
