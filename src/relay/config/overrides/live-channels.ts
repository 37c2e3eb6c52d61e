import type { Channel } from '../channel.ts'
import type { RelayConfig } from '../file.ts'

/** Returns the channels of a configuration by gwId, read from the current configuration at each access. */
export function liveChannels(config: Pick<RelayConfig, 'channels'>): ReadonlyMap<string, Channel> {
  let seen: RelayConfig['channels'] | undefined
  let byId: ReadonlyMap<string, Channel> = new Map()
  const now = () => {
    if (seen === config.channels) return byId
    seen = config.channels
    byId = new Map(seen.map((channel) => [channel.gwId, channel]))
    return byId
  }
  return {
    get: (gwId) => now().get(gwId),
    has: (gwId) => now().has(gwId),
    get size() {
      return now().size
    },
    keys: () => now().keys(),
    values: () => now().values(),
    entries: () => now().entries(),
    forEach: (work, self) => now().forEach(work, self),
    [Symbol.iterator]: () => now()[Symbol.iterator](),
  }
}
