import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core'
import { inject } from 'vitest'
import type { HostMessage, PageMessage } from '../../src/widget/bridge/bridge.ts'
import type { Parley, Settings } from '../../src/widget/loader/index.ts'
import { desktop, openPage } from './browser.ts'
import { type Site, startSite } from './static-server.ts'

const demo = resolve(import.meta.dirname, '../../demo')
/** Returns a page as text. */
const html = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`

const chatPage = html(
  `<title>Chat</title><meta name="color-scheme" content="light dark"><style>
    html, body { height: 100%; margin: 0 }
    body { display: grid; grid-template-rows: auto 1fr auto; font: 16px/1.5 system-ui; background: Canvas }
    header { display: flex; justify-content: space-between; padding: 16px; border-bottom: 1px solid #8883 }
    p { margin: 16px; padding: 12px 16px; border-radius: 18px; align-self: start; background: #8882 }
    textarea { margin: 12px 16px; padding: 12px; border-radius: 16px; font: inherit }
  </style>`,
  `<header><b>Scam help</b><button>Close</button></header><p>Tell me what happened.</p><textarea></textarea><script src="/page.js"></script>`,
)

/**
 * Starts a relay that serves the built loader and a fake chat page, and a customer's site on another origin.
 */
export async function startLoaderSites() {
  const relay = await startSite({
    '/widget.js': { body: inject('loader'), type: 'text/javascript' },
    '/chat': { body: chatPage },
    '/page.js': { body: inject('fakeChatPage'), type: 'text/javascript' },
  })
  const read = (path: string) =>
    readFileSync(join(demo, path), 'utf8').replaceAll('%RELAY%', relay.url).replaceAll('%CHANNEL%', 'demo')
  const policy = `default-src 'self'; script-src 'self' ${relay.url}; frame-src ${relay.url}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
  const strict = { 'content-security-policy': policy }
  const customer = await startSite({
    '/demo/': { body: read('site/index.html'), headers: strict },
    '/demo/site.css': { body: read('site/site.css'), type: 'text/css' },
    '/demo/embed.js': { body: read('site/embed.js'), type: 'text/javascript' },
    '/demo/icon.svg': { body: read('site/icon.svg'), type: 'image/svg+xml' },
    '/long.css': { body: '#long { height: 3000px }', type: 'text/css' },
    '/strict/': { body: strictPage(relay.url), headers: strict },
    '/strict/early.js': { body: documented('js'), type: 'text/javascript' },
    '/plain': { body: plainPage(`<script src="${relay.url}/widget.js"></script>`) },
  })
  return {
    relay,
    customer,
    async stop() {
      await relay.stop()
      await customer.stop()
    },
  }
}
export type LoaderSites = { relay: Pick<Site, 'url'>; customer: Site }

/** Returns a long page with a button, so that there is something to scroll and to return to. */
export const plainPage = (head: string) =>
  html(
    `${head}<link rel="stylesheet" href="/long.css">`,
    '<h1>A page</h1><button id="own">Own button</button><div id="box"></div><p id="long">Long</p>',
  )

/** Returns the first sample of docs/embedding.md in a language: the snippet, or the queue for early calls. */
function documented(language: 'html' | 'js'): string {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/embedding.md'), 'utf8')
  const [, sample] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(text) ?? []
  if (sample === undefined) throw new Error(`docs/embedding.md has no ${language} sample`)
  return sample
}

/** Returns a page that runs exactly what the documentation prints: early calls, and the snippet. */
const strictPage = (relayUrl: string) =>
  html(
    '<script src="early.js"></script>',
    `<h1>A page with a strict policy</h1>${documented('html').replaceAll('https://chat.example', relayUrl)}`,
  )

interface VisitOptions extends BrowserContextOptions {
  /** Default `/plain`. */
  path?: string
  /** Whether the test controls the page's clock. */
  hasClock?: boolean
}

/** Opens a path of the customer's site and returns helpers for tests. Motion is reduced. */
export async function visit(
  browser: Browser,
  { customer, relay }: LoaderSites,
  { path = '/plain', hasClock = false, ...options }: VisitOptions = {},
) {
  const opened = await openPage(browser, { ...desktop, ...options })
  if (hasClock) await opened.page.clock.install()
  await opened.page.addInitScript(keepShadow)
  await opened.page.goto(`${customer.local}${path}`)
  return { ...opened, ...handle(opened.page, relay) }
}

/** Gives tests access to the launcher, which is in a closed shadow root. */
function keepShadow() {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init)
    Object.assign(window, { shadow: root })
    return root
  }
}

