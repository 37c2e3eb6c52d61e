import * as z from 'zod'
import type { ChatMessage } from '../../../contract/chat/chat.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { Channel } from '../../config/channel.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import type { CaseNumbers } from '../cases/case-numbers.ts'
import { caseIdsOf } from './chat-cases.ts'
import type { ChatEvents } from './chat-events.ts'
import { writeHtmlTranscript, writeTextTranscript } from './transcript.ts'

/** Dependencies of a transcript. */
interface TranscriptDeps {
  storage: Storage
  events: ChatEvents
  channels: ReadonlyMap<string, Channel>
  timezone: string
  numbers: Pick<CaseNumbers, 'shownOf'>
}

const transcriptQuery = z.object({ format: z.enum(['text', 'html']).default('text') })
/** Number of messages in memory at a time. */
const transcriptPage = 100

/**
 * Responds with the transcript of a chat, read and written page by page.
 * @throws Problem `validation-error` or `channel-not-found`
 */
export async function answerTranscript(
  { storage, events, channels, timezone, numbers }: TranscriptDeps,
  { chatId, gwId }: SessionClaims,
  query: Record<string, string>,
): Promise<Response> {
  const { format } = parseWith(transcriptQuery, query)
  const caseIds = await caseIdsOf(storage.db, chatId)
  const title = channels.get(gwId)?.title
  if (title === undefined) throw new Problem('channel-not-found')
  const shownOf = await numbers.shownOf(storage.db, caseIds)
  const options = { title, timezone, caseNumbers: caseIds.map(shownOf) }
  const html = format === 'html'
  const write = html ? writeHtmlTranscript : writeTextTranscript
  return new Response(toTextStream(write(pagesOf(events, storage.db, chatId), options)), {
    headers: {
      'content-type': html ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="conversation.${html ? 'html' : 'txt'}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

/** Reads the messages of a chat page by page, oldest first. */
async function* pagesOf(events: ChatEvents, db: Db, chatId: string): AsyncGenerator<ChatMessage[]> {
  for (let seq = 0; ; ) {
    const page = await events.after(db, chatId, seq, transcriptPage)
    yield page.flatMap((event) => (event.type === 'message' ? [event.message] : []))
    if (page.length < transcriptPage) return
    seq = page.at(-1)?.seq ?? seq
  }
}

/** Streams text; the next piece is created when the reader has consumed the previous one. */
function toTextStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        for (;;) {
          const { value, done } = await pieces.next()
          if (done) return controller.close()
          // After an empty piece, the stream would wait for another pull.
          if (value !== '') return controller.enqueue(encoder.encode(value))
        }
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}
