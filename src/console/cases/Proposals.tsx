import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ProposalView } from '../../contract/console/cases.ts'
import type { FreshProof } from '../../contract/console/people.ts'
import { rightToDecide } from '../../contract/console/roles.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { attempt, createLoaded, tell } from '../core/loading.ts'
import { addressTo, place } from '../core/place.ts'
import { may, me } from '../core/session.ts'
import { money, present, shortHash } from '../core/words.ts'
import { Busy, Field, Pill, Section, When } from '../parts/parts.tsx'
import { Prove } from '../sign-in/Prove.tsx'
import { endedAt, endOf, isRecent, proposals, readProposals, summaryOf } from './proposal-state.ts'

/** Lists the proposals of one case, or of all: those that wait, and those that ended in the last hour. */
export function Proposals({ caseId }: { caseId?: string }) {
  const loaded = useMemo(
    () => (caseId ? createLoaded((asked) => readProposals(asked, caseId)) : proposals),
    [caseId],
  )
  useEffect(() => {
    if (!may('money.read')) return
    void loaded.load()
    const timer = setInterval(loaded.refresh, 5_000)
    return () => clearInterval(timer)
  }, [loaded])
  if (!may('money.read')) return null
  const { waiting = [], decided = [] } = loaded.value.value ?? {}
  const ended = decided.filter((proposal) => isRecent(proposal, present.value))
  const isAlone = caseId !== undefined
  return (
    <>
      {!isAlone && <h1>Approvals</h1>}
      <Section title="Waiting for a second person">
        {loaded.error.value && <p class="said bad">{loaded.error.value}</p>}
        {waiting.length === 0 && <p class="empty">Nothing waits.</p>}
        <ul class="freezes">
          {waiting.map((proposal) => (
            <Item key={proposal.id} proposal={proposal} reload={loaded.load} isAlone={isAlone} />
          ))}
        </ul>
      </Section>
      {ended.length > 0 && (
        <Section title="Ended in the last hour">
          <ul class="freezes ended">
            {ended.map((proposal) => (
              <Ended key={proposal.id} proposal={proposal} isAlone={isAlone} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

interface ItemProps {
  proposal: ProposalView
  reload: () => Promise<void>
  isAlone: boolean
}

function Item({ proposal, reload, isAlone }: ItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const isAimedAt = !isAlone && place.value.rest[0] === proposal.id
  useEffect(() => {
    if (isAimedAt) item.current?.focus()
  }, [isAimedAt])
  return (
    <li ref={item} tabIndex={-1} data-proposal={proposal.id} data-status={proposal.state}>
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

/** Shows how a proposal ended, and why. */
function Ended({ proposal, isAlone }: Omit<ItemProps, 'reload'>) {
  const isOwn = proposal.proposedBy.id === me.value?.id
  return (
    <li data-proposal={proposal.id} data-status={proposal.state}>
      <p class="line">
        <Pill status={proposal.state} />
        <strong>{summaryOf(proposal)}</strong>
        {!isAlone && <a href={addressTo('cases', proposal.caseId)}>{proposal.caseNumber}</a>}
        <span class="soft end">
          <When at={endedAt(proposal)} />
        </span>
      </p>
      <p>
        {endOf(proposal)}
        {!proposal.isHold && (
          <span class="soft"> · proposed by {isOwn ? 'you' : proposal.proposedBy.firstName}</span>
        )}
      </p>
      {proposal.note && <p class="said bad">{proposal.note}</p>}
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
