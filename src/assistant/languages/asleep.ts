/**
 * A module that the build may have put to sleep (scripts/asleep.mjs): fetched and read by the browser, but not run, so
 * that it needs hardly any memory. Unbuilt, it is the module itself.
 */
export type Sleeping<T> = T | { wake(): T }

/** Runs a module that sleeps, the first time, and gives what it exports. */
export const wake = <T extends object>(module: Sleeping<T>): T => ('wake' in module ? module.wake() : module)
