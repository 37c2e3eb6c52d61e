import * as z from 'zod'
import {
  casesResponse,
  caseView,
  feedbackRequest,
  historyQuery,
  historyResponse,
  humanRequest,
  messageQuery,
  messageRequest,
  messageResponse,
  sessionRequest,
  sessionResponse,
  transcription,
  voiceInfo,
} from '../chat/chat.ts'
import { pushKeyResponse, pushRequest } from '../chat/push.ts'
import { reportOutline, reportOutlineQuery } from '../chat/report-outline.ts'
import { chatRoutes } from '../chat/routes.ts'
import { speechSpeeds } from '../chat/speech-speeds.ts'
import { chatExamples } from './chat-examples.ts'
import { problemResponses } from './problems.ts'
import type { Json, Schemas } from './schemas.ts'

/** A call of the chat page. */
export interface ChatCall {
  summary: string
  /** Requires no session token. */
  open?: true
  query?: z.ZodType
  /** A JSON schema, or the content types of anything else. */
  body?: z.ZodType | readonly string[]
  /** Whether it answers 409 when the state has changed in the meantime. */
  mayClash?: true
  status: 200 | 201 | 202 | 204
  answer?: z.ZodType | readonly string[]
}

const lang = z.string().meta({ description: 'Language code.', examples: ['tl'] })

/** Every call of the chat page. */
export const chatCalls: Readonly<Record<keyof typeof chatRoutes, ChatCall>> = {
  openSession: {
    summary: 'Open a chat, or go on with one; a new one may need a solved challenge',
    open: true,
    body: sessionRequest,
    status: 201,
    answer: sessionResponse,
  },
  getReportOutline: {
    summary: 'What a page needs to take a report without a network; public',
    open: true,
    query: reportOutlineQuery,
    status: 200,
    answer: reportOutline,
  },
  streamEvents: {
    summary: 'Events of the chat as they come; resumes after Last-Event-ID or ?after=',
    query: z.object({
      after: z.number().int().min(0).optional(),
      wait: z.number().int().min(0).max(55).optional().meta({
        description: 'Seconds to wait at most; asks for JSON in place of a stream.',
      }),
    }),
    status: 200,
    answer: ['text/event-stream', 'application/json'],
  },
  listMessages: { summary: 'A page of history', query: historyQuery, status: 200, answer: historyResponse },
  sendMessage: {
    summary: 'Say something; the same clientId again is the same message',
    query: messageQuery,
    body: messageRequest,
    mayClash: true,
    status: 202,
    answer: messageResponse,
  },
  setHuman: {
    summary:
      'Say who is chatting; a proof answers with the session that takes the place of this one, else 204',
    body: humanRequest,
    status: 200,
    answer: sessionResponse,
  },
  getVoice: { summary: 'What voice can do in this chat', status: 200, answer: voiceInfo },
  signOut: { summary: 'Sign out: the sessions of this device end', status: 204 },
  sayTyping: { summary: 'Notify the agent that the citizen is typing', status: 204 },
  transcribe: {
    summary: 'Turn a voice note into text',
    query: z.object({
      lang,
      upload: z.string().optional().meta({ description: 'Sent before in parts; there is no body then.' }),
    }),
    body: ['audio/mpeg', 'audio/wav'],
    status: 200,
    answer: transcription,
  },
  findUpload: { summary: 'How much of a voice note is there, in Upload-Offset', status: 200 },
  continueUpload: {
    summary: 'Send more of a voice note, from Upload-Offset on',
    body: ['application/offset+octet-stream'],
    status: 204,
  },
  dropUpload: { summary: 'Forget what is there of a voice note', status: 204 },
  speak: {
    summary: 'Hear a message; takes ranges',
    query: z.object({
      lang: lang.optional(),
      gender: z.enum(['male', 'female']).optional(),
      speed: z.union(speechSpeeds.map((speed) => z.literal(speed))).optional(),
      token: z.string().optional().meta({ description: 'Of getVoice; stands for the bearer token.' }),
    }),
    status: 200,
    answer: ['audio/mpeg'],
  },
  listCases: { summary: 'List the citizen’s cases', status: 200, answer: casesResponse },
  getCase: { summary: 'Get one of the citizen’s cases', status: 200, answer: caseView },
  getCaseReport: {
    summary:
      'The report of a case as PDF, in English and the citizen’s language, while the chat still holds its facts',
    status: 200,
    answer: ['application/pdf'],
  },
  sendFeedback: { summary: 'Rate the chat', body: feedbackRequest, status: 204 },
  getTranscript: {
    summary: 'Take the conversation along',
    query: z.object({ format: z.enum(['text', 'html']).optional() }),
    status: 200,
    answer: ['text/plain', 'text/html'],
  },
  getPushKey: {
    summary: 'The key with which a browser subscribes to notices; 404 where the deployment sends none',
    status: 200,
    answer: pushKeyResponse,
  },
  tellDevice: {
    summary: 'Be told on this device, with the page closed, that there is something to read',
    body: pushRequest,
    status: 204,
  },
  tellNoDevice: { summary: 'Be told on no device any more', status: 204 },
  eraseSession: { summary: 'Erase the chat', status: 204 },
}

/** Builds the `paths` of the chat page's calls, in the order of their definition. */
export function chatPaths(schemas: Schemas): Json {
  const paths: Record<string, Json> = {}
  const routes: Readonly<Record<string, string>> = chatRoutes
  for (const [name, call] of Object.entries(chatCalls)) {
    const [method = '', path = ''] = routes[name]?.split(' ') ?? []
    paths[path] = { ...paths[path], [method.toLowerCase()]: toDocument(name, path, call, schemas) }
  }
  return paths
}

function toDocument(name: string, path: string, call: ChatCall, schemas: Schemas): Json {
  const examples: Readonly<Record<string, { request?: unknown; answer?: unknown } | undefined>> = chatExamples
  const shown = examples[name]
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    operationId: name,
    summary: call.summary,
    tags: ['chat'],
    security: call.open ? [] : [{ sessionToken: [] }],
    parameters: [...inPath, ...schemas.parameters('query', call.query)],
    ...(call.body && {
      requestBody: {
        required: true,
        content: toContent(call.body, 'input', { schemas, example: shown?.request }),
      },
    }),
    responses: {
      [call.status]: {
        description: 'Done.',
        ...(call.answer && {
          content: toContent(call.answer, 'output', { schemas, example: shown?.answer }),
        }),
      },
      ...problemResponses([
        400,
        401,
        403,
        404,
        ...(call.mayClash ? ([409] as const) : []),
        413,
        415,
        429,
        503,
      ]),
    },
  }
}

const toContent = (
  what: z.ZodType | readonly string[],
  io: 'input' | 'output',
  { schemas, example }: { schemas: Schemas; example: unknown },
): Json =>
  what instanceof z.ZodType
    ? {
        'application/json': {
          schema: schemas.schema(what, io),
          ...(example !== undefined && { example }),
        },
      }
    : Object.fromEntries(what.map((type) => [type, {}]))
