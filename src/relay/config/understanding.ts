import * as z from 'zod'

/**
 * An optional language model that helps to understand what the citizen writes. Documented in
 * docs/settings.md.
 */

/** Schema of the model settings; the descriptions are those of docs/settings.md. */
export const understandingSchema = z.object({
  UNDERSTANDING_URL: z
    .string()
    .regex(/^https?:\/\/[^\s?#@]+$/, 'must be an http or https address without query, fragment or password')
    .optional()
    .describe(
      "base URL of an endpoint that is compatible with OpenAI's chat completions, such as `http://127.0.0.1:11434/v1` (`/chat/completions` is appended): vLLM, Ollama, llama.cpp's server, a cloud",
    ),
  UNDERSTANDING_MODEL: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('name of the model at that endpoint; required with `UNDERSTANDING_URL`'),
  UNDERSTANDING_KEY: z
    .string()
    .min(8, 'must have at least 8 characters')
    .regex(/^[\x21-\x7e]+$/, 'must be printable')
    .optional()
    .describe('bearer token for the endpoint, if it requires one'),
})

/** Address and credentials of a language model that helps to understand messages. */
export interface UnderstandingSettings {
  /** Base URL; `/chat/completions` is appended. */
  url: string
  model: string
  key?: string
}

/**
 * Parses the model settings in an environment; an empty value counts as unset. Undefined if no model is
 * configured.
 * @throws Error naming each wrong setting and what it requires, never its value
 */
export function parseUnderstandingSettings(
  environment: Record<string, string | undefined>,
): UnderstandingSettings | undefined {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = understandingSchema.safeParse(given)
  if (!result.success) {
    throw new Error(
      result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const { UNDERSTANDING_URL: url, UNDERSTANDING_MODEL: model, UNDERSTANDING_KEY: key } = result.data
  if (url && model) return { url, model, ...(key && { key }) }
  if (url) throw new Error('UNDERSTANDING_MODEL: UNDERSTANDING_URL needs it')
  if (model || key) throw new Error('UNDERSTANDING_URL: without it there is no model to ask')
  return undefined
}
