import type { OperationById } from '../../../contract/operations/index.ts'
import { isPrintable } from '../../../contract/operations/shapes.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { voice } from '../../../contract/operations/voice.ts'
import { ownRoutes } from '../../../contract/platform/index.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import { createSemaphore } from '../../../contract/primitives/semaphore.ts'
import type { WireRequest, WireResponse } from '../../../contract/primitives/wire.ts'
import { jsonAnswer, problemAnswer } from '../../../http/problem-answers.ts'
import { readWireJson } from '../../../http/read-json.ts'
import { equalSecrets } from '../../../http/secrets.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { Logger } from '../../kit/ports.ts'
import { findTeamspace, isSecretOf, type Teamspaces } from '../workspace/teamspaces.ts'
import type { Credits } from './credits.ts'
import { readRecording } from './recording-form.ts'
import type { Speech, Voices } from './voices.ts'

/** Id of one of the two voice operations of the interface. */
export type VoiceOperationId = OperationById<'textToSpeech' | 'recogniseSpeech'>['id']

/** Returns whether an operation's id is that of a voice operation. */
export const isVoiceOperation = (id: string): id is VoiceOperationId =>
  id === 'textToSpeech' || id === 'recogniseSpeech'

/** The embedded platform's voice operations, and its sandbox endpoint for workspaces. */
export interface VoiceArea {
  /** Answers every request, including those it refuses. */
  operation(id: VoiceOperationId, params: Record<string, string>, request: WireRequest): Promise<WireResponse>
  /** Handles `/sandbox/workspaces/{id}`; the caller has already been checked. */
  workspace(teamspaceId: string, request: WireRequest): Promise<WireResponse>
  /** Mails one low-credit alert that is due. Returns false if none is. */
  mailNextAlert(): Promise<boolean>
  /** Announces that voice will be used soon: engines may start to load. */
  prepare(): void
  close(): void
}

/** Dependencies of the voice operations. */
export interface VoiceAreaDeps {
  voices: Voices
  credits: Credits
  storage: Storage
  clock: Clock
  teamspaces: Teamspaces
  /** The secret for all teamspaces, accepted in addition to each teamspace's own takeover secret. */
  secret: string
  logger: Logger
}

const { request: ttsRequest } = voice['POST /api/platform/v1/voice/{teamspace_id}/tts']

const { body: workspaceSettings } = ownRoutes.changeWorkspace

/** Maximum number of recordings in memory; others wait in their sockets. */
const recordingsAtOnce = 2
const recordingsWaiting = 64

