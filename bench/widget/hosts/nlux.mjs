import { createAiChat } from '@nlux/core'
import '@nlux/themes/nova.css'
import { drawLauncher, history } from './launcher.mjs'

drawLauncher((panel) => {
  createAiChat()
    .withAdapter({ batchText: async (text) => `Answer to ${text}` })
    .withInitialConversation(history.map((message, n) => ({ role: n % 2 ? 'user' : 'assistant', message })))
    .mount(panel)
})
