import type { ModelAnswer, ModelPayment } from '../../src/assistant/understanding/model/answer.ts'
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts'

/** The answer of a model that understood nothing. */
export const silentAnswer: ModelAnswer = {
  payments: [],
  notPaid: [],
  contact: null,
  scamType: null,
  ongoing: null,
  moneyLeft: null,
  forOther: null,
  question: null,
  intent: null,
}

/** A payment about which a model says nothing. */
export const silentPayment: ModelPayment = {
  money: null,
  when: null,
  from: null,
  to: null,
  account: null,
  name: null,
  reference: null,
}

/** A request to a model. */
interface ModelRequest {
  model: string
  messages: readonly { role: string; content: string }[]
  response_format: { type: string; json_schema: { schema: object } }
}

/** An OpenAI-compatible chat completions endpoint, over real HTTP. */
export interface ReadingModel {
  /** Base URL, in the form of the setting. */
  url: string
  host: FakeUpstream
  /** Its requests, newest last. */
  asked(): readonly (ModelRequest & { words: string; authorization: string | undefined })[]
  /** Sets its answer from now on: overrides of {@link silentAnswer}, or a verbatim text. */
  say(answer: Partial<ModelAnswer> | string): void
  stop(): Promise<void>
}

/** Starts a model that gives empty answers until a test sets one. */
export async function startReadingModel(): Promise<ReadingModel> {
  const host = await startFakeUpstream()
  const say = (answer: Partial<ModelAnswer> | string) => {
    const content = typeof answer === 'string' ? answer : JSON.stringify({ ...silentAnswer, ...answer })
    host.behave((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' })
      res.end(JSON.stringify({ id: 'x', choices: [{ index: 0, message: { role: 'assistant', content } }] }))
    })
  }
  say({})
  return {
    url: `${host.url}/v1`,
    host,
    asked: () =>
      host.received.map(({ body, headers }) => {
        const request = JSON.parse(body.toString()) as ModelRequest
        const data = JSON.parse(request.messages.at(-1)?.content ?? '{}') as { words: string }
        return { ...request, words: data.words, authorization: headers.authorization }
      }),
    say,
    stop: host.stop,
  }
}
