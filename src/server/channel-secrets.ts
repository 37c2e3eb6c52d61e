import { targetSecretName, toSecretName } from '../relay/config/secret-name.ts'

/** Secrets of channels; each has its own environment variable. */
export interface ChannelSecrets {
  /** Returns a secret of one channel, such as PARLEY_SEND_SECRET_DEMO. */
  of(kind: string, channel: string): string | undefined
  /**
   * Returns the secret for checking a channel's `humanHash`. @throws Error naming the variable that is too
   * short
   */
  ofIdentity(gwId: string): string | undefined
  /**
   * Returns the signing secret for deliveries to a customer's server. @throws Error naming the variable that
   * is missing
   */
  ofTarget(gwId: string, name: string): string
  /**
   * Returns the secret with which a delivery channel signs its status reports. @throws Error naming the
   * variable that is too short
   */
  ofStatus(channel: string): string | undefined
}

const leastSecretChars = 16

/** Creates a look-up of channel secrets in an environment. */
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
