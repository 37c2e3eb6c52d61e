import { withAnswers } from '../model/state.ts'
import { type Context, say } from '../model/step.ts'
import { sendsNews, wantsNews } from '../steps/news.ts'
import { means } from '../understand/choice.ts'
import { repeatOrWait, type ScamTurn, toTurn } from './turn.ts'

/**
 * Cancels notifications outside the chat, which the citizen can request at any question: for the report in
 * progress and for every case that this chat knows. Undefined if they ask for something else.
 */
export function stopNewsIn(text: string, c: Context): ScamTurn | undefined {
  const { state, texts } = c
  const hasCase = state.caseId !== undefined || (state.earlierCases ?? []).length > 0
  if (!sendsNews(c) || !(hasCase || wantsNews(state))) return undefined
  if (!means(text, c, 'stopNews', (w) => w.stopNews)) return undefined
  const stopped = wantsNews(state) ? withAnswers(state, { news: 'none' }) : state
  // A report on its way still asks for notifications; they are cancelled when the case exists.
  const next = c.at(state.sendingAt ? { ...stopped, stopsNews: true } : stopped)
  return toTurn(next.state, [say(texts.say.newsStopped), repeatOrWait(next)], {
    ...(hasCase && { effects: [{ type: 'stop-news' }] }),
  })
}
