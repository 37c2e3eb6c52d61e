import type { Registry } from 'prom-client'
import type { Gender } from '../../../contract/language/languages.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Logger } from '../../kit/ports.ts'
import type { AudioFormat } from './audio/sound.ts'
import { createEngineMetrics } from './engine-metrics.ts'
import { createEngineQueue, EngineFailure, type EngineQueue, type Work } from './engines/engine-queue.ts'
import type { Espeak } from './engines/espeak.ts'
import { createLoads } from './engines/loads.ts'
import type { EngineName, VoiceResult } from './engines/protocol.ts'
import { type SpeakerLang, speakerWeights } from './engines/speaker.ts'
import { JobFailure, type VoiceThread } from './engines/thread.ts'
import { hasWeights, isDownloading, voicesCommand, type WeightsName } from './engines/weights.ts'
import {
  type NoRoute,
  type QueueName,
  routeHearing,
  routeSpeech,
  type SpeechRoute,
  type Voice,
} from './routing.ts'

interface SpeechRequest {
  text: string
  lang: string
  format: AudioFormat
  /** 0.25 to 4. */
  speed: number
  gender?: Gender | undefined
}

/** Synthesised speech. */
export interface Speech {
  bytes: Uint8Array
  seconds: number
  /** Code of the language whose voice was used instead. */
  approximate: string | null
}

/** A recording to recognise. */
export interface Recording {
  bytes: Uint8Array
  format: AudioFormat
  lang: string
}

/** The development voices, which implement text to speech and speech recognition here. */
export interface Voices {
  /** @throws Problem `validation-error` or `engine-unavailable` */
  speak(request: SpeechRequest): Promise<Speech>
  /** @throws Problem `validation-error`, `unsupported-media-type` or `engine-unavailable` */
  recognise(recording: Recording): Promise<string>
  /** Starts loading the installed English engines, so that the first request need not wait for them. */
  prepare(): void
  close(): void
}

/** Dependencies of the engines, and their deadlines. */
export interface VoicesOptions {
  /** Folder with the model weights. */
  weights: string
  startThread: () => VoiceThread
  espeak: Espeak
  logger: Logger
  /** Registry of all metrics. */
  registry: Registry
  /** Deadlines of a job, in milliseconds, by its size; for tests. */
  deadlines?: Partial<Deadlines>
  /** Longest recording, in seconds. Default 600. */
  maxSeconds?: number
  /** System time in milliseconds, in which file timestamps are measured. Default `Date.now`. */
  now?: () => number
  /** Default: real time. */
  timers?: Timers
}

/** Deadlines of the engines, in milliseconds. */
export interface Deadlines {
  /** For `chars` of text at a speed. */
  speak(chars: number, speed: number): number
  /** For `bytes` of a recording. */
  hear(bytes: number, format: AudioFormat): number
}

/** A generous multiple of what two slow cores need. */
const defaultDeadlines: Deadlines = {
  speak: (chars, speed) => 20_000 + (25 * chars) / Math.min(1, Math.max(0.5, speed)),
  hear: (bytes, format) => 30_000 + 500 * Math.min(600, bytes / (format === 'wav' ? 32_000 : 2000)),
}

const englishHearing: readonly WeightsName[] = ['hearing-en', 'words-en', 'runtime']
const speaking = (lang: SpeakerLang): readonly WeightsName[] => [speakerWeights[lang], 'runtime']

/** Pitch that turns the neural voice of one speaker into a woman's or a man's. */
const neuralPitch: Record<Gender, number> = { female: 1.18, male: 0.82 }
/** Pitch for converting between female and male, for a voice that already has a gender. */
const conversionPitch: Record<Gender, number> = { female: 1.25, male: 0.78 }

/** Creates the speech synthesis and recognition with the engines of this machine. */
export function createVoices(options: VoicesOptions): Voices {
  const { weights, espeak, logger, startThread, maxSeconds = 600, now = Date.now, timers } = options
  const deadlines = { ...defaultDeadlines, ...options.deadlines }
  const queues = createQueues(startThread, logger, timers)
  const metrics = createEngineMetrics(options.registry, () => waitingIn(queues))
  const prepared = new Set<EngineName>()

  /** Returns the error for missing weights: a retry makes sense only while they are being downloaded. */
  const missing = (name: WeightsName): Problem =>
    isDownloading(weights, now()) ? loading() : notInstalled(voicesCommand(name))
  const missingOf = (names: readonly WeightsName[]) => names.find((name) => !hasWeights(weights, name))

  const choose = (route: SpeechRoute): Voice => {
    const found = route.voices.find((voice) =>
      voice.engine === 'espeak' ? espeak.available() : !missingOf(speaking(voice.lang)),
    )
    if (found) return found
    const neural = route.voices.find((voice) => voice.engine === 'neural')
    throw neural ? missing(speakerWeights[neural.lang]) : notInstalled('apt-get install espeak-ng')
  }

  return {
    async speak(request) {
      const { text, lang, speed, gender, format } = request
      const route = routeSpeech(lang, gender)
      if (typeof route === 'string') throw noRoute(route, lang)
      const voice = choose(route)
      const pitch = pitchOf(route, voice, gender)
      const work: Work = async ({ run, signal }) => {
        if (voice.engine === 'neural') {
          return run({ kind: 'speak', lang: voice.lang, text, speed, pitch, format })
        }
        const spoken = { language: voice.language, gender: route.spoken }
        const { wav, lengthen } = await espeak.say(text, spoken, { speed, signal })
        return run({ kind: 'shape', wav, shape: { pitch, lengthen }, format })
      }
      const engine = voice.engine === 'neural' ? (`speak-${voice.lang}` as const) : undefined
      const deadlineMs = deadlines.speak(text.length, speed)
      const result = await tellFailures(() =>
        metrics.count(engine ?? 'espeak', () => queues[route.queue].run(deadlineMs, work, engine)),
      )
      if (result.kind !== 'audio') throw new Problem('internal')
      return { bytes: result.bytes, seconds: result.seconds, approximate: route.approximate }
    },
    async recognise({ bytes, format, lang }) {
      const route = routeHearing(lang)
      if (typeof route === 'string') throw noRoute(route, lang)
      const needed: readonly WeightsName[] =
        route.model === 'english' ? englishHearing : ['hearing-many', 'runtime']
      const lacking = missingOf(needed)
      if (lacking) throw missing(lacking)
      const { model, code } = route
      const work: Work = ({ run }) =>
        run({ kind: 'hear', model, lang: code, audio: bytes, format, maxSeconds })
      const deadlineMs = deadlines.hear(bytes.length, format)
      const engine = `hear-${model}` as const
      const result = await tellFailures(() =>
        metrics.count(engine, () => queues.hearing.run(deadlineMs, work, engine)),
      )
      if (result.kind !== 'text') throw new Problem('internal')
      return result.text
    },
    prepare() {
      const load = (queue: EngineQueue, engine: EngineName, needed: readonly WeightsName[]): void => {
        if (prepared.has(engine) || missingOf(needed)) return
        prepared.add(engine)
        // The next caller gets the same failure, reported to it.
        queue.run(0, async () => ({ kind: 'done' }), engine).catch(() => undefined)
      }
      load(queues.hearing, 'hear-english', englishHearing)
      load(queues.general, 'speak-en', speaking('en'))
    },
    close() {
      for (const queue of Object.values(queues)) queue.close()
    },
  }
}

