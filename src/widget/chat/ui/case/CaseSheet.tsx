import type { CaseView } from '../../../../contract/chat/chat.ts'
import { toCaseFacts } from '../../look/case.ts'
import { safeHref } from '../../look/links.ts'
import { useMore, usePage } from '../../page/page.ts'
import { MoreIcon } from '../../parts/more-icons.tsx'
import { SaveButton } from '../../parts/SaveButton.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { OutLink } from '../../parts/Words.tsx'
import { fill } from '../../texts/format.ts'
import { CaseNumber } from './CaseNumber.tsx'
import { TellDevice } from './TellDevice.tsx'
import { Timeline } from './Timeline.tsx'

/**
 * Draws the sheet of the citizen's cases: for each, its number, the money held, the steps and what comes
 * next; below them, who to call.
 */
export function CaseSheet({ onClose }: { onClose: () => void }) {
  const { chat } = usePage()
  const t = useMore()
  return (
    <Sheet title={t.case} onClose={onClose}>
      {chat.state.value.cases.map((one) => (
        <CaseCard key={one.case_id} view={one} />
      ))}
      <TellDevice />
      <CallButton />
    </Sheet>
  )
}

function CaseCard({ view }: { view: CaseView }) {
  const { chat, lang } = usePage()
  const t = useMore()
  const facts = toCaseFacts(view)
  const { state, figure } = facts
  const money = (amount: number): string => formatMoney(amount, view.currency, lang.value)
  return (
    <article class="case-card">
      <div class={`standing ${state}`}>
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
      </div>
      <Timeline facts={facts} money={money} />
      <CaseNumber number={view.number} />
      {view.report && (
        <SaveButton
          load={() => chat.file('getCaseReport', { id: view.case_id })}
          name={`report-${view.number}.pdf`}
        >
          <MoreIcon name="file" />
          {t.reportPdf}
        </SaveButton>
      )}
    </article>
  )
}

/** Draws a link to the last telephone number given in the chat. */
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
            <MoreIcon name="phone" />
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

/**
 * Formats an amount for the language. If the browser does not know the currency, its code is put before the
 * amount.
 */
function formatMoney(amount: number, currency: string, lang: string): string {
  try {
    return new Intl.NumberFormat([lang, 'en'], { style: 'currency', currency }).format(amount)
  } catch {
    return `${currency} ${amount}`
  }
}
