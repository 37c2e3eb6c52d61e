import { isDeepStrictEqual } from 'node:util'
import type { Channel } from './channel.ts'
import type { RelayConfig } from './file.ts'

/** What a running relay takes out of a file that was read again. */
export interface Reload {
  config: RelayConfig
  /** What has changed in the file and counts from the next start. */
  waiting: string[]
}

/** Amounts, times and promises that are already kept were made with these. */
const fixedProfile = [
  'currency',
  'currencyExponent',
  'timezone',
  'country',
  'retentionDays',
  'officialDomains',
] as const
const live: ReadonlySet<string> = new Set(['channels', 'profile', 'limits'])

/** Takes channels, profile and limits out of a file that was read again, apart from what wants a start. */
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
