import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { page as pageConfig, toWorker } from '../../vite.config.ts'

/** Builds the chat page as it ships, into a folder of its own; answers the folder. */
export async function buildChatPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'parley-page-'))
  const before = process.env.NODE_ENV
  // The test runner's own mode would build the development form.
  process.env.NODE_ENV = 'production'
  await build({
    ...pageConfig,
    mode: 'production',
    logLevel: 'silent',
    build: { ...pageConfig.build, outDir },
  })
  await build({ ...toWorker(outDir), mode: 'production', logLevel: 'silent' })
  process.env.NODE_ENV = before ?? ''
  return outDir
}

/** The system's Chromium; no sandbox, because tests run as root in containers. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.PARLEY_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })

/** Everything that a page complains of: errors of scripts, and what its policy forbids. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // A network that fails is part of many tests.
    if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text())) {
      complaints.push(message.text())
    }
  })
  return complaints
}

/** The texts of all bubbles, in order. */
export const bubblesOf = (page: Page): Promise<string[]> =>
  page.locator('.entry').evaluateAll((entries) => entries.map((entry) => entry.textContent ?? ''))
