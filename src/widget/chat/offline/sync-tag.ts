const prefix = 'parley:'

/** The name under which a channel's unsent messages wait for the network, and back. */
export const toSyncTag = (gwId: string): string => prefix + gwId
export const fromSyncTag = (tag: string): string | undefined =>
  tag.startsWith(prefix) ? tag.slice(prefix.length) : undefined

/** Where languages and other parts are kept that were not fetched beforehand. */
export const assetCache = 'parley-assets'
/** Where the page itself is kept, whatever the channel in its address. */
export const pageCache = 'parley-page'
export const pageKey = '/chat'
