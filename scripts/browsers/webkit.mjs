// Driver for WebKitGTK with WebKitWebDriver, in plain WebDriver (W3C), on its own display.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, strokesOf, strokesOfKey } from './driven.mjs'

/** @typedef {import('./driven.mjs').Where} Where */

const window = resolve(import.meta.dirname, 'webkit-window.py')
/** Timeout of a call, in milliseconds; longer than a page may take to load. */
const callMs = 90_000

/**
 * Opens WebKit in its own window.
 *
 * @param {import('./driven.mjs').Wanted} wanted
 * @returns {Promise<import('./driven.mjs').DrivenBrowser>}
 */
export async function openWebkit({ size, script, profile, blocked }) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'parley-webkit-'))
  writeFileSync(join(folder, 'script.js'), script)
  const command = [
    '-a',
    '-s',
    '-screen 0 1600x1000x24',
    'dbus-run-session',
    'WebKitWebDriver',
    `--port=${port}`,
  ]
  const child = spawn('xvfb-run', command, { stdio: 'ignore', detached: true })
  /** @type {(method: string, path: string, body?: unknown) => Promise<any>} */
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(callMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error) => {
      throw error.name === 'TimeoutError' ? new Error(`no answer to ${method} ${path}`) : error
    })
    const { value } = /** @type {{ value: any }} */ (await response.json())
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  /** Ends the display, the driver, and the browser if it hangs. */
  const stop = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // Already ended.
    }
  }
  for (let tries = 0; ; tries++) {
    const isUp = await call('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isUp) break
    if (tries > 300) {
      stop()
      throw new Error('WebKitWebDriver does not answer')
    }
    await pause(100)
  }
  const options = {
    binary: '/usr/bin/python3',
    args: [
      ...[window, '--automation', '--size', size.join('x'), '--script', join(folder, 'script.js')],
      ...(profile ? ['--profile', profile] : []),
      ...(blocked === 'all' ? ['--blocked'] : []),
    ],
  }
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const at = (/** @type {string} */ path) => `/session/${sessionId}${path}`
  await call('POST', at('/timeouts'), { script: 30_000, pageLoad: 60_000 })
  const run = (/** @type {string} */ script) => call('POST', at('/execute/sync'), { script, args: [] })
  const go = async (/** @type {Where} */ where) => {
    await call('POST', at('/frame'), { id: null })
    if (where === 'top') return
    const frame = await run(`return window.shadow ? window.shadow.querySelector('iframe') : null`)
    // The chat's own page has no frame.
    if (frame) await call('POST', at('/frame'), { id: frame })
  }
  const strike = async (/** @type {Where} */ where, /** @type {unknown[]} */ actions) => {
    await go(where)
    await call('POST', at('/actions'), { actions: [{ type: 'key', id: 'keys', actions }] })
  }
  const evaluate = async (/** @type {Where} */ where, /** @type {string} */ expression) => {
    await go(where)
    return run(`return (${expression})`)
  }
  return {
    name: 'WebKit',
    goto: (url) => call('POST', at('/url'), { url }),
    evaluate,
    type: (text) => strike('chat', strokesOf(text)),
    press: (where, key) => strike(where, strokesOfKey(key)),
    // By element: coordinates in a frame are interpreted as those of the surrounding page.
    async click(where, element) {
      const [id] = Object.values(await evaluate(where, element))
      await call('POST', at(`/element/${id}/click`), {})
    },
    async shoot(path) {
      await go('top')
      writeFileSync(path, Buffer.from(await call('GET', at('/screenshot')), 'base64'))
    },
    async close() {
      await Promise.race([call('DELETE', at('')).catch(() => undefined), pause(5000)])
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
