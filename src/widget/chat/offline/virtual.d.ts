/** The page's built files that the worker fetches beforehand; see vite.config.ts. */
declare module 'virtual:chat-assets' {
  /** Fetched as soon as there is a worker. */
  export const first: readonly string[]
  /** Everything that this build has. */
  export const all: readonly string[]
}
