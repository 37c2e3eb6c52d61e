// A relay with its demo, and a bank's site next to it.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { runnerImport } from 'vite'
import { ensureVoices } from '../voices.mjs'
import { freePort } from './driven.mjs'

/** @param {string} path */
const load = async (path) => (await runnerImport(path, { configFile: false, logLevel: 'error' })).module

/** @typedef {Awaited<ReturnType<typeof startRelay>>} Relay */

/** Starts the built relay, which can be stopped and restarted with its data. */
export async function startRelay() {
  const folder = mkdtempSync(join(tmpdir(), 'parley-browsers-'))
  const port = await freePort()
  const weights = await ensureVoices()
  const bank = await startBank(`http://chat.bank.localhost:${port}`)
  /** @type {typeof import('../../src/relay/config/file.ts')} */
  const { demoConfig } = await load('./src/relay/config/file.ts')
  /** @type {typeof import('../../test/support/generous-limits.ts')} */
  const { generousLimits } = await load('./test/support/generous-limits.ts')
  const [demo] = demoConfig.channels
  const allowedOrigins = [...(demo?.allowedOrigins ?? []), new URL(bank.url).origin]
  const config = { ...demoConfig, ...generousLimits, channels: [{ ...demo, allowedOrigins }] }
  writeFileSync(join(folder, 'parley.config.json'), JSON.stringify(config))
  /** Links that sign in one person each, the newest last. */
  const links = /** @type {string[]} */ ([])
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  const start = () =>
    new Promise((ready, failed) => {
      const started = spawn(process.execPath, [resolve('dist/server/main.js')], {
        cwd: folder,
        env: {
          ...{ PATH: process.env.PATH, PORT: String(port), PARLEY_DATA: folder, PARLEY_WEIGHTS: weights },
          ...{ DEMO: '1', SANDBOX: '1' },
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      child = started
      createInterface({ input: started.stdout }).on('line', (line) => {
        const [link] = /http\S+#once=\S+/.exec(line) ?? []
        if (link) links.push(link)
        if (line.includes('"msg":"listening"')) ready(undefined)
      })
      started.once('exit', (code) => failed(new Error(`the relay ended with ${code}`)))
    })
  const stop = async () => {
    const gone = new Promise((done) => child?.once('exit', done))
    child?.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    page: `http://127.0.0.1:${port}/chat?gwId=demo`,
    /** A site on another host than the relay. */
    site: `http://localhost:${port}/demo/`,
    /** A site on the relay's own domain. */
    bank: bank.url,
    docs: `http://127.0.0.1:${port}/docs/api`,
    /** Returns a console link that signs in one person, and removes it. */
    takeLink: () => links.pop() ?? '',
    start,
    stop,
    /** Starts the relay again if a failed check has left it stopped. */
    async revive() {
      if (child?.exitCode !== null || child.signalCode !== null) await start()
    },
    async remove() {
      await stop()
      bank.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Serves a page of www.bank.localhost with the chat.
 *
 * @param {string} relayUrl
 */
async function startBank(relayUrl) {
  const page = `<!doctype html><title>Bank</title><h1>Bank</h1>
    <script src="${relayUrl}/widget.js"></script><script>Parley.init({ gwId: 'demo' })</script>`
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(page)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `http://www.bank.localhost:${port}/`,
    stop: () => server.closeAllConnections() ?? server.close(),
  }
}
