const prefix = 'parley:'

/** Returns the tag of the background sync for a channel's unsent messages. */
export const toSyncTag = (gwId: string): string => prefix + gwId
/** Returns the channel of a background sync; undefined for other tags. */
export const fromSyncTag = (tag: string): string | undefined =>
  tag.startsWith(prefix) ? tag.slice(prefix.length) : undefined

/** Name of the cache of languages and other parts that were not prefetched. */
export const assetCache = 'parley-assets'
/** Name of the cache of the page itself. */
export const pageCache = 'parley-page'
/** The page's key in its cache, whichever channel its URL names. */
export const pageKey = '/chat'
