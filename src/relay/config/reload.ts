import { isDeepStrictEqual } from 'node:util'
import type { Channel } from './channel.ts'
import type { RelayConfig } from './file.ts'

/** The parts of a reloaded file that a running relay applies. */
export interface Reload {
  config: RelayConfig
  /** Changes in the file that take effect only after a restart. */
  waiting: string[]
}

/** Existing amounts, times and promises were created with these. */
const fixedProfile = [
  'currency',
  'currencyExponent',
  'timezone',
  'country',
  'retentionDays',
  'officialDomains',
] as const
const live: ReadonlySet<string> = new Set(['channels', 'profile', 'limits'])

/** Applies channels, profile and limits from a reloaded file, except for what requires a restart. */
export function reload(running: RelayConfig, file: RelayConfig): Reload {
  const names = Object.keys({ ...running, ...file }) as (keyof RelayConfig)[]
  const waiting: string[] = names.filter(
    (name) => !live.has(name) && !isDeepStrictEqual(running[name], file[name]),
  )
  const keep = <T>(name: string, now: T, next: T): T => {
    if (!isDeepStrictEqual(now, next)) waiting.push(name)
    return now
  }
  const before = new Map(running.channels.map((channel) => [channel.gwId, channel]))
  const profile = { ...file.profile }
  for (const name of fixedProfile) {
    Object.assign(profile, { [name]: keep(`profile.${name}`, running.profile[name], file.profile[name]) })
  }
  return {
    config: {
      ...running,
      limits: file.limits,
      profile,
      channels: file.channels.map(
        (channel): Channel => ({
          ...channel,
          webhooks: keep(
            `channels.${channel.gwId}.webhooks`,
            before.get(channel.gwId)?.webhooks ?? [],
            channel.webhooks,
          ),
        }),
      ),
    },
    waiting,
  }
}
