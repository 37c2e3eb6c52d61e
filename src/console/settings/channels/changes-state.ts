import type { SettingChanges } from '../../../contract/console/overlay.ts'
import { call } from '../../core/api.ts'
import { createLoaded } from '../../core/loading.ts'
import { may } from '../../core/session.ts'

/** What waits for a second administrator, and what has changed within a day. */
export const settingChanges = createLoaded((asked) =>
  call<SettingChanges>('listSettingChanges', { ...asked }),
)

const lookMs = 30_000

/** Looks again because somebody has done something. */
export const refreshSettingChanges = (): Promise<void> => settingChanges.load()

/** Looks now and then, as long as the page is there. */
export function watchSettingChanges(): (() => void) | undefined {
  if (!may('settings.read')) return undefined
  void settingChanges.refresh()
  const timer = setInterval(settingChanges.refresh, lookMs)
  return () => clearInterval(timer)
}
