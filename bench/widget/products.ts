import { resolve } from 'node:path'

/** A chat widget under test, on a minimal customer page. */
export interface Product {
  name: string
  /** The script of its page, bundled with the product; see {@link host}. Absent for our own. */
  host?: string
}

/**
 * Returns the host page script of another product, in one bundle: it draws a launcher of class `launcher`
 * once its script has run (the product's own, if it has one), and opens the panel at its first click, with
 * the messages of `benchHistory` in it. Messages are answered immediately.
 */
const host = (name: string): string => resolve(process.cwd(), `bench/widget/hosts/${name}.mjs`)

export const products: readonly Product[] = [
  { name: 'Parley' },
  { name: 'deep-chat', host: host('deep-chat') },
  { name: '@nlux/core', host: host('nlux') },
  { name: '@n8n/chat', host: host('n8n') },
  { name: 'botframework-webchat', host: host('botframework') },
]
