import type { ChatMessage, MessageView } from '../../../../contract/chat.ts'
import { Icon } from '../icons.tsx'
import { usePage } from '../page.ts'
import { CaseMessage } from './CaseMessage.tsx'
import { Words } from './Words.tsx'

type TextChatMessage = Extract<ChatMessage, { type: 'text' }>

const isPair = (line: string): boolean => /^[^:]{1,40}: \S/.test(line)

/** A text, set apart as its `view` asks. The words are the same without it. */
export function TextMessage({ message }: { message: TextChatMessage }) {
  const { text } = message.data
  switch (message.view as MessageView | undefined) {
    case 'advice':
      return <Advice text={text} />
    case 'summary':
      return <Summary text={text} />
    case 'case':
      return <CaseMessage text={text} />
    default:
      return (
        <p class="bubble words">
          <Words text={text} />
        </p>
      )
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** What to do at once. The first line is the heading when there are more. */
function Advice({ text }: { text: string }) {
  const { texts } = usePage()
  const lines = linesOf(text)
  const [first = '', ...rest] = lines
  return (
    <section class="panel advice" aria-label={texts.value.advice}>
      <Icon name="shield" />
      <div class="words">
        {rest.length > 0 ? (
          <strong>{<Words text={first} />}</strong>
        ) : (
          <p>
            <Words text={first} />
          </p>
        )}
        {rest.map((line) => (
          <p key={line}>
            <Words text={line} />
          </p>
        ))}
      </div>
    </section>
  )
}

/** What she has told so far, to be looked over; lines such as "Amount: 25,000" as a list of terms. */
export function Summary({ text }: { text: string }) {
  const { texts } = usePage()
  return (
    <section class="panel summary" aria-label={texts.value.summary}>
      <Facts text={text} />
    </section>
  )
}

export function Facts({ text }: { text: string }) {
  const blocks: { pairs: boolean; lines: string[] }[] = []
  for (const line of linesOf(text)) {
    const pairs = isPair(line)
    const last = blocks.at(-1)
    if (last?.pairs === pairs) last.lines.push(line)
    else blocks.push({ pairs, lines: [line] })
  }
  return (
    <>
      {blocks.map(({ pairs, lines }) =>
        pairs ? (
          <dl class="facts">
            {lines.map((line) => (
              <div>
                <dt>{line.slice(0, line.indexOf(':'))}</dt>
                <dd dir="auto">
                  <Words text={line.slice(line.indexOf(':') + 1).trim()} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          lines.map((line) => (
            <p class="words">
              <Words text={line} />
            </p>
          ))
        ),
      )}
    </>
  )
}
