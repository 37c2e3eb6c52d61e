/**
 * Names the environment variable of a secret of one channel, such as PARLEY_IDENTITY_SECRET_DEMO. Names that
 * differ only in case, or in `-` and `_`, share a variable.
 */
export const toSecretName = (kind: string, channel: string): string =>
  `PARLEY_${kind}_${channel.toUpperCase().replaceAll('-', '_')}`