/** Visible state of the widget; undefined if it is not on the page. */
interface Look {
  launcher: {
    x: number
    y: number
    width: number
    height: number
    label: string | null
    expanded: string | null
  }
  /** Text of the badge; empty if none is shown. */
  badge: string
  panel: { x: number; y: number; width: number; height: number; isVisible: boolean; radius: string }
  /** Tag of the focused element in the shadow root. */
  focus: string | undefined
}

function look(): Look | undefined {
  const { shadow } = window as unknown as { shadow?: ShadowRoot }
  if (!shadow?.host.isConnected) return undefined
  // A chat in a container has no launcher.
  const find = (tag: string) => shadow.querySelector<HTMLElement>(tag) ?? document.createElement(tag)
  const [button, panel, badge] = [find('button'), find('dialog'), find('span')]
  const box = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  }
  const style = getComputedStyle(panel)
  return {
    launcher: {
      ...box(button),
      label: button.getAttribute('aria-label'),
      expanded: button.getAttribute('aria-expanded'),
    },
    badge: badge.checkVisibility() ? (badge.textContent ?? '') : '',
    panel: {
      ...box(panel),
      isVisible: panel.checkVisibility({ visibilityProperty: true }),
      radius: style.borderRadius,
    },
    focus: shadow.activeElement?.tagName,
  }
}

/** Returns the centre of the launcher, for a finger or a mouse. */
async function launcherPoint(page: Page): Promise<{ x: number; y: number }> {
  const seen = await page.evaluate(look)
  if (!seen) throw new Error('There is no launcher on the page')
  const { x, y, width, height } = seen.launcher
  return { x: x + width / 2, y: y + height / 2 }
}

function handle(page: Page, relay: Pick<Site, 'url'>) {
  const chatFrame = (): Frame | undefined => page.frames().find((frame) => frame.url().startsWith(relay.url))
  return {
    /** Makes a call of `window.Parley`. */
    call: (name: 'open' | 'close' | 'toggle' | 'show' | 'hide' | 'destroy') =>
      page.evaluate((method) => (window.Parley as Parley)[method](), name),
    init: (settings: Partial<Settings> = {}) =>
      page.evaluate(
        (given) => (window.Parley as Parley).init({ gwId: 'demo', ...given }),
        settings as object,
      ),
    look: async (): Promise<Look> => {
      // Animations scale what they show; wait for the last one.
      await page.evaluate(() => {
        const { shadow } = window as unknown as { shadow?: ShadowRoot }
        return Promise.all(shadow?.getAnimations().map(({ finished }) => finished) ?? [])
      })
      const seen = await page.evaluate(look)
      if (!seen) throw new Error('There is no widget on the page')
      return seen
    },
    isThere: async () => (await page.evaluate(look)) !== undefined,
    async clickLauncher() {
      const { x, y } = await launcherPoint(page)
      await page.mouse.click(x, y)
    },
    async tapLauncher() {
      const { x, y } = await launcherPoint(page)
      // A touch whose end arrives late on a busy machine is a long press, and no click.
      await page.mouse.click(x, y)
    },
    async hoverLauncher() {
      const { x, y } = await launcherPoint(page)
      await page.mouse.move(x, y)
    },
    /** Returns the frame of the chat page, once it has reported that it is ready. */
    async chat(): Promise<Frame> {
      for (;;) {
        const frame = chatFrame()
        if (frame && (await frame.evaluate(() => 'heard' in window).catch(() => false))) return frame
        await page.waitForTimeout(20)
      }
    },
    hasFrame: () => chatFrame() !== undefined,
    async heard(): Promise<HostMessage[]> {
      return (await chatFrame()?.evaluate(() => (window as unknown as Heard).heard)) ?? []
    },
    say: (message: PageMessage) =>
      chatFrame()?.evaluate((said) => (window as unknown as Heard).say(said), message),
  }
}

interface Heard {
  heard: HostMessage[]
  say(message: PageMessage): void
}
