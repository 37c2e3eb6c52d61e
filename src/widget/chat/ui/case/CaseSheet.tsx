import type { CaseView } from '../../../../contract/chat.ts'
import { type CaseFacts, toCaseFacts } from '../../look/case.ts'
import { safeHref } from '../../look/links.ts'
import { fill } from '../../texts/format.ts'
import type { MoreTexts } from '../../texts/types.ts'
import { Icon } from '../icons.tsx'
import { CaseNumber } from '../messages/CaseMessage.tsx'
import { OutLink } from '../messages/Words.tsx'
import { useMore, usePage } from '../page.ts'
import { Sheet } from '../Sheet.tsx'

/** The whole case: its number, what is held, how far it has come, what comes next, whom to call. */
export function CaseSheet({ onClose }: { onClose: () => void }) {
  const { chat } = usePage()
  const t = useMore()
  return (
    <Sheet title={t.case} onClose={onClose}>
      {chat.state.value.cases.map((one) => (
        <CaseCard key={one.case_id} view={one} />
      ))}
      <CallButton />
    </Sheet>
  )
}

function CaseCard({ view }: { view: CaseView }) {
  const { texts, lang, dates } = usePage()
  const t = useMore()
  const facts = toCaseFacts(view)
  const { state, figure, dueAt } = facts
  const money = (amount: number): string => formatMoney(amount, view.currency, lang.value)
  return (
    <article class="case-card">
      <CaseNumber number={view.case_id} />
      <span class={`status-pill ${state}`}>{t.caseStates[state]}</span>
      {figure && (
        <p class="figure">
          <span class="label">{t[figure.kind]}</span>
          <strong>{money(figure.amount)}</strong>
          {figure.of !== undefined && (
            <span class="label">{fill(t.ofAmount, { amount: money(figure.of) })}</span>
          )}
        </p>
      )}
      <p dir="auto">{view.plain}</p>
      <Steps facts={facts} t={t} />
      {dueAt !== undefined && (
        <p class="label">
          {fill(t.nextBy, { date: `${dates.value.day(dueAt, texts.value)}, ${dates.value.time(dueAt)}` })}
        </p>
      )}
    </article>
  )
}

/** Four steps: those behind her, the one that is under way, and those to come. */
function Steps({ facts: { done, isUnderWay }, t }: { facts: CaseFacts; t: MoreTexts }) {
  return (
    <ol class="steps">
      {t.caseSteps.map((step, index) => {
        const kind = index < done ? 'done' : index === done && isUnderWay ? 'now' : 'next'
        const word = { done: t.stepDone, now: t.stepNow, next: t.stepNext }[kind]
        return (
          <li key={step} class={kind} {...(kind === 'now' && { 'aria-current': 'step' as const })}>
            <span class="dot">{kind === 'done' && <Icon name="check" />}</span>
            {step} <span class="label">{word}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** The last number that she was given to call. */
function CallButton() {
  const { messages } = usePage().chat.state.value
  for (const message of [...messages].reverse()) {
    if (message.type !== 'carousel') continue
    for (const { title, buttons } of message.data.cards) {
      const call = buttons?.find((button) => button.type === 'url' && /^tel:/i.test(button.url ?? ''))
      const href = call?.type === 'url' ? safeHref(call.url) : undefined
      if (call && href) {
        return (
          <OutLink class="primary call" href={href}>
            <Icon name="phone" />
            <span dir="auto">
              {title === '' || title === call.text ? call.text : `${title} · ${call.text}`}
            </span>
          </OutLink>
        )
      }
    }
  }
  return null
}

/** The amount in the way of the language; a currency that the browser does not know stands before it. */
function formatMoney(amount: number, currency: string, lang: string): string {
  try {
    return new Intl.NumberFormat([lang, 'en'], { style: 'currency', currency }).format(amount)
  } catch {
    return `${currency} ${amount}`
  }
}
