import * as z from 'zod'
import type { Transcription } from '../../../contract/chat/chat.ts'
import { speechOf } from '../../../contract/language/languages.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { limits } from '../../../contract/primitives/limits.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { type Pace, readPaced } from '../../../http/read-paced.ts'
import { type AudioGate, createAudioGate } from '../../gateway/audio/audio-gate.ts'
import type { VoiceService } from './voice-service.ts'

/** Request for the transcription of a recording. */
export interface RecordedSpeech {
  teamspaceId: string
  /** Maximum length in seconds. */
  maxSeconds: number
  query: Record<string, string>
  recording: Recording
  /** Called after the first bytes have been recognised as audio; may throw. */
  onSpend: () => Promise<void>
}

/** The bytes of a recording, from any source. */
export interface Recording {
  source: AsyncGenerator<Uint8Array>
  /**
   * Returns the number of bytes, if known. @throws Problem when the request headers show an invalid recording
   */
  bytes: () => number | undefined
  /** Fires when the client has disconnected. */
  signal?: AbortSignal
}

/** Creates a recording from the body of a request. */
export const fromRequest = (request: Request, pace: Pace): Recording => ({
  source: readPaced(request.body, pace),
  bytes: () => checkHead(request),
  signal: request.signal,
})

const query = z.object({
  lang: z.string().refine((code) => speechOf(code)?.asr != null, 'must be a language that is recognised'),
})

/** Number of bytes checked before a credit is spent. */
const headBytes = 64 * 1024
/** Tolerance beyond the maximum length, so that the last syllable is not lost. */
const graceSeconds = 5

/**
 * Transcribes a recording as a stream: its beginning is checked before the upstream call, the rest as it
 * passes, and it is never held in memory as a whole.
 * @throws Problem
 */
export async function transcribe(speech: RecordedSpeech, voice: VoiceService): Promise<Transcription> {
  try {
    return await hear(speech, voice)
  } catch (error) {
    await drain(speech.recording.source)
    throw error
  }
}

async function hear(
  { recording, query: given, teamspaceId, maxSeconds, onSpend }: RecordedSpeech,
  voice: VoiceService,
): Promise<Transcription> {
  const { lang } = parseWith(query, given)
  const { source, signal } = recording
  const bytes = recording.bytes()
  const gate = createAudioGate({ maxSeconds: maxSeconds + graceSeconds })
  const { head, ended } = await readHead(source, gate)
  if (ended) gate.finish()
  const format = gate.format()
  if (!format) throw new Problem('unsupported-media-type')
  await onSpend()

  let fault: unknown
  const body = passOn({ head, ended, source, gate }, (error) => {
    fault = error
  })
  const asked = { teamspaceId, lang, format, bytes, source: body, ...(signal && { signal }) }
  // The fault of the recording is more specific than the broken upload that it causes.
  const text = await voice.recognise(asked).catch((error: unknown) => {
    throw fault ?? error
  })
  return { text, lang }
}

/** Limits of bytes and time (in milliseconds) for discarding the rest after a refusal. */
const drainBytes = 2 * limits.asrBytes
const drainMs = 10_000

/**
 * Reads and discards the rest of a body. Browsers that are still sending when the response arrives report a
 * broken connection instead of the response.
 */
async function drain(source: AsyncGenerator<Uint8Array>): Promise<void> {
  const until = Date.now() + drainMs
  let size = 0
  try {
    for await (const chunk of source) {
      size += chunk.length
      if (size > drainBytes || Date.now() > until) return
    }
  } catch {
    // The sender has disconnected, so the refusal has no recipient.
  }
}

/** Checks the headers, and returns the length of the body if given. */
function checkHead({ headers }: Request): number | undefined {
  const type = headers.get('content-type') ?? ''
  if (!/^audio\/(mpeg|mp3|wav|wave|x-wav)\s*(;|$)/i.test(type)) {
    throw new Problem('unsupported-media-type', {
      errors: [
        { field: '$', code: 'content-type', message: 'Send the recording as audio/mpeg or audio/wav.' },
      ],
    })
  }
  const length = headers.get('content-length')
  if (length === null) return undefined
  if (Number(length) > limits.asrBytes) {
    throw new Problem('payload-too-large', {
      errors: [
        { field: '$', code: 'too-big', message: `The recording may have at most ${limits.asrBytes} bytes.` },
      ],
    })
  }
  return Number(length)
}

async function readHead(source: AsyncGenerator<Uint8Array>, gate: AudioGate) {
  const head: Uint8Array[] = []
  let size = 0
  while (size < headBytes) {
    const { done, value } = await source.next()
    if (done) return { head, ended: true }
    gate.push(value)
    head.push(value)
    size += value.length
  }
  return { head, ended: false }
}

interface Upload {
  head: Uint8Array[]
  ended: boolean
  source: AsyncGenerator<Uint8Array>
  gate: AudioGate
}

async function* passOn(upload: Upload, onFault: (error: unknown) => void): AsyncGenerator<Uint8Array> {
  const { head, ended, source, gate } = upload
  try {
    for (let chunk = head.shift(); chunk !== undefined; chunk = head.shift()) yield chunk
    if (ended) return
    // Not `for await`: that would close the source if the recording is refused in the middle.
    for (let part = await source.next(); !part.done; part = await source.next()) {
      gate.push(part.value)
      yield part.value
    }
    gate.finish()
  } catch (error) {
    // The upstream server then never receives a complete form.
    onFault(error)
    throw error
  }
}
