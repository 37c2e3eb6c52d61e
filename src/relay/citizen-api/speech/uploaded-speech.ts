import type { Transcription } from '../../../contract/chat/chat.ts'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { Recording } from './transcriptions.ts'
import type { UploadName, Uploads } from './uploads.ts'

/** Turns recordings into words that came in parts before. */
export interface UploadedSpeech {
  /**
   * The same upload again is the same words, and is heard once.
   * @throws Problem `not-found` when there is no such upload
   */
  transcribe(name: UploadName, hear: (recording: Recording) => Promise<Transcription>): Promise<Transcription>
}

/** Makes what hears each upload once, also when it is asked for several times at once. */
export function createUploadedSpeech(uploads: Uploads): UploadedSpeech {
  const running = new Map<string, Promise<Transcription>>()

  const begin: UploadedSpeech['transcribe'] = async (name, hear) => {
    const upload = await uploads.find(name)
    if (!upload) throw new Problem('not-found', { detail: 'There is no such upload, or no longer.' })
    if (upload.words) return upload.words
    try {
      // Goes on when the page has left: it will ask again.
      const words = await hear({ source: upload.chunks(), bytes: () => upload.bytes })
      await uploads.finish(name, words)
      return words
    } catch (error) {
      // What is no recording will not become one.
      if (isProblem(error) && [400, 413, 415].includes(error.status)) await uploads.remove(name)
      throw error
    }
  }
  return {
    transcribe(name, hear) {
      const key = `${name.chatId}:${name.clientId}`
      const known = running.get(key)
      if (known) return known
      const work = begin(name, hear).finally(() => running.delete(key))
      running.set(key, work)
      return work
    },
  }
}
