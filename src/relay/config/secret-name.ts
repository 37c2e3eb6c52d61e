/**
 * Returns the environment variable for a secret of one channel, such as PARLEY_IDENTITY_SECRET_DEMO. Names
 * that differ only in case, or in `-` and `_`, share a variable.
 */
export const toSecretName = (kind: string, channel: string): string =>
  `PARLEY_${kind}_${channel.toUpperCase().replaceAll('-', '_')}`

/**
 * Returns the environment variable for the signing secret of a channel's webhook target, such as
 * PARLEY_TARGET_SECRET_DEMO_CRM.
 */
export const targetSecretName = (channel: string, target: string): string =>
  toSecretName('TARGET_SECRET', `${channel}_${target}`)
