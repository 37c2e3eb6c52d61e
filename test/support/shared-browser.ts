import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/** Connects to the browser that all files share. Everything opened here is closed with the connection. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('browserUrl'))
