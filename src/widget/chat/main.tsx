import './missing.ts'
import './styles/tokens.css'
import './styles/page.css'
import './styles/messages.css'
import './styles/composer.css'
import { options } from 'preact'
import { connectPage } from '../bridge/bridge.ts'
import { createBrowserIds, createBrowserNetwork, isDataSaved, sleep } from './adapters/browser.ts'
import { createBrowserTabs } from './adapters/browser-tabs.ts'
import { createHttpTransport } from './adapters/http-transport.ts'
import { createIdbStore } from './adapters/idb-store.ts'
import { toScriptUrl } from './adapters/script-url.ts'
import { mountPage } from './mount.tsx'
import firstFormat from './texts/first-format.ts?worker&url'

// Draws once per frame: otherwise a hundred messages of history would be drawn a hundred times.
options.debounceRendering = (draw) => {
  setTimeout(draw)
}

try {
  new Worker(toScriptUrl(firstFormat))
} catch {
  // A browser without workers formats on demand.
}

// The composition root of the page: the only module that knows the browser, the relay and the views.
const query = new URLSearchParams(location.search)
const gwId = query.get('gwId') ?? ''
/** Preview in the console: a separate chat, which leaves nothing on the device. */
const preview = query.get('preview')

mountPage({
  root: document.getElementById('app') ?? document.body,
  gwId,
  locale: query.get('locale') ?? undefined,
  theme: query.get('theme') ?? undefined,
  connect: (onMessage) => connectPage({ onMessage }),
  deps: {
    transport: createHttpTransport({
      asksForReport: !isDataSaved(),
      solver: () => import('./adapters/challenge.ts'),
    }),
    store: createIdbStore(preview ? undefined : gwId),
    network: createBrowserNetwork(),
    tabs: createBrowserTabs(preview ?? gwId),
    clock: () => new Date().toISOString(),
    ids: createBrowserIds(),
    sleep,
    random: Math.random,
  },
})
