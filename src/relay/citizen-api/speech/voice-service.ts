import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Gender } from '../../../contract/language/languages.ts'
import { operations } from '../../../contract/operations/index.ts'
import type { Operation } from '../../../contract/operations/operation.ts'
import { isProblem, Problem, type ProblemDocument } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { AudioFormat } from '../../gateway/audio/audio-gate.ts'
import { askHost, type HostAnswer, readAnswer } from '../../gateway/upstream/ask-host.ts'
import type { HostRoute } from '../../gateway/upstream/hosts.ts'
import { decodeBase64 } from './base64-decode.ts'

interface SynthesisRequest {
  teamspaceId: string
  text: string
  lang: string
  gender?: Gender | undefined
  /** Speech rate, 0.25 to 4. */
  speed: number
  signal?: AbortSignal
}

interface Synthesis {
  /** The audio as it arrives. @throws Problem, also after the first bytes */
  audio: AsyncIterable<Buffer>
  /** Language code of the substitute voice, if upstream reports one. */
  approximate: string | null
}

interface RecognitionRequest {
  teamspaceId: string
  lang: string
  format: AudioFormat
  source: AsyncIterable<Uint8Array>
  /** Length of the source in bytes, if known. */
  bytes?: number | undefined
  signal?: AbortSignal
}

/** The two voice operations used by the chat. Every error is a Problem in words for citizens. */
export interface VoiceService {
  synthesise(request: SynthesisRequest): Promise<Synthesis>
  recognise(request: RecognitionRequest): Promise<string>
}

const tts = operations['POST /api/platform/v1/voice/{teamspace_id}/tts']
const asr = operations['POST /api/platform/v1/voice/{teamspace_id}/asr']

/** Maximum decoded size: ten minutes of the largest MP3 or WAV. */
const maxSpeechBytes = 64 * 1024 * 1024
const maxWordsBytes = 64 * 1024
const maxProblemBytes = 64 * 1024

/** Options of the voice service. */
export interface VoiceServiceOptions {
  /** Timeout for the start of a response, in milliseconds. Default 2 minutes. */
  deadlineMs?: number
  timers: Timers
}

/** Creates the voice operations of a host for the chat. */
export function createVoiceService(host: HostRoute, options: VoiceServiceOptions): VoiceService {
  const { deadlineMs = 120_000, timers } = options
  return {
    async synthesise({ teamspaceId, text, lang, gender, speed, signal }) {
      const body = JSON.stringify({ text, lang, response_format: 'mp3', speed, ...(gender && { gender }) })
      const answer = await askHost(host, {
        ...toRequest(tts, teamspaceId),
        headers: { 'content-type': 'application/json', accept: 'text/plain' },
        body: Buffer.from(body),
        deadlineMs,
        timers,
        signal,
      })
      if (!isOk(answer)) throw await toProblem(answer)
      return {
        audio: decodeBase64(answer.body, { maxBytes: maxSpeechBytes }),
        approximate:
          /approximate; lang=([\w-]+)/.exec(String(answer.headers['x-parley-voice'] ?? ''))?.[1] ?? null,
      }
    },
    async recognise({ teamspaceId, lang, format, source, bytes, signal }) {
      const form = openForm(lang, format)
      const answer = await askHost(host, {
        ...toRequest(asr, teamspaceId),
        headers: {
          'content-type': `multipart/form-data; boundary=${form.boundary}`,
          ...(bytes !== undefined && {
            'content-length': String(form.before.length + bytes + form.after.length),
          }),
        },
        body: Readable.from(surround(form, source), { objectMode: false }),
        deadlineMs,
        timers,
        signal,
      })
      if (!isOk(answer)) throw await toProblem(answer)
      return parseWords(await readText(answer, maxWordsBytes))
    },
  }
}

const toRequest = ({ method, path, auth }: Operation, teamspaceId: string) => ({
  method,
  path: path.replace('{teamspace_id}', encodeURIComponent(teamspaceId)),
  auth,
  teamspaceId,
})

const isOk = ({ status }: HostAnswer) => status >= 200 && status < 300

