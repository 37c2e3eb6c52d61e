import { vi } from 'vitest'

/**
 * Waits until `check` no longer throws. The limit only ends a hang: it is far above what a busy machine needs, as is the
 * limit of `expect.poll` in `vitest.config.ts`.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
