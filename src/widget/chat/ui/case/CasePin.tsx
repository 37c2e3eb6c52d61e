import { toCaseFacts } from '../../look/case.ts'
import { Icon } from '../icons.tsx'
import { useMore, usePage } from '../page.ts'

/** The newest case in one line above the composer, as long as it goes on. */
export function CasePin({ onOpen }: { onOpen: () => void }) {
  const { chat } = usePage()
  const t = useMore()
  const newest = chat.state.value.cases.at(-1)
  if (!newest) return null
  const { state } = toCaseFacts(newest)
  if (state === 'closed') return null
  return (
    <button type="button" class="pin" aria-haspopup="dialog" onClick={onOpen}>
      <span class="sr">{t.case}</span>
      <bdi>{newest.case_id}</bdi>
      <span class={`status-pill ${state}`}>{t.caseStates[state]}</span>
      <Icon name="forward" />
    </button>
  )
}
