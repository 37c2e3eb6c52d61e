import type { Parley } from 'parley-widget'
import { type ChatProps, ParleyChat } from 'parley-widget/react'
import { StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

const relayUrl = new URLSearchParams(location.search).get('relay') ?? ''

function App() {
  const chat = useRef<Parley>(null)
  const [isThere, setThere] = useState(true)
  const [humanUid, setHumanUid] = useState<string>()
  const [theme, setTheme] = useState<ChatProps['theme']>('light')
  const [events, setEvents] = useState<string[]>([])
  const add = (event: string) => setEvents((before) => [...before, event])
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        Come or go
      </button>
      <button type="button" onClick={() => setHumanUid('maria')}>
        Sign in
      </button>
      <button type="button" onClick={() => setTheme('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => chat.current?.open()}>
        Open
      </button>
      <output>{events.join(' ')}</output>
      {isThere && (
        <ParleyChat
          ref={chat}
          relayUrl={relayUrl}
          gwId="demo"
          humanUid={humanUid}
          theme={theme}
          onLoad={() => add('load')}
          onReady={() => add('ready')}
          onOpen={() => add('open')}
          onMessage={({ author }) => add(author)}
          onError={({ code }) => add(code)}
        />
      )}
    </>
  )
}

const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

// @ts-expect-error: the relay's address is required
export const wrong = <ParleyChat gwId="demo" />
