import { type Cancel, realTimers, type Timers } from './timers.ts'

/** Returns the result of `work`. @throws Error `no answer` if that takes longer than `ms` */
export async function within<T>(work: Promise<T>, ms: number, timers: Timers = realTimers): Promise<T> {
  let cancel: Cancel | undefined
  const late = new Promise<never>((_, reject) => {
    cancel = timers.setTimeout(() => reject(new Error('no answer')), ms)
  })
  return Promise.race([work, late]).finally(() => cancel?.())
}
