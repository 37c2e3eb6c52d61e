import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { asAdmin } from './admin-key.ts'
import { phone } from './browser.ts'
import { watchChat } from './chat-screen.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { launchSpeakingBrowser, type SpeakingBrowser } from './speaking-browser.ts'

export const record = 'Record a voice message'
/** An engine may take a minute to load on a busy machine. */
export const patience = { timeout: 120_000, interval: 250 }

/** A server, and a browser that speaks to its chat. */
export interface SpokenChat {
  server: ServerProcess
  speaking: SpeakingBrowser
  /** Opens a phone with a new chat, whose first question is shown. */
  open(prepare?: (page: Page) => Promise<unknown>, options?: BrowserContextOptions): Promise<OpenChat>
  setCredits(credits: number): Promise<unknown>
  /** Closes what was opened. */
  tidy(): Promise<void>
  stop(): Promise<void>
}

interface OpenChat {
  page: Page
  chat: ReturnType<typeof watchChat>
}

/** Starts a spoken chat. `weights` names the folder of the engines; by default there are none. */
export async function startSpokenChat(weights = '/nowhere'): Promise<SpokenChat> {
  const server = await startServer({ PARLEY_WEIGHTS: weights })
  const speaking = await launchSpeakingBrowser()
  const opened: { close(): Promise<void> }[] = []
  const setCredits = (credits: number) =>
    fetch(`${server.url()}/sandbox/workspaces/demo-teamspace`, {
      method: 'POST',
      headers: { ...asAdmin, 'content-type': 'application/json' },
      body: JSON.stringify({ credits }),
    })
  await setCredits(1000)
  return {
    server,
    speaking,
    setCredits,
    async open(prepare = async () => {}, options = {}) {
      const context = await speaking.browser.newContext({ ...phone, ...options })
      opened.push(context)
      const page = await context.newPage()
      await prepare(page)
      await page.goto(`${server.url()}/chat?gwId=demo`)
      const chat = watchChat(page)
      await chat.see('Tell me what happened', 60_000)
      await page.getByRole('button', { name: record }).waitFor()
      return { page, chat }
    },
    async tidy() {
      for (const context of opened.splice(0)) await context.close()
    },
    async stop() {
      await speaking.browser.close()
      await server.remove()
    },
  }
}

export const draft = (page: Page) => page.getByRole('textbox').inputValue()

/** Waits for words in the composer, and returns them. */
export async function waitForWords(page: Page): Promise<string> {
  await expect.poll(() => draft(page).catch(() => ''), patience).not.toBe('')
  return draft(page)
}

/** Speaks a sentence into the microphone and waits for its words. */
export async function dictate({ speaking }: SpokenChat, page: Page, wav: Uint8Array): Promise<string> {
  speaking.say(wav)
  await page.getByRole('button', { name: record }).click()
  return waitForWords(page)
}

/** Shows that typing works, whatever happened to voice. */
export async function typeOn(page: Page): Promise<void> {
  await page.getByRole('textbox').fill('I can still type')
  await page.keyboard.press('Enter')
  await watchChat(page).see('I can still type')
}
