import 'deep-chat'
import { drawLauncher, history } from './launcher.mjs'

drawLauncher((panel) => {
  const chat = document.createElement('deep-chat')
  chat.style.cssText = 'width:100%;height:100%;border:0'
  chat.history = history.map((text, n) => ({ text, role: n % 2 ? 'user' : 'ai' }))
  chat.connect = {
    handler: (body, signals) => signals.onResponse({ text: `Answer to ${body.messages[0].text}` }),
  }
  panel.append(chat)
})
