import type { SettingView } from '../../../contract/console/overlay.ts'
import { call } from '../../core/api.ts'
import { attempt } from '../../core/loading.ts'
import { may } from '../../core/session.ts'
import { When } from '../../parts/parts.tsx'

/** Sets a setting that nobody has changed since it was seen, or takes it back (null); tells whether it was done. */
export const changeSetting = ({ path, version }: SettingView<unknown>, value: unknown): Promise<boolean> =>
  attempt(() => call('changeSetting', { body: { path, value, version } }))

/** Tells whether the person may change it here: the file wins. */
export const isOpen = ({ from }: SettingView<unknown>): boolean => from !== 'file' && may('settings.change')

/** Says who says so. */
export const Source = ({ setting }: { setting: SettingView<unknown> }) => {
  const { from, changedBy, changedAt } = setting
  if (from === 'file') return <span class="pill">Set in the file</span>
  if (from === 'nobody') return <span class="pill">Not set</span>
  return (
    <>
      <span class="pill good">Set here</span>{' '}
      <small>
        {changedBy}
        {changedAt && (
          <>
            {' · '}
            <When at={changedAt} />
          </>
        )}
      </small>
    </>
  )
}
