// What stays of the snippet when the script is bundled: it puts the widget at window.Parley.
import 'parley-widget/widget.js'
import type { Settings } from 'parley-widget'

const relayUrl = new URLSearchParams(location.search).get('relay') ?? ''
const settings: Settings = { gwId: 'demo', relayUrl }
const output = document.createElement('output')
document.body.append(output)
window.Parley?.on('message', ({ author }) => {
  output.textContent += ` ${author}`
})
window.Parley?.init(settings)

// @ts-expect-error: there is no such event
window.Parley?.on('text', () => {})
