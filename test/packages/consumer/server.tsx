// Prints what a server renders of the components, and shows that importing them touches no window.
import { createParley } from 'parley-widget'
import { ParleyChat as ReactChat } from 'parley-widget/react'
import { ParleyChat as VueChat } from 'parley-widget/vue'
import { renderToString as renderReact } from 'react-dom/server'
import { createSSRApp, h } from 'vue'
import { renderToString as renderVue } from 'vue/server-renderer'

const relayUrl = 'https://chat.example'
const vue = createSSRApp({ render: () => h('p', [h(VueChat, { relayUrl, gwId: 'demo' })]) })
const drawn = {
  version: createParley(relayUrl).version,
  react: renderReact(
    <p>
      <ReactChat relayUrl={relayUrl} gwId="demo" />
    </p>,
  ),
  vue: await renderVue(vue),
}
process.stdout.write(JSON.stringify(drawn))
