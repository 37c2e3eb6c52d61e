// The part of the snippet that remains if the script is bundled: it puts the widget at window.Parley.
import 'parley-widget/widget.js'
import { createClient } from 'parley-client'
import type { Settings } from 'parley-widget'

const search = new URLSearchParams(location.search)
const relayUrl = search.get('relay') ?? ''
const settings: Settings = { gwId: 'demo', relayUrl }
const output = document.createElement('output')
document.body.append(output)
window.Parley?.on('message', ({ author }) => {
  output.textContent += ` ${author}`
})
window.Parley?.init(settings)

// The client in a page: it calls the page's own server, which would hold the key in production.
const key = search.get('key')
if (key) {
  const client = createClient({ baseUrl: location.origin, key })
  const { custom_fields } = await client.call('listCustomFields', {
    params: { subcompany_id: 'demo-teamspace' },
  })
  output.textContent += ` fields: ${custom_fields.map(({ name }) => name).join(', ')}`
}

// @ts-expect-error: there is no such event
window.Parley?.on('text', () => {})
