// Driver for Firefox, over the WebSocket of WebDriver BiDi (W3C).
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'undici'
import { clickAt, middleOf, strokesOf, strokesOfKey } from './driven.mjs'

/** @typedef {import('./driven.mjs').Where} Where */

/** Its values for blocking storage; see its nsICookieService. */
const behaviors = { 'other sites': 1, all: 2 }
const startMs = 60_000
const closingMs = 10_000

/**
 * Opens Firefox without a window.
 *
 * @param {import('./driven.mjs').Wanted} wanted
 * @returns {Promise<import('./driven.mjs').DrivenBrowser>}
 */
export async function openFirefox({ size, script, profile: kept, blocked }) {
  const profile = kept ?? mkdtempSync(join(tmpdir(), 'parley-firefox-'))
  const preferences = {
    // The microphone, without a permission prompt.
    'permissions.default.microphone': 1,
    ...(blocked && { 'network.cookie.cookieBehavior': behaviors[blocked] }),
  }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const address = await new Promise((found, failed) => {
    setTimeout(() => {
      child.kill('SIGKILL')
      failed(new Error('Firefox does not say where it listens'))
    }, startMs).unref()
    child.stderr.on('data', (text) => {
      const [, url] = /(ws:\/\/\S+)/.exec(String(text)) ?? []
      if (url) found(`${url}/session`)
    })
    child.once('exit', (code) => failed(new Error(`Firefox ended with ${code}`)))
  })
  const socket = new WebSocket(String(address))
  /** @type {Map<number, { done: (value: any) => void, failed: (error: Error) => void }>} */
  const waiting = new Map()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data))
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.failed(new Error(`${error}: ${message}`))
    else call?.done(result)
  })
  await new Promise((open) => socket.addEventListener('open', open))
  let isGone = false
  socket.addEventListener('close', () => {
    isGone = true
    for (const { failed } of waiting.values()) failed(new Error('Firefox has gone'))
  })
  let last = 0
  const call = (/** @type {string} */ method, /** @type {object} */ params = {}) =>
    new Promise((done, failed) => {
      if (isGone) return failed(new Error('Firefox has gone'))
      waiting.set(++last, { done, failed })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await call('session.new', { capabilities: {} })
  // A new tab is in front; in the first one, Enter presses no button.
  const { context: top } = await call('browsingContext.create', { type: 'tab' })
  await call('browsingContext.setViewport', { context: top, viewport: { width: size[0], height: size[1] } })
  await call('script.addPreloadScript', { functionDeclaration: `() => { ${script} }` })

  const contextOf = async (/** @type {Where} */ where) => {
    if (where === 'top') return top
    const { contexts } = await call('browsingContext.getTree', { root: top })
    const frames = /** @type {{ url: string, context: string }[]} */ (contexts[0].children)
    return frames.find(({ url }) => url.includes('/chat?'))?.context ?? top
  }
  const act = async (/** @type {Where} */ where, /** @type {object} */ moves) =>
    call('input.performActions', { context: await contextOf(where), actions: [moves] })
  const strike = (/** @type {Where} */ where, /** @type {unknown[]} */ actions) =>
    act(where, { type: 'key', id: 'keys', actions })
  const evaluate = async (/** @type {Where} */ where, /** @type {string} */ expression) => {
    const { result, exceptionDetails } = await call('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context: await contextOf(where) },
      awaitPromise: false,
      userActivation: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value === undefined ? undefined : JSON.parse(result.value)
  }
  return {
    name: 'Firefox',
    goto: (url) => call('browsingContext.navigate', { context: top, url, wait: 'complete' }),
    evaluate,
    type: (text) => strike('chat', strokesOf(text)),
    press: (where, key) => strike(where, strokesOfKey(key)),
    click: async (where, element) => act(where, clickAt(await evaluate(where, middleOf(element)))),
    async shoot(path) {
      const { data } = await call('browsingContext.captureScreenshot', { context: top })
      writeFileSync(path, Buffer.from(data, 'base64'))
    },
    async close() {
      // Stored data is only written when the browser is closed properly.
      const isClosed = call('browser.close').then(
        () => gone.then(() => true),
        () => false,
      )
      const isOver = await Promise.race([isClosed, pause(closingMs, false, { ref: false })])
      if (!isOver) child.kill('SIGKILL')
      await gone
      if (!kept) rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
