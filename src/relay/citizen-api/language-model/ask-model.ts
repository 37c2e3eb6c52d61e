import { Buffer } from 'node:buffer'
import * as z from 'zod'
import {
  type ModelAnswer,
  modelAnswerSchema,
  parseModelAnswer,
} from '../../../assistant/understanding/model/answer.ts'
import { instructions } from '../../../assistant/understanding/model/question.ts'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import { askHost, readAnswer } from '../../gateway/upstream/ask-host.ts'
import type { HostRoute } from '../../gateway/upstream/hosts.ts'

/** Result of a request to the model. Without an answer, only the rules count. */
type ModelOutcome =
  | { outcome: 'answered'; answer: ModelAnswer }
  | { outcome: 'late' | 'unreachable' | 'refused' | 'invalid' }

/** Sends one question to a model. It never rejects. */
export type AskModel = (question: string) => Promise<ModelOutcome>

/** Options of {@link createAskModel}. */
export interface AskModelOptions {
  /** Endpoint of the model. */
  host: HostRoute
  model: string
  /** Timeout for the whole answer, in milliseconds. */
  timeoutMs: number
}

/** Larger than any useful answer. */
const maxAnswerBytes = 64 * 1024
const maxAnswerTokens = 1000

/**
 * Creates the function that sends requests to a model in the format of OpenAI's chat completions. The
 * instructions are in the system message, the citizen's text is data in the user message, and the answer's
 * schema is fixed.
 */
export function createAskModel({ host, model, timeoutMs }: AskModelOptions): AskModel {
  const bodyOf = (question: string) =>
    JSON.stringify({
      model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: question },
      ],
      temperature: 0,
      max_tokens: maxAnswerTokens,
      stream: false,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'reading', strict: true, schema: modelAnswerSchema },
      },
    })
  return async (question) => {
    try {
      const answer = await askHost(host, {
        auth: 'understanding-key',
        method: 'POST',
        path: '/chat/completions',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: Buffer.from(bodyOf(question)),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const body = await readAnswer(answer, maxAnswerBytes)
      if (answer.status !== 200) return { outcome: 'refused' }
      const told = toModelAnswer(body.toString('utf8'))
      return told ? { outcome: 'answered', answer: told } : { outcome: 'invalid' }
    } catch (error) {
      return { outcome: outcomeOf(error) }
    }
  }
}

/** The part of a completion that is parsed. */
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

function toModelAnswer(text: string): ModelAnswer | undefined {
  const [choice] = completion.safeParse(parseJson(text)).data?.choices ?? []
  return choice && parseModelAnswer(choice.message.content)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function outcomeOf(error: unknown): 'late' | 'unreachable' | 'invalid' {
  const { code } = isProblem(error) ? error : new Problem('internal', { cause: error })
  if (code === 'upstream-timeout') return 'late'
  return code === 'upstream-unreachable' ? 'unreachable' : 'invalid'
}
