import { Readable } from 'node:stream'
import type { Dispatch, WireRequest, WireResponse } from '../../src/contract/primitives/wire.ts'

/** A speech request that upstream received. */
interface SpokenCall {
  text: string
  lang: string
  gender?: string
  speed: number
}
interface HeardCall {
  lang: string
  filename: string
  bytes: Buffer
}

export interface FakeVoice {
  dispatch: Dispatch
  spoken: SpokenCall[]
  /** Recordings that arrived completely. */
  heard: HeardCall[]
  /** Recordings that started to arrive. */
  begun: number
  /** Set one to replace the response. */
  answer: { speech?: () => WireResponse | Promise<WireResponse>; words?: () => WireResponse }
}

/** Creates an upstream of the voice operations whose speech and recognised text a test controls. */
export function createFakeVoice(clip: Buffer): FakeVoice {
  const fake: FakeVoice = { spoken: [], heard: [], begun: 0, answer: {}, dispatch }
  async function dispatch(request: WireRequest): Promise<WireResponse> {
    if (request.path.endsWith('/tts')) {
      fake.spoken.push(JSON.parse((await readAll(request.body)).toString('utf8')))
      return (await fake.answer.speech?.()) ?? textAnswer(clip.toString('base64'))
    }
    fake.begun += 1
    const type = request.headers['content-type'] ?? ''
    const body = await readAll(request.body)
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const file = form.get('file') as File
    const bytes = Buffer.from(await file.arrayBuffer())
    fake.heard.push({ lang: String(form.get('lang')), filename: file.name, bytes })
    return fake.answer.words?.() ?? textAnswer('I sent five thousand pesos.')
  }
  return fake
}

export const textAnswer = (text: string, status = 200): WireResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from(text),
})

export const problemAnswer = (status: number, document: object): WireResponse => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: Buffer.from(JSON.stringify({ status, ...document })),
})

/** Creates a response whose parts are sent on demand; `null` ends it, an error breaks it. */
export function slowAnswer(): { response: WireResponse; push(part: string | null | Error): void } {
  const body = new Readable({ read() {} })
  return {
    response: { status: 200, headers: { 'content-type': 'text/plain' }, body },
    push: (part) => void (part instanceof Error ? body.destroy(part) : body.push(part)),
  }
}

async function readAll(body: WireRequest['body']): Promise<Buffer> {
  if (body === null) return Buffer.alloc(0)
  if (body instanceof Uint8Array) return Buffer.from(body)
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
