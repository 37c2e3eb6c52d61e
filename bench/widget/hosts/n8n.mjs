import '@n8n/chat/style.css'
import { createChat } from '@n8n/chat/dist/chat.bundle.es.js'

createChat({ webhookUrl: '/n8n', mode: 'window', loadPreviousSession: true, initialMessages: [] })
