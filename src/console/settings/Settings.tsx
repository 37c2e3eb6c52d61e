import { addressTo, place } from '../core/place.ts'
import { openPages, settingsGroups } from './pages.ts'

/** Settings of the deployment: a list of pages, and the selected page. On a phone the list comes first. */
export function Settings() {
  const [wanted] = place.value.rest
  const pages = openPages()
  const shown = wanted === undefined ? pages[0] : pages.find(({ name }) => name === wanted)
  const View = shown?.view
  return (
    <div class={wanted === undefined ? 'settings' : 'settings has-page'}>
      <nav class="pages" aria-label="Settings">
        <h1>Settings</h1>
        {settingsGroups.map((group) => {
          const own = pages.filter((page) => page.group === group)
          return (
            own.length > 0 && (
              <section key={group} aria-label={group}>
                <h2>{group}</h2>
                <ul>
                  {own.map(({ name, label }) => (
                    <li key={name}>
                      <a
                        href={addressTo('settings', name)}
                        aria-current={name === shown?.name ? 'page' : undefined}
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </nav>
      <div class="page">
        <a class="to-list" href={addressTo('settings')}>
          ‹ Settings
        </a>
        {View ? <View key={shown.name} /> : <p class="empty">There is nothing here for your role.</p>}
      </div>
    </div>
  )
}
