// The page that shows every state of the chat page side by side; part of `npm run dev`.
import { request as forward } from 'node:http'
import { runnerImport } from 'vite'

/**
 * Loads a module of TypeScript.
 * @param {string} path
 * @param {import('vite').Plugin[]} plugins
 */
export const load = async (path, plugins = []) =>
  (await runnerImport(path, { configFile: false, logLevel: 'error', plugins })).module

/** In CSS pixels. */
const widths = { phone: 360, small: 320, panel: 400, wide: 720 }
const choices = {
  locale: ['en', 'ur'],
  theme: ['light', 'dark'],
  width: Object.keys(widths),
}

/**
 * Each state has a host of its own, such as `greeting-en.localhost`, and a fake relay behind it, which is started when
 * the state is first opened.
 *
 * @param {number} port of the development server
 * @param {import('vite').Plugin} weightsFromDisk
 */
export function createStates(port, weightsFromDisk) {
  /** @type {Promise<typeof import('../test/support/chat-scenes.ts')> | undefined} */
  let loading
  // They need the whole dialogue, so they are loaded when they are first shown.
  const scenes = () => {
    loading ??= load('./test/support/chat-scenes.ts', [weightsFromDisk])
    return loading
  }
  /** @type {Map<string, Promise<import('../test/support/fake-relay.ts').FakeRelay>>} */
  const relays = new Map()
  return {
    /**
     * Returns the state that a host shows.
     * @param {string} [host]
     */
    of: (host = '') => /^([a-z-]+-(?:en|ur))\.localhost/.exec(host)?.[1],

    /**
     * Passes a request of the chat page on to the state's relay.
     * @param {string} name
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     */
    async answer(name, request, response) {
      const { chatPageStates, startStateRelay } = await scenes()
      const lang = name.endsWith('-ur') ? 'ur' : 'en'
      const state = chatPageStates.find((one) => one.name === name.slice(0, -3))
      if (!state) return void response.writeHead(404).end()
      const known = relays.get(name)
      const options = /** @type {const} */ ({ lang, now: new Date().toISOString(), webDir: 'dist/web' })
      const started = known ?? startStateRelay(state, options).then(({ relay }) => relay)
      relays.set(name, started)
      const relay = await started
      const { method, headers, url } = request
      const passed = forward(new URL(url ?? '/', relay.url), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      passed.on('error', () => response.destroy())
      response.on('close', () => passed.destroy())
      request.pipe(passed)
    },

    /**
     * Draws the page.
     * @param {URL} url
     */
    async page({ searchParams }) {
      const { chatPageStates } = await scenes()
      const chosen = Object.fromEntries(
        Object.entries(choices).map(([name, [first]]) => [name, searchParams.get(name) ?? first]),
      )
      const { locale, theme, width } = chosen
      const selects = Object.entries(choices).map(
        ([name, values]) =>
          `<label>${name} <select name="${name}">${values
            .map((value) => `<option${value === chosen[name] ? ' selected' : ''}>${value}</option>`)
            .join('')}</select></label>`,
      )
      const frames = chatPageStates.map(({ name, act }) => {
        const address = `http://${name}-${locale}.localhost:${port}/chat?gwId=demo&locale=${locale}&theme=${theme}`
        const note = act ? ' <small>before what the citizen does</small>' : ''
        return `<figure><figcaption><a href="${address}">${name}</a>${note}</figcaption><iframe loading="lazy" title="${name}" src="${address}"></iframe></figure>`
      })
      return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>States of the chat page</title>
    <style>
      body { margin: 0; font: 14px system-ui, sans-serif; background: #e8e6e1; color: #222 }
      form { position: sticky; top: 0; display: flex; gap: 16px; padding: 10px 24px; background: #fff }
      main { display: flex; flex-wrap: wrap; gap: 24px; padding: 24px }
      figure { margin: 0 } figcaption { padding-bottom: 6px } small { color: #666 }
      iframe { width: ${widths[/** @type {keyof typeof widths} */ (width)] ?? widths.phone}px; height: 640px; border: 0; border-radius: 8px; background: #fff }
    </style>
  </head>
  <body>
    <form onchange="this.submit()">${selects.join('')}</form>
    <main>${frames.join('')}</main>
    <script>
      // Answers each page as the loader does: src/widget/bridge/bridge.ts.
      addEventListener('message', ({ data, source }) => {
        const { port1, port2 } = new MessageChannel()
        source.postMessage(data, '*', [port2])
        port1.postMessage({ type: 'init', mode: 'inline' })
      })
    </script>
  </body>
</html>`
    },
  }
}
