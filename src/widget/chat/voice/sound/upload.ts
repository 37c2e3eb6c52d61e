import { type Sleep, TransportError } from '../../core/ports.ts'
import type { Ask } from './ask.ts'
import type { Note } from './note.ts'

interface UploadOptions {
  token: string
  /** Receives the fraction that has been sent, 0 to 1. */
  onPart: (part: number) => void
  signal: AbortSignal
}

/** Sends a note to the relay. Each call rejects with a {@link TransportError}. */
export interface Uploader {
  /** Sends the note and returns its text; resumes where an earlier attempt broke off. */
  send(note: Note, options: UploadOptions): Promise<string>
  /** Deletes what has been sent of the note. */
  forget(note: Note, token: string): Promise<void>
}

/**
 * Size of an upload's parts, in bytes; shorter notes go in one request. A lost connection then costs at most
 * the eight seconds that a part takes on 2G.
 */
export const partBytes = 48 * 1024
/** Pauses between attempts without progress, in milliseconds; after the last one the caller decides. */
const pausesMs = [1000, 3000]

/** Creates an uploader that sends long notes in parts. */
export function createUploader(ask: Ask, sleep: Sleep): Uploader {
  const isWhole = ({ audio }: Note): boolean => audio.size <= partBytes

  /** Asks how many bytes have arrived. */
  const findOffset = async ({ id }: Note, token: string, signal: AbortSignal): Promise<number> => {
    try {
      return (await ask({ name: 'findUpload', id, token, signal })).offset
    } catch (error) {
      if (error instanceof TransportError && error.status === 404) return 0
      throw error
    }
  }
  const sendRest = async (note: Note, { token, signal, onPart }: UploadOptions, onSent: () => void) => {
    const { id, audio } = note
    let offset = await findOffset(note, token, signal)
    while (offset < audio.size) {
      const from = offset
      const body = audio.slice(from, from + partBytes)
      const onProgress = (sent: number): void => onPart((from + sent) / audio.size)
      const asked = { name: 'continueUpload', id, token, signal, body, offset, onProgress } as const
      offset = (await ask(asked)).offset
      onSent()
    }
  }
  const sendParts = async (note: Note, options: UploadOptions): Promise<void> => {
    for (let attempt = 0; ; ) {
      try {
        return await sendRest(note, options, () => {
          attempt = 0
        })
      } catch (error) {
        const pauseMs = pausesMs[attempt++]
        if (options.signal.aborted || !isCut(error) || pauseMs === undefined) throw error
        await sleep(pauseMs, options.signal)
      }
    }
  }

  return {
    async send(note, options) {
      const { token, signal, onPart } = options
      const { id, audio, lang } = note
      const asked = { name: 'transcribe', token, signal } as const
      if (isWhole(note)) {
        const onProgress = (sent: number): void => onPart(sent / audio.size)
        return readWords(await ask({ ...asked, query: { lang }, body: audio, onProgress }))
      }
      await sendParts(note, options)
      onPart(1)
      return readWords(await ask({ ...asked, query: { lang, upload: id } }))
    },
    async forget(note, token) {
      if (!isWhole(note)) await ask({ name: 'dropUpload', id: note.id, token })
    },
  }
}

/** Returns whether the connection broke, or another attempt has sent more than is known here. */
const isCut = (error: unknown): boolean =>
  error instanceof TransportError && (error.status === 0 || error.status === 409)

function readWords({ body }: { body: Record<string, unknown> }): string {
  if (typeof body.text !== 'string') throw new TransportError('network')
  return body.text
}
