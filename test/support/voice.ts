import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { realTimers } from '../../src/contract/primitives/timers.ts'
import type { Dispatch, WireResponse } from '../../src/contract/primitives/wire.ts'
import { createVoice, type VoiceOptions } from '../../src/platform/engagement/voice/voice.ts'
import { createTeamspaces } from '../../src/platform/engagement/workspace/teamspaces.ts'
import type { OutgoingMessage } from '../../src/platform/kit/ports.ts'
import { silentLogger } from '../../src/platform/kit/ports.ts'
import type { Storage } from '../../src/storage/database/storage.ts'

const teamspaceId = 'demo-teamspace'
export const takeoverSecret = 'a-takeover-secret'

const base = '/api/platform/v1/voice'

export interface VoicePlatform {
  dispatch: Dispatch
  /** Emails that were sent. */
  letters: OutgoingMessage[]
  credits(): Promise<number>
  workspace(settings?: object): Promise<Record<string, unknown>>
  close(): void
}

/** Creates the embedded platform's voice module by itself, with real engines. */
export function createVoicePlatform(
  storage: Storage,
  options: Pick<VoiceOptions, 'weights' | 'threadFile'> & Partial<VoiceOptions>,
): VoicePlatform {
  const letters: OutgoingMessage[] = []
  const area = createVoice({
    storage,
    clock: () => new Date().toISOString(),
    timers: realTimers,
    ids: () => randomUUID(),
    logger: silentLogger,
    registry: new Registry(),
    mail: async (letter) => void letters.push(letter),
    teamspaces: createTeamspaces([teamspaceId]),
    secret: takeoverSecret,
    ...options,
  })
  const workspace = async (settings?: object) => {
    const answer = await area.workspace(teamspaceId, {
      method: settings ? 'POST' : 'GET',
      path: `/sandbox/workspaces/${teamspaceId}`,
      headers: { 'content-type': 'application/json' },
      body: settings ? Buffer.from(JSON.stringify(settings)) : null,
    })
    return JSON.parse(await readBody(answer))
  }
  return {
    dispatch(request) {
      const [, id = '', action] = new RegExp(`^${base}/([^/]+)/(\\w+)$`).exec(request.path) ?? []
      const operation = action === 'tts' ? 'textToSpeech' : 'recogniseSpeech'
      return area.operation(operation, { teamspace_id: id }, request)
    },
    letters,
    credits: async () => Number((await workspace()).credits),
    workspace,
    close: () => area.close(),
  }
}

export interface Answered {
  status: number
  headers: Record<string, string>
  text: string
  /** Of a problem. */
  problem: { type?: string; errors?: { field: string; code: string }[]; reason?: string; command?: string }
}

export async function speak(dispatch: Dispatch, body: object, secret = takeoverSecret): Promise<Answered> {
  const response = await dispatch({
    method: 'POST',
    path: `${base}/${teamspaceId}/tts`,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  })
  return toAnswered(response)
}

export async function hear(dispatch: Dispatch, audio: Uint8Array, lang: string): Promise<Answered> {
  const form = new FormData()
  form.set('lang', lang)
  form.set('file', new File([new Uint8Array(audio)], 'speech.bin'))
  return sendForm(dispatch, form)
}

export async function sendForm(dispatch: Dispatch, form: FormData): Promise<Answered> {
  const request = new Response(form)
  const response = await dispatch({
    method: 'POST',
    path: `${base}/${teamspaceId}/asr`,
    headers: {
      authorization: `Bearer ${takeoverSecret}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await request.arrayBuffer()),
  })
  return toAnswered(response)
}

async function toAnswered(response: WireResponse): Promise<Answered> {
  const text = await readBody(response)
  const isProblem = response.headers['content-type'] === 'application/problem+json'
  return {
    status: response.status,
    headers: response.headers,
    text,
    problem: isProblem ? JSON.parse(text) : {},
  }
}

async function readBody({ body }: WireResponse): Promise<string> {
  const chunks: Uint8Array[] = []
  if (body instanceof Uint8Array) chunks.push(body)
  else for await (const chunk of body ?? []) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Returns whether a program is installed on the system. */
export const hasProgram = (name: string, flag = '--version'): boolean =>
  spawnSync(name, [flag], { stdio: 'ignore' }).status === 0
