import { ParleyChat } from 'parley-widget/vue'
import { createApp, defineComponent, h, ref } from 'vue'

const relayUrl = new URLSearchParams(location.search).get('relay') ?? ''

const App = defineComponent(() => {
  const chat = ref<InstanceType<typeof ParleyChat>>()
  const isThere = ref(true)
  const humanUid = ref<string>()
  const theme = ref<'light' | 'dark'>('light')
  const events = ref<string[]>([])
  const button = (text: string, onClick: () => void) => h('button', { onClick }, text)
  return () => [
    button('Come or go', () => {
      isThere.value = !isThere.value
    }),
    button('Sign in', () => {
      humanUid.value = 'maria'
    }),
    button('Dark', () => {
      theme.value = 'dark'
    }),
    button('Open', () => chat.value?.open()),
    h('output', events.value.join(' ')),
    isThere.value &&
      h(ParleyChat, {
        ref: chat,
        relayUrl,
        gwId: 'demo',
        humanUid: humanUid.value,
        theme: theme.value,
        onLoad: () => events.value.push('load'),
        onReady: () => events.value.push('ready'),
        onOpen: () => events.value.push('open'),
        onMessage: ({ author }) => events.value.push(author),
        onError: ({ code }) => events.value.push(code),
      }),
  ]
})

createApp(App).mount('#app')

// @ts-expect-error: the relay's address is required
export const wrong = h(ParleyChat, { gwId: 'demo' })
