import type { TextChatMessage } from '../../../../contract/chat/chat.ts'
import { useMore, usePage } from '../../page/page.ts'
import { Words } from '../../parts/Words.tsx'
import { CaseNumber } from '../case/CaseNumber.tsx'
import { Advice } from './Advice.tsx'
import { Checklist } from './Checklist.tsx'
import { Summary } from './Summary.tsx'

/** Matches a case number: letters and digits in groups. */
const caseNumber = /\b(?=[A-Z0-9-]*\d)[A-Z0-9]{2,}(?:-[A-Z0-9]+)+\b/i

/**
 * Draws the messages of a report: immediate advice, the summary, the case number, and what the citizen can do
 * next.
 */
export function CaseMessage({ message }: { message: TextChatMessage }) {
  if (message.view === 'advice') return <Advice text={message.data.text} />
  if (message.view === 'summary') return <Summary message={message} />
  if (message.view === 'checklist') return <Checklist message={message} />
  return <CaseNumberMessage text={message.data.text} />
}

/** Draws the message that contains the case number, with the number large above it. */
function CaseNumberMessage({ text }: { text: string }) {
  const { chat } = usePage()
  const t = useMore()
  const known = chat.state.value.caseIds.find((id) => text.includes(id))
  const number = known ?? caseNumber.exec(text)?.[0]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section would be a landmark.
    <div role="group" class="callout case" aria-label={t.caseNumber}>
      {number !== undefined && <CaseNumber number={number} />}
      <p class="words">
        {number === undefined ? <Words text={text} /> : <Unbroken text={text} number={number} />}
      </p>
    </div>
  )
}

/** Keeps the number in one piece within the text. */
function Unbroken({ text, number }: { text: string; number: string }) {
  const [before = '', ...after] = text.split(number)
  return (
    <>
      <Words text={before} />
      <bdi>{number}</bdi>
      <Words text={after.join(number)} />
    </>
  )
}
