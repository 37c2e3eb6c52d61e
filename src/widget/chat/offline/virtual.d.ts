/** The page's built files that the worker prefetches; see vite.config.ts. */
declare module 'virtual:chat-assets' {
  /** Fetched as soon as there is a worker. */
  export const first: readonly string[]
  /** All files of this build. */
  export const all: readonly string[]
}
