import type { Transcription } from '../../../contract/chat/chat.ts'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { Recording } from './transcriptions.ts'
import type { UploadName, Uploads } from './uploads.ts'

/** Transcribes recordings that were uploaded in parts. */
export interface UploadedSpeech {
  /**
   * Transcribes an upload. A repeated call returns the same words without another transcription.
   * @throws Problem `not-found` when there is no such upload
   */
  transcribe(name: UploadName, hear: (recording: Recording) => Promise<Transcription>): Promise<Transcription>
}

/** Creates the function that transcribes each upload once, even for simultaneous requests. */
export function createUploadedSpeech(uploads: Uploads): UploadedSpeech {
  const running = new Map<string, Promise<Transcription>>()

  const begin: UploadedSpeech['transcribe'] = async (name, hear) => {
    const upload = await uploads.find(name)
    if (!upload) throw new Problem('not-found', { detail: 'There is no such upload, or no longer.' })
    if (upload.words) return upload.words
    try {
      // Continues if the page disconnects, since it will ask again.
      const words = await hear({ source: upload.chunks(), bytes: () => upload.bytes })
      await uploads.finish(name, words)
      return words
    } catch (error) {
      // An invalid recording stays invalid.
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
