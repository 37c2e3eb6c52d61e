import { voice } from '../../../contract/operations/voice.ts'
import { limits } from '../../../contract/primitives/limits.ts'
import { type FieldError, Problem } from '../../../contract/primitives/problem.ts'
import type { WireRequest } from '../../../contract/primitives/wire.ts'
import { payloadTooLarge, readBytes } from '../../../http/read-bytes.ts'
import type { AudioFormat } from './audio/sound.ts'
import type { Recording } from './voices.ts'

const { request: asrRequest } = voice['POST /api/platform/v1/voice/{teamspace_id}/asr']
const langOf = asrRequest.body.shape.lang

/**
 * Reads a form with a recording: `file`, mp3 or wav by its content, and `lang`.
 * @throws Problem `unsupported-media-type`, `payload-too-large` or `validation-error`
 */
export async function readRecording({ headers, body }: WireRequest): Promise<Recording> {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Problem('unsupported-media-type', { detail: 'Send a form as multipart/form-data.' })
  }
  const form = await parseForm(await readBytes(body, { maxBytes: asrRequest.maxBytes, tooLarge }), type)
  const file = form.get('file')
  const lang = langOf.safeParse(form.get('lang') ?? undefined)
  const errors: FieldError[] = []
  if (!(file instanceof File)) {
    errors.push({ field: 'file', code: 'required', message: 'Send the recording as a file.' })
  }
  if (!lang.success) {
    const isMissing = form.get('lang') === null
    const message = isMissing ? 'This field is required.' : 'Send a language code such as en or zh-Hans.'
    errors.push({ field: 'lang', code: isMissing ? 'required' : 'invalid', message })
  }
  if (!(file instanceof File) || !lang.success) throw new Problem('validation-error', { errors })
  if (file.size > limits.asrBytes) throw tooLarge(limits.asrBytes)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { bytes, format: formatOf(bytes), lang: lang.data }
}

const tooLarge = (maxBytes: number) => payloadTooLarge(maxBytes, 'file')

async function parseForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Problem('validation-error', {
      errors: [{ field: '$', code: 'multipart', message: 'The body is not a well-formed multipart form.' }],
    })
  }
}

/** Detects the format by the first bytes; the decoder validates the rest. */
function formatOf(bytes: Uint8Array): AudioFormat {
  const [a = 0, b = 0, c = 0] = bytes
  const text = String.fromCharCode(a, b, c, bytes[3] ?? 0)
  if (text === 'RIFF') return 'wav'
  if (text.startsWith('ID3') || (a === 0xff && (b & 0xe0) === 0xe0)) return 'mp3'
  throw new Problem('unsupported-media-type', {
    errors: [
      { field: 'file', code: 'content-type', message: 'The file must be mp3 or wav, by its content.' },
    ],
  })
}