type Queues = Record<QueueName | 'hearing', EngineQueue>

const waitingIn = (queues: Queues): Record<string, number> =>
  Object.fromEntries(Object.entries(queues).map(([name, queue]) => [name, queue.waiting()]))

/**
 * Creates the queues: one for each pipeline of speech synthesis, and a separate one for recognition, whose
 * models are the largest.
 */
function createQueues(start: () => VoiceThread, logger: Logger, timers: Timers | undefined): Queues {
  const loads = createLoads()
  const queue = (name: QueueName | 'hearing', spare?: 'speak-en') =>
    createEngineQueue({
      start,
      loads,
      ...(spare && { spare }),
      ...(timers && { timers }),
      onReplaced: (reason) => logger.warn({ queue: name, reason }, 'a speech engine was ended and replaced'),
    })
  return {
    general: queue('general', 'speak-en'),
    local: queue('local'),
    relay: queue('relay'),
    hearing: queue('hearing'),
  }
}

/** Returns the pitch. Callers that did not ask for a gender hear the unmodified voice. */
function pitchOf(route: SpeechRoute, voice: Voice, wanted: Gender | undefined): number {
  if (wanted === undefined) return 1
  if (voice.engine === 'neural') return neuralPitch[wanted]
  return route.converted ? conversionPitch[wanted] : 1
}

async function tellFailures(run: () => Promise<VoiceResult>): Promise<VoiceResult> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof JobFailure) throw refuseAudio(error)
    if (error instanceof EngineFailure) throw engineFailed(error)
    throw error
  }
}

const refuseAudio = ({ code, message }: JobFailure) =>
  code === 'too-long'
    ? new Problem('validation-error', {
        errors: [{ field: 'file', code: 'too-long', message: `The recording is ${message}.` }],
      })
    : new Problem('unsupported-media-type', {
        errors: [{ field: 'file', code: 'bad-audio', message: `This is not mp3 or wav audio: ${message}.` }],
      })

const failures: Record<EngineFailure['reason'], { detail: string; retryAfterMs: number }> = {
  hung: { detail: 'The speech engine did not answer and was started anew. Try again.', retryAfterMs: 1000 },
  died: { detail: 'The speech engine failed and was started anew. Try again.', retryAfterMs: 1000 },
  full: { detail: 'Too much speech is waiting. Try again in a moment.', retryAfterMs: 5000 },
  closed: { detail: 'The speech engines are shutting down.', retryAfterMs: 5000 },
}

const engineFailed = (failure: EngineFailure) =>
  new Problem('engine-unavailable', {
    ...failures[failure.reason],
    extensions: { reason: failure.reason },
    cause: failure,
  })

const loading = () =>
  new Problem('engine-unavailable', {
    detail: 'The development voices are being downloaded. Try again in a moment.',
    retryAfterMs: 5000,
    extensions: { reason: 'loading' },
  })

const notInstalled = (command: string) =>
  new Problem('engine-unavailable', {
    detail: `The development voices for this are not installed. Run: ${command}`,
    extensions: { reason: 'not-installed', command },
  })

const refusals: Record<NoRoute, { field: string; message: string }> = {
  'unknown-language': { field: 'lang', message: 'This is not one of the supported language codes.' },
  'no-voice': { field: 'lang', message: 'The development voices cannot speak this language.' },
  'no-recogniser': { field: 'lang', message: 'The development voices do not recognise this language.' },
  'gender-not-offered': { field: 'gender', message: 'This language has no voice of this gender.' },
}

const noRoute = (code: NoRoute, lang: string) =>
  new Problem('validation-error', {
    errors: [{ ...refusals[code], code }],
    ...(code !== 'unknown-language' && { extensions: { lang } }),
  })
