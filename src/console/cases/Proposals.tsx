import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ProposalList } from '../../contract/console/case-acts.ts'
import type { ProposalView } from '../../contract/console/cases.ts'
import type { FreshProof } from '../../contract/console/people.ts'
import { rightToDecide } from '../../contract/console/roles.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { attempt, createLoaded, tell } from '../core/loading.ts'
import { addressTo } from '../core/place.ts'
import { may, me } from '../core/session.ts'
import { money, shortHash } from '../core/words.ts'
import { Busy, Field, Pill, Section, When } from '../parts/parts.tsx'
import { Prove } from '../sign-in/Prove.tsx'

/** Lists the proposals of one case, or all pending ones. */
export function Proposals({ caseId }: { caseId?: string }) {
  const loaded = useMemo(
    () => createLoaded((asked) => call<ProposalList>('listProposals', { query: { caseId }, ...asked })),
    [caseId],
  )
  useEffect(() => {
    if (!may('money.read')) return
    void loaded.load()
    const timer = setInterval(loaded.refresh, 5_000)
    return () => clearInterval(timer)
  }, [loaded])
  if (!may('money.read')) return null
  const rows = loaded.value.value?.rows ?? []
  const list = (
    <Section title="Waiting for a second person">
      {loaded.error.value && <p class="said bad">{loaded.error.value}</p>}
      {rows.length === 0 && <p class="empty">Nothing waits.</p>}
      <ul class="freezes">
        {rows.map((proposal) => (
          <Item key={proposal.id} proposal={proposal} reload={loaded.load} isAlone={caseId !== undefined} />
        ))}
      </ul>
    </Section>
  )
  if (caseId) return list
  return (
    <>
      <h1>Approvals</h1>
      {list}
    </>
  )
}

interface ItemProps {
  proposal: ProposalView
  reload: () => Promise<void>
  isAlone: boolean
}

function Item({ proposal, reload, isAlone }: ItemProps) {
  return (
    <li data-proposal={proposal.id} data-status={proposal.state}>
      <p class="line">
        <Pill status={proposal.state} />
        <strong>{plain(proposal.action)}</strong>
        {!isAlone && <a href={addressTo('cases', proposal.caseId)}>{proposal.caseNumber}</a>}
        <span class="soft end">
          ends <When at={proposal.expiresAt} />
        </span>
      </p>
      <dl class="facts-list">
        {Object.entries(proposal.what).map(([name, value]) => (
          <div class="fact" key={name}>
            <dt>{plain(name.replaceAll(/([A-Z])/g, ' $1').toLowerCase())}</dt>
            <dd class={typeof value === 'string' && value.length > 30 ? 'mono' : ''} title={String(value)}>
              {typeof value === 'number' && /amount/i.test(name) ? money(value) : shown(value)}
            </dd>
          </div>
        ))}
      </dl>
      <p class="words">{proposal.reason}</p>
      <p class="soft">
        {proposal.proposedBy.firstName} · <When at={proposal.proposedAt} />
      </p>
      {proposal.note && <p class="said bad">{proposal.note}</p>}
      {proposal.state === 'proposed' && <Decide proposal={proposal} reload={reload} />}
    </li>
  )
}

const shown = (value: string | number) => {
  if (typeof value === 'number') return String(value)
  if (/^[a-z]+(_[a-z]+)+$/.test(value)) return plain(value)
  return value.length > 40 ? shortHash(value) : value
}

/**
 * Approval by the second person. There is no keyboard shortcut for it; the proposer sees why there is no
 * button.
 */
function Decide({ proposal, reload }: { proposal: ProposalView; reload: () => Promise<void> }) {
  const [note, setNote] = useState('')
  const { id, digest } = proposal
  if (proposal.proposedBy.id === me.value?.id) {
    const withdraw = () => attempt(() => call('withdraw', { id })).then(reload)
    return (
      <p class="actions">
        <span class="soft">Somebody else must approve what you have proposed.</span>
        <Busy onClick={withdraw}>Withdraw</Busy>
      </p>
    )
  }
  if (!may(rightToDecide(proposal.action))) {
    return <p class="soft">Your role does not approve this.</p>
  }
  const approve = (proof: FreshProof | undefined) =>
    call('approve', { id, body: { digest, proof } })
      .then(() => tell('Approved.'))
      .finally(reload)
  const reject = () => attempt(() => call('reject', { id, body: { note: note.trim() } })).then(reload)
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
