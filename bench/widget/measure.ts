import { type Browser, type CDPSession, chromium, errors, type Page } from 'playwright-core'
import { type Notes, probe } from './probe.ts'

/** One visit: the time to the launcher, and from the click to a usable panel. */
export interface Visit {
  launcherMs: number
  usableMs: number
  /** From the click until the newest message is on the screen too. */
  messageMs: number
  /** JavaScript heap of the page and its frames after a garbage collection, in bytes. */
  heapBytes: number
  /** Longest task of the page's thread, before the click and after it; 0 if none was over 50 ms. */
  loadTaskMs: number
  openTaskMs: number
  shift: number
}

export interface VisitOptions {
  url: string
  /** Text of the newest message; empty for a conversation that has not started. */
  newest: string
  /** Our launcher is in a closed shadow root, so it is clicked by position. */
  isClosed: boolean
}

/** CPU slowdown factor. */
export const slowdown = 4
export const cutOffMs = 60_000
const view = { width: 412, height: 823 }

/**
 * Launches a Chromium that runs everything of a page in one process, as on phones with little memory, so that
 * the slowdown and the heap include what a product keeps in a cross-origin frame.
 */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.PARLEY_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-site-isolation-trials',
      '--disable-features=IsolateOrigins,site-per-process',
    ],
  })

/** Visits a page once; undefined if it took longer than the cut-off. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit | undefined> {
  const context = await browser.newContext({ viewport: view, isMobile: true, hasTouch: true })
  context.setDefaultTimeout(cutOffMs)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(`(${probe.toString()})(${JSON.stringify(options.newest)})`)
  try {
    return await within(cutOffMs, measure(page, cdp, options))
  } catch (error) {
    if (error instanceof errors.TimeoutError) return undefined
    throw error
  } finally {
    // A busy page does not close; the caller closes its browser.
    await within(2_000, context.close())
  }
}

async function measure(page: Page, cdp: CDPSession, { url, isClosed }: VisitOptions): Promise<Visit> {
  // No locator and no function to wait for before the heap is read: Playwright's own script for these would
  // be included, with 0.7 MB.
  await page.goto(url)
  while (!(await notesOf(page)).launcherAt) await page.waitForTimeout(100)
  await page.waitForTimeout(1_000)
  // Not awaited: a product that computes for a minute does not respond to clicks for as long.
  void click(page, isClosed).catch(() => undefined)
  const frame = await findPanel(page)
  await page.waitForTimeout(1_000)
  // Some replace their field after it first becomes available.
  await frame.evaluate(focusField)
  await page.keyboard.type('hello')
  const typed = await frame.evaluate(() => {
    let field = document.activeElement
    while (field?.shadowRoot) field = field.shadowRoot.activeElement
    return field && 'value' in field ? String(field.value) : (field?.textContent ?? '')
  })
  if (!typed.includes('hello')) throw new Error(`${url}: what is typed does not arrive`)
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const host = await notesOf(page)
  const start = await page.evaluate<number>('performance.timeOrigin + benchStart')
  const inner = await notesOf(frame)
  // What the page did before the product loaded is not the product's.
  const tasks = host.longTasks.filter(({ at, ms }) => at + ms > start && at < inner.messageAt)
  const longest = (isLoad: boolean): number =>
    Math.max(0, ...tasks.filter(({ at }) => at < host.clickAt === isLoad).map(({ ms }) => ms))
  return {
    launcherMs: host.launcherAt - start,
    usableMs: inner.fieldAt - host.clickAt,
    messageMs: inner.messageAt - host.clickAt,
    heapBytes: usedSize,
    loadTaskMs: longest(true),
    openTaskMs: longest(false),
    shift: frame === page.mainFrame() ? host.shift : host.shift + inner.shift,
  }
}

/** Presses the launcher where a finger would. */
async function click(page: Page, isClosed: boolean): Promise<void> {
  const middle = await page.evaluate(() => {
    const box = document.querySelector('.launcher, .chat-window-toggle')?.getBoundingClientRect()
    return box && [box.x + box.width / 2, box.y + box.height / 2]
  })
  const [x = 0, y = 0] = (!isClosed && middle) || [view.width - 48, view.height - 48]
  await page.mouse.click(x, y)
}

/** Focuses the first editable field, in any shadow root; runs in the page. */
function focusField(): void {
  const find = (root: ParentNode): HTMLElement | undefined => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.matches('textarea, input[type=text], [contenteditable=true]')) return element
      const within = element.shadowRoot && find(element.shadowRoot)
      if (within) return within
    }
    return undefined
  }
  find(document)?.focus()
}

type Frame = ReturnType<Page['mainFrame']>

/** Returns the frame whose panel can be typed in. */
async function findPanel(page: Page): Promise<Frame> {
  for (;;) {
    for (const frame of page.frames()) {
      const notes = await notesOf(frame)
      if (notes?.fieldAt && notes.messageAt) return frame
    }
    await page.waitForTimeout(100)
  }
}

const notesOf = (frame: Page | Frame): Promise<Notes> => frame.evaluate<Notes>('globalThis.benchNotes')

const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms))])
