import { useLayoutEffect } from 'preact/hooks'
import { pageLimits } from '../../../contract/primitives/page-limits.ts'
import { usePage } from '../page/page.ts'
import { Icon } from '../parts/icons.tsx'
import { plural } from '../texts/format.ts'

/** Number of remaining characters at which the limit is shown. */
const nearLimit = 200

/** Draws the text field. It works offline: sent messages then wait in the outbox. */
export function Composer() {
  const { chat, texts, lang, field, draft: text, voice } = usePage()
  const t = texts.value
  const speech = voice.value
  const left = pageLimits.messageChars - text.value.length

  // The field grows with its lines; the stylesheet limits it to five.
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = ''
    // Measuring costs a layout, and an empty field gets its height from the stylesheet.
    if (text.value) element.style.height = `${element.scrollHeight}px`
  }, [text.value])

  const submit = (event: Event): void => {
    event.preventDefault()
    if (text.value.trim() === '') return
    const last = chat.state.value.messages.findLast((message) => message.author.kind !== 'visitor')
    void chat.sendText(text.value, last?.replyToken)
    text.value = ''
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed (IME), Enter belongs to the composition; Safari signals this with key
    // code 229.
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229) submit(event)
  }
  if (speech?.isRecording()) return <speech.Recorder />
  const hasMicrophone = speech !== undefined && text.value === ''
  return (
    <>
      {speech && <speech.Recorder />}
      <form class="composer" onSubmit={submit}>
        <div class="field">
          <textarea
            ref={field}
            rows={1}
            // An empty field has the page's direction, because its placeholder is in the page's language.
            dir={text.value === '' ? undefined : 'auto'}
            value={text.value}
            maxLength={pageLimits.messageChars}
            placeholder={t.write}
            aria-label={t.write}
            enterkeyhint="send"
            autoComplete="off"
            onInput={(event) => {
              text.value = event.currentTarget.value
              chat.typing()
            }}
            onKeyDown={onKeyDown}
          />
          {left <= nearLimit && (
            <span class="left" role="status">
              {plural(t.charsLeft, left, lang.value)}
            </span>
          )}
        </div>
        {hasMicrophone && <speech.Microphone />}
        <button
          type="submit"
          hidden={hasMicrophone}
          class="send"
          aria-label={t.send}
          aria-disabled={text.value.trim() === ''}
          // The field keeps the focus, so that a phone's keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
        >
          <Icon name="send" />
        </button>
      </form>
    </>
  )
}
