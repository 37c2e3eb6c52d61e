/** The page's built files that the worker fetches beforehand; see vite.config.ts. */
declare module 'virtual:chat-assets' {
  const assets: readonly string[]
  export default assets
}
