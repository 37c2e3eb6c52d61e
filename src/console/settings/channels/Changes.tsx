import { useEffect, useState } from 'preact/hooks'
import type { SettingProposal } from '../../../contract/console/overlay.ts'
import type { FreshProof } from '../../../contract/console/people.ts'
import { call } from '../../core/api.ts'
import { languageOf } from '../../core/code-words.ts'
import { attempt, tell } from '../../core/loading.ts'
import { may, me } from '../../core/session.ts'
import { Busy, Field, Section, When } from '../../parts/parts.tsx'
import { Prove } from '../../sign-in/Prove.tsx'
import { refreshSettingChanges, settingChanges } from './changes-state.ts'

/** Returns the display name of a setting. */
export function nameOfSetting(path: string): string {
  const [room, name = '', ...rest] = path.split('.')
  if (path === 'profile.crisisLine') return 'the crisis line'
  if (path === 'profile.childLine') return 'the line for children'
  if (path === 'profile.violenceLine') return 'the line about violence at home'
  if (room === 'channels') return `the sites of the channel ${name}`
  if (name === 'banks') return `the fraud number of ${rest[0]}`
  const [lang = '', ...key] = rest
  return `the text ${key.join('.')} in ${languageOf(lang)}`
}

/** Formats a value, or says that it is not set. */
export const valueShown = (value: string | null): string => (value === null ? 'not set here' : `“${value}”`)

/** Lists changes that wait for a second administrator, and changes of the last 24 hours. */
export function Changes() {
  useEffect(() => void refreshSettingChanges(), [])
  const view = settingChanges.value.value
  if (!view) return <p class="empty">{settingChanges.error.value || 'Loading…'}</p>
  return (
    <>
      <div class="heading">
        <h1>Changes</h1>
        <p class="soft">
          Telephone numbers, and texts with a digit or an address, count only when a second administrator has
          approved them.
        </p>
      </div>
      <Section title="Waiting for a second administrator">
        {settingChanges.error.value && <p class="said bad">{settingChanges.error.value}</p>}
        {view.waiting.length === 0 && <p class="empty">Nothing waits.</p>}
        <ul class="freezes">
          {view.waiting.map((proposal) => (
            <Waiting key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      </Section>
      <Section title="Changed in the last 24 hours">
        {view.news.length === 0 && <p class="empty">Nothing was changed.</p>}
        <ul class="freezes">
          {view.news.map(({ path, from, to, changedBy, approvedBy, changedAt }) => (
            <li key={path} data-path={path}>
              <p class="line">
                <strong>{nameOfSetting(path)}</strong>
                <span class="soft end">
                  <When at={changedAt} />
                </span>
              </p>
              <FromTo from={from} to={to} />
              <p class="soft">
                {changedBy}
                {approvedBy && `, approved by ${approvedBy}`}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

const FromTo = ({ from, to }: { from: string | null; to: string | null }) => (
  <dl class="facts-list">
    <div class="fact">
      <dt>from</dt>
      <dd dir="auto">{valueShown(from)}</dd>
    </div>
    <div class="fact">
      <dt>to</dt>
      <dd dir="auto">{valueShown(to)}</dd>
    </div>
  </dl>
)

function Waiting({ proposal }: { proposal: SettingProposal }) {
  const { id, path, from, to, proposedBy, proposedAt, expiresAt } = proposal
  return (
    <li data-proposal={id} data-path={path}>
      <p class="line">
        <strong>{nameOfSetting(path)}</strong>
        <span class="soft end">
          ends <When at={expiresAt} />
        </span>
      </p>
      <FromTo from={from} to={to} />
      <p class="soft">
        {proposedBy.firstName} · <When at={proposedAt} />
      </p>
      <Decide proposal={proposal} />
    </li>
  )
}

/**
 * Approval by the second person. There is no keyboard shortcut for it; the proposer sees why there is no
 * button.
 */
function Decide({ proposal: { id, digest, proposedBy } }: { proposal: SettingProposal }) {
  const [note, setNote] = useState('')
  if (!may('settings.change')) return <p class="soft">Your role does not approve this.</p>
  if (proposedBy.id === me.value?.id) {
    return (
      <p class="actions">
        <span class="soft">Another administrator must approve what you have proposed.</span>
        <Busy onClick={() => attempt(() => call('withdrawSetting', { id })).then(refreshSettingChanges)}>
          Withdraw
        </Busy>
      </p>
    )
  }
  const approve = (proof: FreshProof | undefined) =>
    call('approveSetting', { id, body: { digest, proof } })
      .then(() => tell('Approved. It counts now.'))
      .finally(refreshSettingChanges)
  const reject = () =>
    attempt(() => call('rejectSetting', { id, body: { note: note.trim() } })).then(refreshSettingChanges)
  return (
    <div class="decide">
      <Prove label="Approve exactly this" digest={() => digest} act={approve} />
      <Field
        label="Or say why not"
        input={{ value: note, onInput: (event) => setNote(event.currentTarget.value) }}
      />
      <Busy kind="danger" disabled={note.trim().length < 10} onClick={reject}>
        Reject
      </Busy>
    </div>
  )
}
