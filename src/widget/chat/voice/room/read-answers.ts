import { effect } from '@preact/signals'
import type { Page } from '../../page/page.ts'
import type { ChoicesPort } from '../sound/choices.ts'
import type { Player } from '../sound/player.ts'

/**
 * Reads out the messages that arrive from now on, if the citizen has chosen that; in another chat, everything
 * that is not history.
 */
export function readAnswers(
  { chat, isSeen }: Pick<Page, 'chat' | 'isSeen'>,
  player: Pick<Player, 'enqueue'>,
  choices: Pick<ChoicesPort, 'value'>,
): void {
  let { chatId: of, seq: read } = chat.state.peek()
  effect(() => {
    const { chatId, messages, heardSeq } = chat.state.value
    const isWanted = choices.value.value.auto && isSeen.value
    if (chatId !== of) read = heardSeq
    of = chatId
    for (const message of messages) {
      if (message.seq <= read) continue
      read = message.seq
      if (isWanted && message.author.kind !== 'visitor') player.enqueue(message)
    }
  })
}
