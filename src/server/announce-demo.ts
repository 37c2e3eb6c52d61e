import type { Channel } from '../relay/config/channel.ts'

/** Parts of a demonstration. */
export interface Demonstration {
  relayUrl: string
  adminUrl: string
  channel: Channel
  invited: readonly { role: string; token: string }[]
}

/** Prints the addresses of the demonstration on standard output. */
export function announceDemo({ relayUrl, adminUrl, channel, invited }: Demonstration) {
  const site = `http://localhost:${new URL(relayUrl).port}`
  const isAllowed = ['*', 'http://localhost:*', site].some((origin) =>
    channel.allowedOrigins?.includes(origin),
  )
  // Passkeys are bound to a host name, and both of these addresses have one.
  const byName = adminUrl.replace(/\/\/(127\.0\.0\.1|\[::1\])/, '//localhost')
  process.stdout.write(
    [
      '',
      '  Parley is running.',
      `  A customer's page with the chat:  ${site}/demo/`,
      ...(isAllowed ? [] : [`    (it shows no chat before allowedOrigins of ${channel.gwId} names ${site})`]),
      `  The chat on a page of its own:    ${relayUrl}/chat?gwId=${channel.gwId}`,
      '  The console, as one of four people (each link works once, within ten minutes):',
      ...invited.map(({ role, token }) => `    ${role.padEnd(14)}  ${byName}/console/#once=${token}`),
      '',
      '',
    ].join('\n'),
  )
}
