const prefix = 'parley:'

/** Names the background sync of a channel's unsent messages. */
export const toSyncTag = (gwId: string): string => prefix + gwId
/** Reads the channel of a background sync; undefined for other tags. */
export const fromSyncTag = (tag: string): string | undefined =>
  tag.startsWith(prefix) ? tag.slice(prefix.length) : undefined

/** Names the cache of languages and other parts that were not fetched beforehand. */
export const assetCache = 'parley-assets'
/** Names the cache of the page itself. */
export const pageCache = 'parley-page'
/** Is the page's key in its cache, whatever channel its address names. */
export const pageKey = '/chat'
