import type { ComponentProps } from 'preact'
import type { SettingOutcome, SettingView } from '../../../contract/console/overlay.ts'
import { settingText } from '../../../contract/console/signed-words.ts'
import { call } from '../../core/api.ts'
import { tell } from '../../core/loading.ts'
import { may } from '../../core/session.ts'
import { When } from '../../parts/parts.tsx'
import { ProvenAct } from '../../team/ProvenAct.tsx'
import { refreshSettingChanges } from './changes-state.ts'

interface ChangeSettingProps {
  setting: SettingView<unknown>
  /** Null resets the setting. */
  value: unknown
  /** Label of the button. */
  label: string
  /** Name of the setting. */
  name: string
  /** Display form of the value; default: the value itself. */
  reading?: string
  disabled?: boolean
  kind?: string
  /** Reloads the page; receives whether the change is already in effect. */
  done: (outcome: SettingOutcome) => unknown
  /** Adds context to the button's label for screen readers. */
  more?: string
}

/** Button that changes or resets a setting after the user confirms their identity. */
export function ChangeSetting({ setting, value, label, name, reading, done, ...button }: ChangeSettingProps) {
  const { path, version } = setting
  const body = { path, value, version }
  const to = value === null ? 'not set here' : (reading ?? String(value))
  const act: ComponentProps<typeof ProvenAct>['act'] = async (proof) => {
    const outcome = await call<SettingOutcome>('changeSetting', { body: { ...body, proof } })
    tell(outcome.proposal === undefined ? 'Changed.' : 'Proposed. A second administrator must approve it.')
    await Promise.all([done(outcome), refreshSettingChanges()])
  }
  return (
    <ProvenAct
      label={label}
      title={`${label}: ${name}`}
      words={settingText('changeSetting', undefined, body)}
      act={act}
      {...button}
    >
      It becomes: <strong>{to}</strong>. A telephone number, or a text with a digit or an address, counts only
      when a second administrator has approved it.
    </ProvenAct>
  )
}

/** Returns whether the user may change it here: the configuration file takes precedence. */
export const isOpen = ({ from }: SettingView<unknown>): boolean => from !== 'file' && may('settings.change')

/** Shows where a setting's value comes from. */
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
