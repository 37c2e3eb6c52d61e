import * as z from 'zod'
import type { Transcription } from '../../../contract/chat/chat.ts'
import { speechOf } from '../../../contract/language/languages.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { limits } from '../../../contract/primitives/limits.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { type Pace, readPaced } from '../../../http/read-paced.ts'
import { type AudioGate, createAudioGate } from '../../gateway/audio/audio-gate.ts'
import type { VoiceService } from './voice-service.ts'

/** Asks for the words of a recording. */
export interface RecordedSpeech {
  teamspaceId: string
  /** Longest recording, in seconds. */
  maxSeconds: number
  query: Record<string, string>
  recording: Recording
  /** Asked when the beginning has shown that this is a recording; may throw. */
  onSpend: () => Promise<void>
}

/** The bytes of a recording, from wherever they come. */
export interface Recording {
  source: AsyncGenerator<Uint8Array>
  /** How many there are, when it is known. @throws Problem when what was said of them shows a bad recording */
  bytes: () => number | undefined
  /** Fires when nobody waits for its words any more. */
  signal?: AbortSignal
}

/** Makes a recording of the body of a request. */
export const fromRequest = (request: Request, pace: Pace): Recording => ({
  source: readPaced(request.body, pace),
  bytes: () => checkHead(request),
  signal: request.signal,
})

const query = z.object({
  lang: z.string().refine((code) => speechOf(code)?.asr != null, 'must be a language that is recognised'),
})

/** Looked at before anything is spent. */
const headBytes = 64 * 1024
/** Beyond what was asked for: the last syllable is worth more than the rule. */
const graceSeconds = 5

/**
 * Turns a recording into words as it comes: its beginning is checked before upstream is called, the
 * rest as it passes, and nothing is held whole.
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
  // What is wrong with the recording says more than the broken upload that follows from it.
  const text = await voice.recognise(asked).catch((error: unknown) => {
    throw fault ?? error
  })
  return { text, lang }
}

/** Most that is read and thrown away after a refusal, and for how long. */
const drainBytes = 2 * limits.asrBytes
const drainMs = 10_000

/** Browsers that are still sending when the answer comes do not see it: they see a broken connection. */
async function drain(source: AsyncGenerator<Uint8Array>): Promise<void> {
  const until = Date.now() + drainMs
  let size = 0
  try {
    for await (const chunk of source) {
      size += chunk.length
      if (size > drainBytes || Date.now() > until) return
    }
  } catch {
    // The sender has left; the refusal is for nobody.
  }
}

/** Gives the length of the body, when it is told. */
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
    // By hand: a loop would close the source when the recording is refused in the middle.
    for (let part = await source.next(); !part.done; part = await source.next()) {
      gate.push(part.value)
      yield part.value
    }
    gate.finish()
  } catch (error) {
    // Upstream never has a whole form then.
    onFault(error)
    throw error
  }
}
