import type { SettingChanges } from '../../../contract/console/overlay.ts'
import { call } from '../../core/api.ts'
import { createLoaded } from '../../core/loading.ts'
import { may } from '../../core/session.ts'

/** Changes that wait for a second administrator, and changes of the last 24 hours. */
export const settingChanges = createLoaded((asked) =>
  call<SettingChanges>('listSettingChanges', { ...asked }),
)

const lookMs = 30_000

/** Reloads after a user action. */
export const refreshSettingChanges = (): Promise<void> => settingChanges.load()

/** Polls while the page is open. */
export function watchSettingChanges(): (() => void) | undefined {
  if (!may('settings.read')) return undefined
  void settingChanges.refresh()
  const timer = setInterval(settingChanges.refresh, lookMs)
  return () => clearInterval(timer)
}
