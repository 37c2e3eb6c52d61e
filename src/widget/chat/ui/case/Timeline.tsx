import type { CaseEvent, CaseFacts } from '../../look/case.ts'
import { useMore, usePage } from '../../page/page.ts'
import { Icon } from '../../parts/icons.tsx'
import { fill } from '../../texts/format.ts'

interface TimelineProps {
  facts: CaseFacts
  /** Formats an amount in the case's currency. */
  money(amount: number): string
}

/** Draws the four steps of a case (done, in progress or pending), with the events of each. */
export function Timeline({ facts: { done, isUnderWay, dueAt, events }, money }: TimelineProps) {
  const t = useMore()
  const when = useMoment()
  return (
    <ol class="steps">
      {t.caseSteps.map((step, index) => {
        const kind = index < done ? 'done' : index === done && isUnderWay ? 'now' : 'next'
        const word = { done: t.stepDone, now: t.stepNow, next: t.stepNext }[kind]
        const happened = events.filter((event) => event.step === index)
        return (
          <li key={step} class={kind} {...(kind === 'now' && { 'aria-current': 'step' as const })}>
            <span class="dot">{kind === 'done' && <Icon name="check" />}</span>
            <div>
              <p class="step">
                {step} <span class="label">{word}</span>
              </p>
              {happened.length > 0 && (
                <ul>
                  {happened.map((event) => (
                    <Happened event={event} money={money} />
                  ))}
                </ul>
              )}
              {index === done && dueAt !== undefined && (
                <p class="label">{fill(t.nextBy, { date: when(dueAt) })}</p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Happened({
  event: { kind, amount, at },
  money,
}: {
  event: CaseEvent
  money: TimelineProps['money']
}) {
  const t = useMore()
  const when = useMoment()
  return (
    <li class={kind}>
      <span>{t.caseEvents[kind]}</span> {amount !== undefined && <bdi>{money(amount)}</bdi>}{' '}
      <time class="label" dateTime={at}>
        {when(at)}
      </time>
    </li>
  )
}

/** Returns a function that formats an instant as a day and a time of day. */
function useMoment(): (at: string) => string {
  const { texts, dates } = usePage()
  return (at) => `${dates.value.day(at, texts.value)}, ${dates.value.time(at)}`
}
