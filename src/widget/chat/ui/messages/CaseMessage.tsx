import type { TextChatMessage } from '../../../../contract/chat/chat.ts'
import { usePage } from '../../page/page.ts'
import { Words } from '../../parts/Words.tsx'
import { CaseNumber } from '../case/CaseNumber.tsx'
import { Checklist } from './Checklist.tsx'

/** Matches a case number: letters and digits in groups. */
const caseNumber = /\b(?=[A-Z0-9-]*\d)[A-Z0-9]{2,}(?:-[A-Z0-9]+)+\b/i

/** Draws what follows from her case: its number, or what she can do herself. */
export const CaseMessage = ({ message }: { message: TextChatMessage }) =>
  message.view === 'checklist' ? (
    <Checklist message={message} />
  ) : (
    <CaseNumberMessage text={message.data.text} />
  )

/** Draws the message that gives her the case number, with the number large above it. */
function CaseNumberMessage({ text }: { text: string }) {
  const { chat, texts } = usePage()
  const t = texts.value
  const known = chat.state.value.caseIds.find((id) => text.includes(id))
  const number = known ?? caseNumber.exec(text)?.[0]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section would be a landmark.
    <div role="group" class="callout case" aria-label={t.caseNumber}>
      {number !== undefined && <CaseNumber number={number} />}
      <p class="words">
        <Words text={text} />
      </p>
    </div>
  )
}
