import type { Store } from '../core/ports.ts'

/** Creates a store for devices that have none: everything is gone with the page. */
export function createMemoryStore(): Store {
  const forget = async () => {}
  return {
    load: async () => ({ outbox: [] }),
    saveSession: forget,
    saveLog: forget,
    putItem: forget,
    removeItem: forget,
    clear: forget,
  }
}
