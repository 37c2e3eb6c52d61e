import * as z from 'zod'
import { limits } from '../primitives/limits.ts'
import { required, stated } from './interface-rules.ts'
import { defineOperation } from './operation.ts'
import { route } from './route.ts'
import { routes } from './routes.ts'
import { identifier, jsonBytes } from './shapes.ts'

/** Voice: text to speech and speech to text. */

const teamspace = z.object({ teamspace_id: identifier })
const lang = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z]{4})?$/, 'must be a language code such as en or zh-Hans')
/** A character beyond the basic plane counts as one, although it is two code units in JavaScript. */
const spoken = z
  .string()
  .min(1)
  .refine((text) => text.length <= limits.ttsChars || [...text].length <= limits.ttsChars, {
    message: `must have at most ${limits.ttsChars} characters`,
    params: { code: 'too_big' },
  })
  .meta({ maxLength: limits.ttsChars })
const common = {
  host: 'platform',
  area: 'voice',
  auth: 'takeover-secret',
  scope: 'voice',
  edition: 'current',
  // The interface defines no target; a minute of speech takes seconds to synthesise or recognise.
  latencyTargetMs: 30_000,
  latencyFrom: 'parley',
  // Each successful call costs a credit.
  retry: 'never',
} as const

/** The two voice operations: text to speech, and speech to text. */
export const voice = {
  [routes.textToSpeech]: defineOperation({
    ...common,
    ...route('textToSpeech'),
    summary: 'Turn text into speech',
    request: {
      maxBytes: jsonBytes,
      params: teamspace,
      body: z.looseObject({
        text: required(stated(spoken)),
        lang: lang.default('en'),
        response_format: stated(z.enum(['mp3', 'wav'])).default('mp3'),
        speed: stated(z.number().min(limits.ttsSpeedMin).max(limits.ttsSpeedMax)).default(1),
        gender: stated(z.enum(['male', 'female'])).optional(),
      }),
    },
    response: {
      status: 200,
      encoding: 'text',
      body: z.string().meta({ description: 'The audio in Base64, raw and not quoted.' }),
    },
  }),
  [routes.recogniseSpeech]: defineOperation({
    ...common,
    ...route('recogniseSpeech'),
    summary: 'Turn speech into text',
    request: {
      encoding: 'multipart',
      // The file, plus the overhead of the form around it.
      maxBytes: limits.asrBytes + 16 * 1024,
      params: teamspace,
      body: z.object({
        file: required(stated(z.file().max(limits.asrBytes).meta({ description: 'mp3 or wav.' }))),
        lang: required(lang),
      }),
    },
    response: {
      status: 200,
      encoding: 'text',
      body: z.string().meta({ description: 'The words that were recognised.' }),
    },
  }),
} as const
