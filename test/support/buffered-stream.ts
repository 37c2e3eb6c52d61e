import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { FakeRelay } from './fake-relay.ts'

/** How long the page waits for the first event of a stream; it tries two streams: see core/listener.ts. */
const firstWordMs = 12_000
const streams = 2

/**
 * Advances the page's clock past the streams on which nothing arrives, until it polls instead of listening.
 */
export async function passFirstWords(page: Page, relay: FakeRelay): Promise<void> {
  const isStream = (line: string) => line.startsWith('GET /chat/v1/events') && !line.includes('wait=')
  for (let opened = 1; opened <= streams; opened++) {
    await expect.poll(() => relay.requests.filter(isStream).length).toBe(opened)
    await page.clock.fastForward(firstWordMs)
  }
  await expect.poll(() => relay.requests.some((line) => line.includes('wait='))).toBe(true)
}
