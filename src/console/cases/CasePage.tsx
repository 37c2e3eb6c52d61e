import { useEffect, useMemo } from 'preact/hooks'
import type { CaseFile } from '../../contract/console/cases.ts'
import { call } from '../core/api.ts'
import { plain, scamWords } from '../core/code-words.ts'
import { attempt, createLoaded, type Loaded } from '../core/loading.ts'
import { addressTo } from '../core/place.ts'
import { may } from '../core/session.ts'
import { money, paidWords } from '../core/words.ts'
import { Busy, Pill, Section, When } from '../parts/parts.tsx'
import { CaseActs } from './CaseActs.tsx'
import { Contact } from './Contact.tsx'
import { type CaseParts, isTraceDue, toParts } from './case-parts.ts'
import { Disputes } from './Disputes.tsx'
import { Freezes } from './Freezes.tsx'
import { Messages } from './Messages.tsx'
import { PathOfMoney } from './PathOfMoney.tsx'
import { PathTable } from './PathTable.tsx'
import { Proposals } from './Proposals.tsx'
import { Recommendations } from './Recommendations.tsx'

/** Page of a single case. */
export function CasePage({ caseId }: { caseId: string }) {
  const loaded: Loaded<CaseFile> = useMemo(
    () => createLoaded((asked) => call<CaseFile>('getCase', { id: caseId, ...asked })),
    [caseId],
  )
  useEffect(() => {
    void loaded.load()
    const timer = setInterval(loaded.refresh, 10_000)
    return () => clearInterval(timer)
  }, [loaded])
  const file = loaded.value.value
  const parts = file && toParts(file, loaded.load)
  const isDue = parts !== undefined && isTraceDue(parts) && may('case.work')
  useEffect(() => {
    // Money that was returned or released is gone from where the trace found it.
    if (isDue) void attempt(() => call('traceCase', { id: caseId })).then(loaded.load)
  }, [isDue, caseId, loaded])
  if (!parts) return <p class="empty">{loaded.error.value || 'Loading…'}</p>
  return (
    <>
      <Top parts={parts} />
      <Sums parts={parts} />
      <Path parts={parts} />
      <div class="columns">
        <div>
          <Recommendations parts={parts} />
          <Freezes parts={parts} />
          <Disputes parts={parts} />
          <Proposals caseId={caseId} />
          <Messages parts={parts} />
        </div>
        <div>
          <Story file={parts.file} />
          <CaseActs parts={parts} />
          <Timeline file={parts.file} />
        </div>
      </div>
    </>
  )
}

const Top = ({ parts: { file } }: { parts: CaseParts }) => (
  <div class="case-top">
    <a class="back" href={addressTo('cases')}>
      ‹ Cases
    </a>
    <h1 class="mono">{file.row.number}</h1>
    <p class="line">
      <Pill status={file.row.status} />
      <span>{plain(file.row.scamType, scamWords)}</span>
      {file.row.paidAt && <span class="soft">Paid {paidWords(file.row.paidAt, file.row.isPaidDay)}</span>}
      <span class="soft mono">{file.row.caseId}</span>
      {file.reporterCaseIds.map(({ id, reporter }) => (
        <span class="soft" key={`${reporter} ${id}`}>
          {file.institutions[reporter] ?? reporter.replaceAll('_', ' ')}: <span class="mono">{id}</span>
        </span>
      ))}
      {file.row.chatId && may('chat.read') && (
        <a href={addressTo('inbox', 'open', file.row.chatId)}>The chat</a>
      )}
    </p>
  </div>
)

function Sums({ parts: { file } }: { parts: CaseParts }) {
  const summary = (file.status.recovery_trace_summary ?? {}) as Record<string, number | undefined>
  const { amount, held, returned, currency } = file.row
  const parts: readonly (readonly [string, number, string])[] = [
    ['Held', held, 'held'],
    ['Returned', returned, 'returned'],
    ['Still there, not held', Math.max(0, (summary.amount_located ?? 0) - held), 'there'],
    ['Out of reach', summary.amount_withdrawn ?? 0, 'gone'],
    ['Not located', summary.amount_unlocated ?? Math.max(0, amount - held - returned), 'lost'],
  ]
  const total = parts.reduce((sum, [, value]) => sum + value, 0) || 1
  let x = 0
  return (
    <section class="panel sums" aria-label="The money">
      <dl>
        <div class="main">
          <dt>Reported, {currency}</dt>
          <dd>{money(amount)}</dd>
        </div>
        {parts.map(([name, value, kind]) => (
          <div key={kind} class={kind}>
            <dt>{name}</dt>
            <dd data-sum={kind}>{value > 0 ? money(value) : '–'}</dd>
          </div>
        ))}
      </dl>
      <svg class="bar" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(([, value, kind]) => {
          const width = (value / total) * 1000
          const from = x
          x += width
          return <rect key={kind} x={from} y={0} width={width} height={10} class={kind} />
        })}
      </svg>
    </section>
  )
}

function Path({ parts }: { parts: CaseParts }) {
  const { file, trace, nameOf, held, isStale, reload } = parts
  const again = () => attempt(() => call('traceCase', { id: file.row.caseId })).then(reload)
  const victim = { hash: file.sender.accountHash, institution: file.sender.institution }
  return (
    <Section title="The path of the money">
      <p class="note line">
        <span class="soft">
          {trace?.extensions?.as_of ? (
            <>
              As of <When at={trace.extensions.as_of} /> · the width of a line is the money in it
              {isStale && <strong> · money has moved since</strong>}
            </>
          ) : (
            'Not traced yet.'
          )}
        </span>
        {may('case.work') && (
          <Busy kind={isStale ? 'primary' : 'quiet'} onClick={again}>
            {trace ? 'Trace again' : 'Trace'}
          </Busy>
        )}
      </p>
      {trace && trace.account_chain.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section class="scroll" tabIndex={0} aria-label="The path of the money, drawn">
          <PathOfMoney
            trace={trace}
            victim={victim}
            nameOf={nameOf}
            held={held}
            currency={file.row.currency}
          />
        </section>
      )}
      {trace && trace.account_chain.length > 0 && <PathTable parts={parts} />}
    </Section>
  )
}

function Story({ file }: { file: CaseFile }) {
  return (
    <Section title="The report">
      {file.story && <p class="words story">{file.story}</p>}
      <dl class="facts-list">
        {file.facts.map(({ label, value }) => (
          <div class="fact" key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Contact file={file} />
    </Section>
  )
}

function Timeline({ file }: { file: CaseFile }) {
  return (
    <Section title="Timeline">
      <ol class="timeline">
        {file.timeline.toReversed().map((entry) => (
          <li key={`${entry.at}${entry.kind}${entry.text}`}>
            <span>{entry.text}</span>
            <span class="soft">
              {entry.actor ? `${entry.actor} · ` : ''}
              <When at={entry.at} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