/** Creates the handlers of the voice operations; at most two recordings are in memory at the same time. */
export function createVoiceArea(deps: VoiceAreaDeps): VoiceArea {
  const { voices, credits, storage } = deps
  const semaphore = createSemaphore({
    places: recordingsAtOnce,
    maxWaiting: recordingsWaiting,
    refuse: tooManyWait,
  })

  const speak = async (teamspaceId: string, request: WireRequest): Promise<WireResponse> => {
    const body = await readWireJson(request, ttsRequest.maxBytes)
    const { text, lang, response_format: format, speed, gender } = parseWith(ttsRequest.body, body)
    assertSpeakable(text)
    const speech = await credits.spend(teamspaceId, () => voices.speak({ text, lang, format, speed, gender }))
    return textResponse(Buffer.from(speech.bytes).toString('base64'), headersOf(speech))
  }

  const recognise = (teamspaceId: string, request: WireRequest): Promise<WireResponse> =>
    semaphore.run(async () => {
      const recording = await readRecording(request)
      return textResponse(await credits.spend(teamspaceId, () => voices.recognise(recording)))
    })

  const handlers = { textToSpeech: speak, recogniseSpeech: recognise } satisfies Record<
    VoiceOperationId,
    (teamspaceId: string, request: WireRequest) => Promise<WireResponse>
  >

  const answer = async (request: WireRequest, work: () => Promise<WireResponse>): Promise<WireResponse> => {
    try {
      return await work()
    } catch (error) {
      const requestId = request.headers['x-request-id']
      if (!isProblem(error))
        deps.logger.error({ err: error, requestId }, 'a voice request failed unexpectedly')
      return problemAnswer(isProblem(error) ? error : new Problem('internal'), requestId)
    } finally {
      if (request.body && !(request.body instanceof Uint8Array)) request.body.resume()
    }
  }

  return {
    operation: (id, params, request) =>
      answer(request, async () => {
        const teamspaceId = params.teamspace_id ?? ''
        await checkSecret(deps, teamspaceId, request.headers.authorization)
        return handlers[id](teamspaceId, request)
      }),
    workspace: (teamspaceId, request) =>
      answer(request, async () => {
        if (request.method === 'GET') return jsonAnswer(200, await credits.find(teamspaceId))
        if (request.method !== 'POST') throw new Problem('method-not-allowed')
        const body = await readWireJson(request, 64 * 1024)
        const { purchase, ...settings } = parseWith(workspaceSettings, body)
        await storage.write('voice', (trx) => openSandboxWorkspace(trx, deps, teamspaceId))
        if (purchase !== undefined) await credits.purchase(teamspaceId, purchase)
        return jsonAnswer(200, await credits.configure(teamspaceId, settings))
      }),
    mailNextAlert: () => credits.mailNextAlert(),
    prepare: () => voices.prepare(),
    close: () => voices.close(),
  }
}

/**
 * Refuses, before anything is billed, what no voice can speak: control characters apart from tabs and line
 * breaks, halves of a character, and a text of nothing but spaces and invisible characters.
 * @throws Problem `validation-error`
 */
function assertSpeakable(text: string): void {
  const refuse = (code: string, message: string) =>
    new Problem('validation-error', { errors: [{ field: 'text', code, message }] })
  if (!isPrintable(text) || /\p{Cs}/u.test(text)) {
    throw refuse('invalid_format', 'Must not contain control characters.')
  }
  if (!/[^\s\p{C}]/u.test(text)) throw refuse('empty', 'There is nothing to say.')
}

/** Callers without a valid secret learn nothing about which teamspaces exist. */
async function checkSecret(
  { storage, teamspaces, secret }: VoiceAreaDeps,
  teamspaceId: string,
  authorization: string | undefined,
): Promise<void> {
  const given = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  if (equalSecrets(given, secret)) {
    await findTeamspace(teamspaces, storage.db, teamspaceId)
    return
  }
  if (isSecretOf(await teamspaces.find(storage.db, teamspaceId), given)) return
  throw new Problem('unauthenticated', {
    errors: [
      {
        field: 'authorization',
        code: 'invalid',
        message: 'Send the takeover secret of the teamspace as Authorization: Bearer.',
      },
    ],
  })
}

/** Tests may have their own workspace, with a teamspace of the same id. */
async function openSandboxWorkspace(trx: Db, { teamspaces, clock }: VoiceAreaDeps, id: string) {
  if (await teamspaces.find(trx, id)) return
  await trx
    .insertInto('pf_teamspace')
    .values({
      teamspace_id: id,
      workspace_id: id,
      secret_digest: null,
      secret_made_at: null,
      created_at: clock(),
    })
    .execute()
}

const headersOf = ({ seconds, approximate }: Speech): Record<string, string> => ({
  'x-audio-seconds': seconds.toFixed(2),
  // Not the language's own voice; the client that plays it can show that.
  ...(approximate !== null && { 'x-parley-voice': `approximate; lang=${approximate}` }),
})

const textResponse = (text: string, headers: Record<string, string> = {}): WireResponse => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: Buffer.from(text, 'utf8'),
})

const tooManyWait = () =>
  new Problem('engine-unavailable', {
    detail: 'Too much speech is waiting. Try again in a moment.',
    retryAfterMs: 5000,
    extensions: { reason: 'full' },
  })
