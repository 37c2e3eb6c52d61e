import { describe, expect, it } from 'vitest'
import { demoConfig, parseConfig, type RelayConfig } from '../../../src/relay/config/file.ts'
import { reload } from '../../../src/relay/config/reload.ts'

const running = parseConfig(demoConfig)
const [channel] = running.channels
if (!channel) throw new Error('the demonstration has a channel')

describe('a reloaded file', () => {
  it.each<{ what: string; file: Partial<RelayConfig> }>([
    { what: 'a title', file: { channels: [{ ...channel, title: 'Other' }] } },
    { what: 'another channel', file: { channels: [channel, { ...channel, gwId: 'second' }] } },
    { what: 'an emergency number', file: { profile: { ...running.profile, emergencyNumber: '911' } } },
    { what: 'a bank', file: { profile: { ...running.profile, banks: [{ code: 'NEWB', name: 'New' }] } } },
    { what: 'a limit', file: { limits: { ...running.limits, report: { perMinute: { chat: 1 } } } as never } },
  ])('applies $what to the running relay', ({ file }) => {
    const next = { ...running, ...file }
    expect(reload(running, next)).toEqual({ config: next, waiting: [] })
  })

  const webhooks = [{ name: 'ours', url: 'https://ours.example/', events: [] }]
  it.each<{ waiting: string; file: Partial<RelayConfig> }>([
    { waiting: 'trustedProxies', file: { trustedProxies: 1 } },
    { waiting: 'onCall', file: { onCall: { url: 'https://on-call.example/' } } },
    { waiting: 'profile.currency', file: { profile: { ...running.profile, currency: 'EUR' } } },
    { waiting: 'profile.retentionDays', file: { profile: { ...running.profile, retentionDays: 1 } } },
    {
      waiting: 'profile.officialDomains',
      file: { profile: { ...running.profile, officialDomains: ['a.example'] } },
    },
    { waiting: 'channels.demo.webhooks', file: { channels: [{ ...channel, webhooks }] } },
  ])('leaves $waiting to the next start, and reports it', ({ waiting, file }) => {
    expect(reload(running, { ...running, ...file })).toEqual({ config: running, waiting: [waiting] })
  })
})
