import { effect } from '@preact/signals'
import type { CreditsAnswer } from '../../../contract/console/records.ts'
import { call } from '../../core/api.ts'
import { createLoaded } from '../../core/loading.ts'
import { may } from '../../core/session.ts'

/** Voice credits of the workspace, shared by the page and the warning. */
export const credits = createLoaded(() => call<CreditsAnswer>('getCredits', { unattended: true }))

const lookEveryMs = 5 * 60_000

/** Polls the credits for users who can buy them. */
export function watchCredits(): () => void {
  const look = () => {
    if (may('settings.change')) void credits.load()
  }
  const stop = effect(look)
  const timer = setInterval(look, lookEveryMs)
  return () => {
    stop()
    clearInterval(timer)
  }
}

/** Formats an amount given in the smallest unit of its currency, such as 750 as `USD 7.50`. */
export const price = (minor: number, currency: string): string =>
  `${currency} ${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
