import { targetSecretName, toSecretName } from '../relay/config/secret-name.ts'

/** The secrets of channels, of which each has a variable of its own. */
export interface ChannelSecrets {
  /** A secret of one channel, such as PARLEY_SEND_SECRET_DEMO. */
  of(kind: string, channel: string): string | undefined
  /** What a `humanHash` of a channel is checked with. @throws Error naming the variable that is too short */
  ofIdentity(gwId: string): string | undefined
  /** What the deliveries to a customer's server are signed with. @throws Error naming the variable that is missing */
  ofTarget(gwId: string, name: string): string
  /** What the reports of a way out are signed with. @throws Error naming the variable that is too short */
  ofStatus(channel: string): string | undefined
}

const leastSecretChars = 16

/** Creates what looks the secrets of channels up in an environment. */
export function createChannelSecrets(
  environment: Readonly<Record<string, string | undefined>>,
): ChannelSecrets {
  const longEnough = (kind: string, channel: string) => {
    const variable = toSecretName(kind, channel)
    const secret = environment[variable] || undefined
    if (secret === undefined || secret.length >= leastSecretChars) return secret
    throw new Error(`${variable}: at least ${leastSecretChars} characters`)
  }
  return {
    of: (kind, channel) => environment[toSecretName(kind, channel)] || undefined,
    ofIdentity: (gwId) => longEnough('IDENTITY_SECRET', gwId),
    ofStatus: (channel) => longEnough('STATUS_SECRET', channel),
    ofTarget(gwId, name) {
      const variable = targetSecretName(gwId, name)
      const secret = environment[variable] ?? ''
      if (secret.length >= leastSecretChars) return secret
      throw new Error(
        `${variable}: at least ${leastSecretChars} characters, which the deliveries to the webhook ${name} of the channel ${gwId} are signed with`,
      )
    },
  }
}
