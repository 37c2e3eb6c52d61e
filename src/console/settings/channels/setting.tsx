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
  /** Null takes back what was set. */
  value: unknown
  /** What the button says. */
  label: string
  /** What the setting is called. */
  name: string
  /** How the value reads; default: as it is. */
  reading?: string
  disabled?: boolean
  kind?: string
  /** Reads the page again; hears whether the change counts already. */
  done: (outcome: SettingOutcome) => unknown
  /** Says more of the button to who does not see what it stands beside. */
  more?: string
}

/** A button that sets a setting, or takes it back, when its person shows that they are there. */
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
