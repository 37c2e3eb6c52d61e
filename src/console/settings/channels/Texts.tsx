import { useEffect, useMemo, useState } from 'preact/hooks'
import type { TextsView } from '../../../contract/console/overlay.ts'
import { call } from '../../core/api.ts'
import { languageOf } from '../../core/code-words.ts'
import { createLoaded } from '../../core/loading.ts'
import { Choose, Field } from '../../parts/parts.tsx'
import { ChangeSetting, isOpen, Source } from './setting.tsx'

/** Number of texts shown at first and added with each “more”. */
const shownAtOnce = 20

/** Texts of the assistant, with the deployment's overrides. */
export function Texts() {
  const [lang, setLang] = useState('en')
  const [wanted, setWanted] = useState('')
  const [shown, setShown] = useState(shownAtOnce)
  const loaded = useMemo(() => createLoaded(() => call<TextsView>('getTexts', { id: lang })), [lang])
  useEffect(() => void loaded.load(), [loaded])
  const view = loaded.value.value
  const words = wanted.trim().toLowerCase()
  const found = (view?.texts ?? [])
    .filter(({ key, own, wording }) =>
      words ? `${key} ${own} ${wording.value ?? ''}`.toLowerCase().includes(words) : true,
    )
    // Overridden texts come first.
    .sort((a, b) => Number(b.wording.from !== 'nobody') - Number(a.wording.from !== 'nobody'))
  return (
    <>
      <div class="heading">
        <h1>Texts</h1>
        <p class="soft">
          Your own words in the place of the assistant’s. What the configuration file words wins; what
          citizens tap is worded there alone.
        </p>
      </div>
      <div class="panel filters">
        <Field
          label="Look for"
          input={{
            type: 'search',
            value: wanted,
            placeholder: 'Words of a text, or its name',
            onInput: (event) => {
              setWanted(event.currentTarget.value)
              setShown(shownAtOnce)
            },
          }}
        />
        <Choose
          label="Language"
          options={view?.languages ?? [lang]}
          value={lang}
          onChange={setLang}
          nameOf={languageOf}
        />
      </div>
      {view ? (
        <>
          <p class="note soft" role="status">
            {found.length === 1 ? '1 text' : `${found.length} texts`}
            {found.length > shown && `, the first ${shown} are shown`}
          </p>
          <ul class="texts">
            {found.slice(0, shown).map((text) => (
              <Text
                key={`${lang} ${text.key} ${text.wording.version}`}
                lang={lang}
                text={text}
                reload={loaded.load}
              />
            ))}
          </ul>
          {found.length > shown && (
            <p class="actions">
              <button type="button" onClick={() => setShown(shown + shownAtOnce)}>
                Show {Math.min(shownAtOnce, found.length - shown)} more
              </button>
              <button type="button" onClick={() => setShown(found.length)}>
                Show all
              </button>
            </p>
          )}
        </>
      ) : (
        <p class="empty">{loaded.error.value || 'Loading…'}</p>
      )}
    </>
  )
}

interface TextProps {
  lang: string
  text: TextsView['texts'][number]
  reload: () => Promise<void>
}

function Text({ lang, text: { key, own, wording }, reload }: TextProps) {
  const [typed, setTyped] = useState<string>()
  const done = () => {
    setTyped(undefined)
    return reload()
  }
  return (
    <li class="panel">
      <p class="line">
        <span class="mono">{key}</span>
        {wording.from !== 'nobody' && <Source setting={wording} />}
        {isOpen(wording) && typed === undefined && (
          <span class="end">
            <button type="button" onClick={() => setTyped(wording.value ?? own)}>
              Change<span class="hidden"> {key}</span>
            </button>
          </span>
        )}
      </p>
      <p class={wording.value ? 'soft reading' : 'reading'} lang={lang} dir="auto">
        {own}
      </p>
      {wording.value && (
        <p class="reading" lang={lang} dir="auto">
          {wording.value}
        </p>
      )}
      {typed !== undefined && (
        <>
          <Field label="Your words">
            <textarea
              rows={4}
              lang={lang}
              dir="auto"
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          <p class="actions">
            <ChangeSetting
              kind="primary"
              label="Save"
              name={key}
              setting={wording}
              value={typed}
              disabled={!typed.trim() || typed === wording.value}
              done={done}
            />
            {wording.from === 'console' && (
              <ChangeSetting label="Take back" name={key} setting={wording} value={null} done={done} />
            )}
            <button type="button" onClick={() => setTyped(undefined)}>
              Cancel
            </button>
          </p>
        </>
      )}
    </li>
  )
}
