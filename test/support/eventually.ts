import { vi } from 'vitest'

/**
 * Waits until `check` no longer throws. The timeout only ends a hang: it is far above what a busy machine
 * needs, like that of `expect.poll` in `vitest.config.ts`.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
