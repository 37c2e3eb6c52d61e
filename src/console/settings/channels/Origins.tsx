import { useState } from 'preact/hooks'
import type { SettingView } from '../../../contract/console/overlay.ts'
import { Field, Section } from '../../parts/parts.tsx'
import { ChangeSetting, isOpen, Source } from './setting.tsx'

interface OriginsProps {
  setting: SettingView<readonly string[]>
  reload: () => Promise<void>
}

/** Sites that may embed the chat. */
export function Origins({ setting, reload }: OriginsProps) {
  const [typed, setTyped] = useState('')
  const sites = setting.value ?? []
  const canChange = isOpen(setting)
  const added = () => {
    setTyped('')
    return reload()
  }
  const without = (site: string) => {
    const others = sites.filter((one) => one !== site)
    return others.length > 0 ? others : null
  }
  return (
    <Section title="Sites that may show it">
      <p class="line">
        <Source setting={setting} />
      </p>
      {sites.length > 0 ? (
        <ul class="sites">
          {sites.map((site) => (
            <li key={site} class="line">
              <span class="mono">{site}</span>
              {canChange && (
                <span class="end">
                  <ChangeSetting
                    label="Remove"
                    more={site}
                    name={site}
                    setting={setting}
                    value={without(site)}
                    done={reload}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p class="empty">No site may. The chat has its own page.</p>
      )}
      {sites.includes('*') && (
        <p class="said bad">Every site may show this chat, also one that imitates yours.</p>
      )}
      {canChange && (
        <div class="one-line">
          <Field
            label="Add a site"
            input={{
              value: typed,
              type: 'url',
              placeholder: 'https://bank.example',
              onInput: (event) => setTyped(event.currentTarget.value),
            }}
          />
          <ChangeSetting
            kind="primary"
            label="Add"
            name="a site"
            setting={setting}
            value={[...sites, typed.trim()]}
            disabled={!typed.trim()}
            done={added}
          />
        </div>
      )}
      {setting.from === 'file' && <FileNote path={setting.path} />}
    </Section>
  )
}

/** Explains where to change a setting that cannot be changed in the console. */
const FileNote = ({ path }: { path: string }) => (
  <p class="note soft">
    The configuration file names <code class="mono">{path.split('.').at(-1)}</code>, and what it names wins.
    It is changed there.
  </p>
)