function openForm(lang: string, format: AudioFormat) {
  const boundary = `parley-${randomBytes(16).toString('hex')}`
  const type = format === 'wav' ? 'audio/wav' : 'audio/mpeg'
  const before = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="lang"\r\n\r\n${lang}\r\n` +
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="speech.${format}"\r\n` +
      `Content-Type: ${type}\r\n\r\n`,
  )
  return { boundary, before, after: Buffer.from(`\r\n--${boundary}--\r\n`) }
}

async function* surround(
  { before, after }: ReturnType<typeof openForm>,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield before
  yield* source
  yield after
}

/**
 * Parses a transcription. The interface does not specify its format: plain text, a JSON string, or an object
 * with `text`, `transcript` or `result` is accepted.
 * @throws Problem `upstream-invalid`
 */
function parseWords(answer: string): string {
  const text = answer.trim()
  if (!/^[{["]/.test(text)) {
    if (/^<(!doctype|html|\?xml)/i.test(text)) throw new Problem('upstream-invalid')
    return text
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Plain text that starts with a quotation mark, not a JSON string.
    if (text.startsWith('"')) return text
    throw new Problem('upstream-invalid')
  }
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'object' && value !== null) {
    for (const name of ['text', 'transcript', 'result']) {
      const words: unknown = Reflect.get(value, name)
      if (typeof words === 'string') return words.trim()
    }
  }
  throw new Problem('upstream-invalid')
}

const readText = async (answer: HostAnswer, maxBytes: number): Promise<string> =>
  (await readAnswer(answer, maxBytes)).toString('utf8')

/** Explanations of an unavailable engine for citizens. */
const engineDetails: Record<string, string> = {
  'not-installed': 'Voice is not set up here. You can go on typing.',
  loading: 'Voice is still loading. Try again in a moment, or type.',
}

/** Converts an upstream error into a problem for the citizen who spoke or listens. */
async function toProblem(answer: HostAnswer): Promise<Problem> {
  const { status, headers } = answer
  const document = await readDocument(answer)
  const retryAfterMs = Number(headers['retry-after'] ?? 0) * 1000
  const reason = typeof document.reason === 'string' ? document.reason : undefined
  const extensions = { ...(reason !== undefined && { reason }) }
  switch (status) {
    case 403:
      // A host may also refuse our secret or address with 403, which only concerns the operator.
      if (!namesCredits(document)) return invalid(status)
      return new Problem('credits-exhausted', { detail: 'Voice is used up for now. You can go on typing.' })
    case 400:
    case 413:
    case 415:
    case 422:
      return refused(status, document)
    case 429:
      return new Problem('rate-limited', { retryAfterMs: retryAfterMs || 5000 })
    case 500:
    case 502:
    case 503:
      return new Problem('engine-unavailable', {
        detail: engineDetails[reason ?? ''] ?? 'That did not work. Try again now, or type.',
        retryAfterMs: retryAfterMs || 1000,
        extensions,
      })
    case 504:
      return new Problem('upstream-timeout')
    default:
      // 401 and the like: our own secret is wrong, which only concerns the operator.
      return invalid(status)
  }
}

const invalid = (status: number) =>
  new Problem('upstream-invalid', { extensions: { upstream_status: status } })

/**
 * Returns whether a 403 says that the voice credits are used up: `credits-exhausted`, or another error in JSON
 * that mentions credits, because the interface does not specify its format.
 */
const namesCredits = (document: Partial<ProblemDocument>): boolean => /credit/i.test(JSON.stringify(document))

/**
 * Converts an upstream refusal of the language or the audio; only the fields of our own API are passed on.
 */
function refused(status: number, document: Partial<ProblemDocument>): Problem {
  const errors = (Array.isArray(document.errors) ? document.errors : [])
    .filter((error) => ['lang', 'gender', 'text', 'file'].includes(error?.field))
    .map(({ field, code }) => ({ field, code: String(code), message: 'The speech service refuses this.' }))
  const code =
    status === 413 ? 'payload-too-large' : status === 415 ? 'unsupported-media-type' : 'validation-error'
  return new Problem(code, { detail: 'The speech service cannot do this.', errors })
}

async function readDocument(answer: HostAnswer): Promise<Partial<ProblemDocument>> {
  try {
    const value: unknown = JSON.parse(await readText(answer, maxProblemBytes))
    return typeof value === 'object' && value !== null ? value : {}
  } catch (error) {
    if (!isProblem(error) && !(error instanceof SyntaxError)) throw error
    return {}
  }
}
