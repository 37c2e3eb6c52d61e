import { toCaseFacts } from '../../look/case.ts'
import { useMore, usePage } from '../../page/page.ts'
import { MoreIcon } from '../../parts/more-icons.tsx'

/**
 * Draws the newest case in one line above the composer until it is closed, with its number (if long, only the
 * end).
 */
export function CasePin({ onOpen }: { onOpen: () => void }) {
  const { chat } = usePage()
  const t = useMore()
  const newest = chat.state.value.cases.at(-1)
  if (!newest) return null
  const { state } = toCaseFacts(newest)
  if (state === 'closed') return null
  return (
    <button type="button" class="pin" aria-haspopup="dialog" onClick={onOpen}>
      <span class="pin-name">
        {t.case} <bdi class="label">{newest.number.slice(-9)}</bdi>
      </span>
      <span class={`status-pill ${state}`}>{t.caseStates[state]}</span>
      <MoreIcon name="forward" />
    </button>
  )
}
