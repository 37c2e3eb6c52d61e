import type { Saved, Store } from '../core/ports.ts'

/** Creates a store for devices that have none: everything is gone with the page. */
export function createMemoryStore(): Store {
  return {
    load: (): Promise<Saved> => Promise.resolve({ outbox: [] }),
    saveSession: () => Promise.resolve(),
    saveLog: () => Promise.resolve(),
    putItem: () => Promise.resolve(),
    removeItem: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
}
