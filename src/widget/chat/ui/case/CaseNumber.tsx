import { useSignal } from '@preact/signals'
import { useMore } from '../../page/page.ts'
import { Icon } from '../../parts/icons.tsx'
import { MoreIcon } from '../../parts/more-icons.tsx'
import { toGroups } from './number.ts'

/** Draws a case number in large groups that are easy to compare, with a copy button. */
export function CaseNumber({ number }: { number: string }) {
  const t = useMore()
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
          {toGroups(number).map((group) => (
            <span>{group}</span>
          ))}
        </strong>
      </div>
      <button type="button" class="small-button" onClick={copy}>
        {isCopied.value ? <Icon name="check" /> : <MoreIcon name="copy" />}
        <span aria-live="polite">{isCopied.value ? t.copied : t.copy}</span>
      </button>
    </div>
  )
}

/** Copies a text. In frames without the clipboard permission, it lets the browser copy a selection. */
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
