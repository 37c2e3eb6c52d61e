import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { FakeRelay } from './fake-relay.ts'

/** The page waits so long for the first word of a stream, and tries two of them: see core/listener.ts. */
const firstWordMs = 12_000
const streams = 2

/** Turns the page's clock past the streams on which nothing comes through, until it asks instead of listening. */
export async function passFirstWords(page: Page, relay: FakeRelay): Promise<void> {
  const isStream = (line: string) => line.startsWith('GET /chat/v1/events') && !line.includes('wait=')
  for (let opened = 1; opened <= streams; opened++) {
    await expect.poll(() => relay.requests.filter(isStream).length).toBe(opened)
    await page.clock.fastForward(firstWordMs)
  }
  await expect.poll(() => relay.requests.some((line) => line.includes('wait='))).toBe(true)
}
