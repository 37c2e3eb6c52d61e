import { useSignal } from '@preact/signals'
import { Icon } from '../icons.tsx'
import { usePage } from '../page.ts'
import { Words } from './Words.tsx'

/** Letters and digits in groups, as case numbers are written. */
const caseNumber = /\b(?=[A-Z0-9-]*\d)[A-Z0-9]{2,}(?:-[A-Z0-9]+)+\b/i

/** The message that gives her the case number: the number large, and easy to take along. */
export function CaseMessage({ text }: { text: string }) {
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

export function CaseNumber({ number }: { number: string }) {
  const t = usePage().texts.value
  const isCopied = useSignal(false)
  const copy = (): void => {
    void copyText(number).then((ok) => {
      isCopied.value = ok
    })
  }
  return (
    <div class="case-number">
      <div>
        <span class="label">{t.caseNumber}</span>
        <strong dir="ltr" translate={false}>
          {number}
        </strong>
      </div>
      <button type="button" class="small-button" onClick={copy}>
        <Icon name={isCopied.value ? 'check' : 'copy'} />
        <span aria-live="polite">{isCopied.value ? t.copied : t.copy}</span>
      </button>
    </div>
  )
}

/** Copies; in frames without the permission, through a selection that the browser copies itself. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'sr'
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}
