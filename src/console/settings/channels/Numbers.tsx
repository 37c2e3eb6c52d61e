import { useEffect, useMemo, useState } from 'preact/hooks'
import type { LineView, NumbersView, SettingView } from '../../../contract/console/overlay.ts'
import { call } from '../../core/api.ts'
import { languageOf } from '../../core/code-words.ts'
import { createLoaded } from '../../core/loading.ts'
import { Field, Section } from '../../parts/parts.tsx'
import { ChangeSetting, isOpen, Source } from './setting.tsx'

/** The phone numbers that the citizen is shown, and how they are written in each language. */
export function Numbers() {
  const loaded = useMemo(() => createLoaded(() => call<NumbersView>('getNumbers')), [])
  useEffect(() => void loaded.load(), [loaded])
  const view = loaded.value.value
  if (!view) return <p class="empty">{loaded.error.value || 'Loading…'}</p>
  return (
    <>
      <div class="heading">
        <h1>Telephone numbers</h1>
        <p class="soft">
          What the configuration file names wins. A change reaches open chats within seconds.
        </p>
      </div>
      <Section title="Needed in the file">
        <dl class="facts-list">
          <div class="fact">
            <dt>Emergency</dt>
            <dd>{view.emergencyNumber}</dd>
          </div>
          {view.hotlines.map(({ label, number, hours }) => (
            <div class="fact" key={label}>
              <dt>{label}</dt>
              <dd>
                {number} {hours && <small>{hours}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Line title="Crisis line" setting={view.crisisLine} reload={loaded.load} />
      <Line title="Line for children" setting={view.childLine} reload={loaded.load} />
      <Line title="Line about violence at home" setting={view.violenceLine} reload={loaded.load} />
      <Section title="Banks, about fraud">
        {view.banks.map(({ code, name, fraudNumber }) => (
          <BankNumber
            key={`${code} ${fraudNumber.version}`}
            name={name}
            setting={fraudNumber}
            reload={loaded.load}
          />
        ))}
      </Section>
      <Section title="As citizens read them">
        <div class="readings">
          {view.previews.map(({ lang, lines }) => (
            <div key={lang}>
              <h3>{languageOf(lang)}</h3>
              <div lang={lang} dir="auto">
                {lines.map((line) => (
                  <p key={line} class="bubble">
                    {line}
                  </p>
                ))}
              </div>
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}

interface SettingProps<T> {
  setting: SettingView<T>
  reload: () => Promise<void>
}

function Line({ title, setting, reload }: SettingProps<LineView> & { title: string }) {
  const { value } = setting
  const [typed, setTyped] = useState<LineView>()
  const { label, number, hours = '' } = typed ?? value ?? { label: '', number: '' }
  const change = (part: Partial<LineView>) => setTyped({ label, number, hours, ...part })
  const done = () => {
    setTyped(undefined)
    return reload()
  }
  const own = { label: label.trim(), number: number.trim() }
  const line = hours.trim() ? { ...own, hours: hours.trim() } : own
  const field = (name: keyof LineView, words: string, text: string) => (
    <Field
      label={words}
      input={{ value: text, onInput: (event) => change({ [name]: event.currentTarget.value }) }}
    />
  )
  return (
    <Section title={title}>
      <p class="line">
        <Source setting={setting} />
      </p>
      {isOpen(setting) ? (
        <>
          <div class="fields">
            {field('label', 'Name', label)}
            {field('number', 'Number', number)}
            {field('hours', 'When it answers', hours)}
          </div>
          <p class="actions">
            <ChangeSetting
              kind="primary"
              label="Save"
              more={title}
              name={title}
              setting={setting}
              value={line}
              reading={Object.values(line).join(', ')}
              disabled={!typed || !label.trim() || !number.trim()}
              done={done}
            />
            {setting.from === 'console' && (
              <ChangeSetting
                label="Take back"
                more={title}
                name={title}
                setting={setting}
                value={null}
                done={done}
              />
            )}
          </p>
        </>
      ) : (
        value && (
          <p>
            {value.label}: {value.number} {value.hours && <small>{value.hours}</small>}
          </p>
        )
      )}
    </Section>
  )
}

function BankNumber({ name, setting, reload }: SettingProps<string> & { name: string }) {
  const [typed, setTyped] = useState(setting.value ?? '')
  if (!isOpen(setting)) {
    return (
      <p class="line bank">
        <span>{name}</span> <span>{setting.value ?? '–'}</span> <Source setting={setting} />
      </p>
    )
  }
  return (
    <div class="one-line bank">
      <Field
        label={name}
        input={{ value: typed, type: 'tel', onInput: (event) => setTyped(event.currentTarget.value) }}
      />
      <ChangeSetting
        label="Save"
        more={name}
        name={name}
        setting={setting}
        value={typed.trim()}
        disabled={!typed.trim() || typed.trim() === setting.value}
        done={reload}
      />
      {setting.from === 'console' && (
        <ChangeSetting
          label="Take back"
          more={name}
          name={name}
          setting={setting}
          value={null}
          done={reload}
        />
      )}
      <Source setting={setting} />
    </div>
  )
}
