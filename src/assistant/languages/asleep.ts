/**
 * A module that the build may have deferred (scripts/asleep.mjs): fetched and read by the browser, but not
 * run, so that it needs hardly any memory. Without a build, it is the module itself.
 */
export type Sleeping<T> = T | { wake(): T }

/** Runs a deferred module the first time, and returns its exports. */
export const wake = <T extends object>(module: Sleeping<T>): T => ('wake' in module ? module.wake() : module)
