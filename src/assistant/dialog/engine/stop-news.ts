import { withAnswers } from '../model/state.ts'
import { type Context, say } from '../model/step.ts'
import { sendsNews, wantsNews } from '../steps/news.ts'
import { means } from '../understand/choice.ts'
import { repeatOrWait, type ScamTurn, toTurn } from './turn.ts'

/**
 * Takes back her wish for news outside of the chat, which can be said at any question: of the report that is under way and
 * of every case that this chat knows. Undefined where she asks for something else.
 */
export function stopNewsIn(text: string, c: Context): ScamTurn | undefined {
  const { state, texts } = c
  const hasCase = state.caseId !== undefined || (state.earlierCases ?? []).length > 0
  if (!sendsNews(c) || !(hasCase || wantsNews(state))) return undefined
  if (!means(text, c, 'stopNews', (w) => w.stopNews)) return undefined
  const stopped = wantsNews(state) ? withAnswers(state, { news: 'none' }) : state
  // What is on its way already carries the wish; it is taken back when the case is there.
  const next = c.at(state.sendingAt ? { ...stopped, stopsNews: true } : stopped)
  return toTurn(next.state, [say(texts.say.newsStopped), repeatOrWait(next)], {
    ...(hasCase && { effects: [{ type: 'stop-news' }] }),
  })
}
