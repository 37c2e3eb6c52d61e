import { effect, type ReadonlySignal } from '@preact/signals'
import type { PageEnd } from '../bridge/bridge.ts'
import type { Chat } from './core/chat.ts'

/**
 * Notifies the customer's page of what happens in the chat, but never of what is said. Returns a function
 * that stops the notifications.
 */
export function tellHost(chat: Chat, host: PageEnd, isOpen: ReadonlySignal<boolean>): () => void {
  let isReady = false
  let of: string | undefined
  let told = 0
  let seen = 0
  let unread = -1
  let caseNews = 0
  let refusal: string | undefined

  return effect(() => {
    const {
      phase,
      connection,
      chatId,
      messages,
      heardSeq,
      caseIds,
      caseNews: news,
      ...state
    } = chat.state.value
    // The citizen can write while the device works on a challenge, or while offline.
    const canBeUsed = phase === 'open' || phase === 'ended' || connection !== 'connecting'
    if (!isReady && canBeUsed) {
      isReady = true
      host.send({ type: 'ready' })
    }
    if (state.refusal !== refusal) {
      refusal = state.refusal
      if (refusal !== undefined) host.send({ type: 'error', code: refusal })
    }
    if (phase !== 'open') return

    const last = messages.at(-1)?.seq ?? 0
    // Another chat starts counting again.
    if (chatId !== of) told = seen = 0
    of = chatId
    told = Math.max(told, heardSeq)
    for (const message of messages) {
      if (message.seq <= told) continue
      host.send({ type: 'message', author: message.author.kind, at: message.at })
    }
    told = Math.max(told, last)

    if (news !== caseNews) {
      caseNews = news
      const caseId = caseIds.at(-1)
      if (caseId !== undefined) host.send({ type: 'case', caseId })
    }

    seen = isOpen.value ? last : Math.max(seen, heardSeq)
    const { length } = messages.filter(({ seq, author }) => seq > seen && author.kind !== 'visitor')
    if (length !== unread) {
      unread = length
      host.send({ type: 'unread', count: length })
    }
  })
}
