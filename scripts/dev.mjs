// Starts a relay and a development server in front of it: what is changed in the chat page or the console is on the
// screen at once, and a change to the relay restarts it. `npm run dev`, or PORT=4700 npm run dev.
// /states shows every state of the chat page side by side, in a language, theme and width of choice.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer as createTcpServer } from 'node:net'
import { resolve } from 'node:path'
import { ensurePackages, run } from './ensure.mjs'

ensurePackages()
// What the development server does not serve from the sources: the loader, the demonstration, the reference.
run(process.execPath, ['scripts/build.mjs', '--for-demo'])

const { build, createServer } = await import('vite')
const { createStates, load } = await import('./dev-states.mjs')
/** @type {typeof import('../vite.config.ts')} */
const configs = await load('./vite.config.ts')
process.env.NODE_ENV = 'development'

const port = Number(process.env.PORT || 4600)
const own = `http://localhost:${port}`
const relayPort = await freePort()
const relayUrl = `http://127.0.0.1:${relayPort}`

/** @type {import('node:child_process').ChildProcess | undefined} */
let relay
/** Starts the relay, after the running one has ended. */
function startRelay() {
  if (relay && relay.exitCode === null && relay.signalCode === null) {
    relay.once('exit', startRelay)
    relay.kill('SIGTERM')
    return
  }
  relay = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      DEMO: '1',
      SANDBOX: '1',
      LOG_LEVEL: 'warn',
      PARLEY_DATA: 'data-dev',
      ...process.env,
      PORT: String(relayPort),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  relay.once('exit', (code) => {
    if (code !== 0)
      console.error('The relay has ended. It starts again after the next change of its sources.')
  })
  relay.stdout?.on('data', (data) =>
    process.stdout.write(String(data).replaceAll(`:${relayPort}`, `:${port}`)),
  )
}

/** Starts the relay after each build of its sources. */
const restarts = {
  name: 'restarts-relay',
  closeBundle: startRelay,
}
const states = createStates(port, configs.weightsFromDisk)
const consoleServer = await createServer({
  ...configs.consolePage,
  appType: 'spa',
  cacheDir: resolve('node_modules/.vite-console'),
  optimizeDeps: { entries: ['main.tsx'] },
  server: { middlewareMode: true, hmr: { port: await freePort() } },
})
/** Pages and scripts that are served from the sources; everything else is the relay's. */
const pages = {
  name: 'development-pages',
  /** @param {import('vite').ViteDevServer} server */
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      void answer(server, request, response, next).catch(next)
    })
  },
}
const server = await createServer({
  ...configs.page,
  appType: 'custom',
  optimizeDeps: { entries: ['src/widget/chat/main.tsx'] },
  plugins: [...configs.page.plugins, pages],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: { '^/(?!src/|@|node_modules/).*': { target: relayUrl } },
  },
})
await server.listen().catch((/** @type {Error} */ { message }) => {
  console.error(`${message}\nChoose another port: PORT=4700 npm run dev`)
  process.exit(1)
})
await build({
  ...configs.server,
  logLevel: 'warn',
  plugins: [...configs.server.plugins, restarts],
  build: { ...configs.server.build, emptyOutDir: false, watch: {} },
})
console.log(`  Every state of the chat page:     ${own}/states`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    relay?.kill('SIGTERM')
    process.exit(0)
  })

/**
 * @param {import('vite').ViteDevServer} vite
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(error?: unknown) => void} next
 */
async function answer(vite, request, response, next) {
  const url = new URL(request.url ?? '/', own)
  const state = states.of(request.headers.host)
  if (url.pathname === '/chat') return html(response, await chatPage(vite, url))
  // A worker would keep what has been changed.
  if (url.pathname === '/chat-sw.js') return void response.writeHead(404).end()
  if (url.pathname === '/states') return html(response, await states.page(url))
  if (url.pathname === '/console') return void response.writeHead(302, { location: '/console/' }).end()
  if (/^\/console\/(?!api\/)/.test(url.pathname)) return consoleServer.middlewares(request, response, next)
  if (/^\/demo\//.test(url.pathname)) {
    const page = await fetch(relayUrl + url.pathname)
    const text = (await page.text()).replaceAll(relayUrl, own)
    response.writeHead(page.status, { 'content-type': page.headers.get('content-type') ?? 'text/plain' })
    return void response.end(text)
  }
  if (state && url.pathname.startsWith('/chat/v1/')) return states.answer(state, request, response)
  next()
}

/**
 * @param {import('vite').ViteDevServer} vite
 * @param {URL} url
 */
async function chatPage(vite, url) {
  const theme = url.searchParams.get('theme')
  const lang = url.searchParams.get('locale') ?? 'en'
  const text = readFileSync('index.html', 'utf8')
    .replace('<html lang="en"', `<html lang="${lang}"${theme ? ` data-theme="${theme}"` : ''}`)
    .replace('<!-- help -->', '')
  return vite.transformIndexHtml(url.pathname + url.search, text)
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} text
 */
function html(response, text) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text)
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createTcpServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
