import { useSignal } from '@preact/signals'
import { languages } from '../../../../assistant/languages/languages.ts'
import { languagePostback } from '../../../../contract/chat/talk-routes.ts'
import { useMore, usePage } from '../../page/page.ts'
import { SaveButton } from '../../parts/SaveButton.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { Rating } from '../rating/Rating.tsx'

const themes = ['system', 'light', 'dark'] as const

/** Draws the sheet of settings and rare actions. It is a separate chunk that is loaded when first opened. */
export function Menu({ onClose }: { onClose: () => void }) {
  const { chat, texts, lang, settings } = usePage()
  const t = useMore()
  const { channel, phase, chatId } = chat.state.value
  const hasChat = phase === 'open'
  const speak = (code: string): void => {
    settings.setLang(code)
    // The dialogue changes its language too, if it supports the new one.
    if (hasChat && channel?.assistant === 'scam-report' && channel.locales.includes(code)) {
      void chat.sendPostback(languagePostback + code, languages[code]?.name ?? code)
    }
  }
  return (
    <Sheet title={texts.value.menu} onClose={onClose}>
      <label class="setting">
        <span>{t.language}</span>
        <select value={lang.value} onChange={(event) => speak(event.currentTarget.value)}>
          {Object.entries(languages).map(([code, { name }]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label={t.textSize}
        names={t.sizes}
        chosen={settings.size.value}
        onChoose={(index) => settings.setSize(index)}
      />
      <Choice
        label={t.theme}
        names={themes.map((theme) => t.themes[theme])}
        chosen={themes.indexOf(settings.theme.value)}
        onChoose={(index) => settings.setTheme(themes[index] ?? 'system')}
      />
      {hasChat && (
        <>
          <Copies />
          <Rating onSent={() => chatId !== undefined && settings.setAsked(chatId)} />
          <Clear onDone={onClose} />
        </>
      )}
    </Sheet>
  )
}

interface ChoiceProps {
  label: string
  names: readonly string[]
  chosen: number
  onChoose(index: number): void
}

const Choice = ({ label, names, chosen, onChoose }: ChoiceProps) => (
  <fieldset class="setting">
    <legend>{label}</legend>
    <div class="choice">
      {names.map((name, index) => (
        <label key={name}>
          <input type="radio" name={label} checked={index === chosen} onChange={() => onChoose(index)} />
          <span>{name}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

/** Draws the buttons that save the transcript as a file. */
function Copies() {
  const { chat } = usePage()
  const t = useMore()
  const name = `chat-${new Date().toISOString().slice(0, 10)}.`
  return (
    <fieldset class="setting">
      <legend>{t.take}</legend>
      <div class="row">
        <SaveButton
          load={() => chat.file('getTranscript', { query: { format: 'text' } })}
          name={`${name}txt`}
        >
          {t.takeText}
        </SaveButton>
        <SaveButton
          load={() => chat.file('getTranscript', { query: { format: 'html' } })}
          name={`${name}html`}
        >
          {t.takePrint}
        </SaveButton>
      </div>
    </fieldset>
  )
}

/** Draws the button that erases the chat after confirmation. */
function Clear({ onDone }: { onDone: () => void }) {
  const { chat } = usePage()
  const t = useMore()
  const step = useSignal<'rest' | 'ask' | 'busy' | 'failed'>('rest')
  const erase = async (): Promise<void> => {
    step.value = 'busy'
    try {
      await chat.erase()
      onDone()
    } catch {
      step.value = 'failed'
    }
  }
  if (step.value === 'rest') {
    return (
      <button
        type="button"
        class="danger"
        onClick={() => {
          step.value = 'ask'
        }}
      >
        {t.clear}
      </button>
    )
  }
  return (
    <div class="ask" role="alert">
      <p>{step.value === 'failed' ? t.didNotWork : t.clearAsk}</p>
      <div class="row">
        <button type="button" class="danger" disabled={step.value === 'busy'} onClick={() => void erase()}>
          {t.clearYes}
        </button>
        <button
          type="button"
          class="small-button"
          onClick={() => {
            step.value = 'rest'
          }}
        >
          {t.cancel}
        </button>
      </div>
    </div>
  )
}
