import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumOptions } from './browser.ts'
import { buildChatPage, buildLoader, buildScript } from './build.ts'

declare module 'vitest' {
  /** Values that the files of the browser tests share. */
  interface ProvidedContext {
    /** Address of the shared browser. */
    browserUrl: string
    /** Folder of the built chat page, its service worker, and the loader as `widget.js`. */
    webDir: string
    /** The built loader. */
    loader: string
    /** The script of a page that replaces the chat page. */
    fakeChatPage: string
  }
}

/** Builds the page and starts the browser once, for all files of the browser tests. */
export default async function setUp(project: TestProject) {
  const server = await chromium.launchServer(chromiumOptions)
  const webDir = await buildChatPage()
  const loader = await buildLoader()
  writeFileSync(join(webDir, 'widget.js'), loader)
  project.provide('browserUrl', server.wsEndpoint())
  project.provide('webDir', webDir)
  project.provide('loader', loader)
  project.provide('fakeChatPage', await buildScript('fake-chat-page.ts'))
  return async () => {
    await server.close()
    rmSync(webDir, { recursive: true, force: true })
  }
}
