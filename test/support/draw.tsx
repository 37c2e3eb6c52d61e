import { signal } from '@preact/signals'
import { createRef, render } from 'preact'
import { afterEach } from 'vitest'
import { texts as en } from '../../src/assistant/languages/en/page-texts.ts'
import { more } from '../../src/assistant/languages/en/page-texts-more.ts'
import type { ChatMessage } from '../../src/contract/chat/chat.ts'
import type { Chat } from '../../src/widget/chat/core/chat.ts'
import { nothingLocal } from '../../src/widget/chat/core/local.ts'
import { type ChatState, initialState } from '../../src/widget/chat/core/state.ts'
import type { Page } from '../../src/widget/chat/page/page.ts'
import { createSettings } from '../../src/widget/chat/page/settings.ts'
import { createDates } from '../../src/widget/chat/texts/dates.ts'
import { App } from '../../src/widget/chat/ui/App.tsx'
import { eventually } from './eventually.ts'
import { channel } from './fake-chat.ts'

type Call = { action: string; args: unknown[] }

// A page that outlives its test would be rendered into a document that no longer exists.
const pages: Element[] = []
afterEach(() => {
  for (const root of pages.splice(0)) render(null, root)
})

/** Renders the whole page over a chat that only records what it is asked to do. */
export function draw(given: Partial<ChatState> = {}, changes: Partial<Page> = {}) {
  const state = signal<ChatState>({
    ...initialState,
    phase: 'open',
    connection: 'live',
    chatId: 'chat-1',
    channel,
    seq: given.messages?.at(-1)?.seq ?? 0,
    ...given,
  })
  const calls: Call[] = []
  const note =
    (action: string) =>
    (...args: unknown[]): Promise<never> => {
      calls.push({ action, args })
      return Promise.resolve(undefined as never)
    }
  const chat = new Proxy({ state } as unknown as Chat, {
    get: (target, name: string) => (name === 'state' ? target.state : note(name)),
  })
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const page: Page = {
    chat,
    texts: signal(en),
    more: signal(more),
    needMore: () => Promise.resolve(),
    lang: signal('en' as const),
    dates: signal(createDates('en', () => Date.UTC(2026, 10, 21, 12))),
    field: createRef(),
    host: { mode: 'page', isFull: signal(false) },
    isLite: false,
    settings: createSettings({
      store: { read: () => ({}), write: () => undefined },
      html: document.documentElement,
      theme: 'light',
      onTheme: () => undefined,
      onLang: () => undefined,
    }),
    isSeen: signal(true),
    draft: signal(''),
    voice: signal(undefined),
    local: signal(nothingLocal),
    ...changes,
  }
  render(<App page={page} />, root)
  pages.push(root)
  return { root, state, calls, page }
}

/** Waits for what is loaded with a separate chunk, which takes time on a busy machine. */
export const appears = eventually

/** Lets Preact render the changes. */
export const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

type Content = Partial<ChatMessage> & Pick<ChatMessage, 'type' | 'data'>

/** Returns a message of the bot with this content. */
export const said = (seq: number, content: Content): ChatMessage =>
  ({
    id: `m${seq}`,
    seq,
    at: '2026-11-21T09:00:00.000Z',
    lang: 'en',
    author: { kind: 'bot', name: 'Assistant' },
    ...content,
  }) as ChatMessage
