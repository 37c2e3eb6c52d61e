import {
  type Gender,
  generalLanguages,
  localLanguages,
  speechOf,
} from '../../../contract/language/languages.ts'
import type { EspeakVoice } from './engines/espeak.ts'
import { type SpeakerLang, speakerWeights } from './engines/speaker.ts'

/**
 * Queue of a language's pipeline: which pipeline a language has according to the interface, and which
 * development engine replaces it here. Local languages have a separate queue, so that an engine that hangs
 * there does not block the others; Oshiwambo and Urdu's own voice are passed on to a relay engine.
 */
export type QueueName = 'general' | 'local' | 'relay'

/** The engine that speaks, and its voice. */
export type Voice =
  | { engine: 'neural'; lang: SpeakerLang }
  | { engine: 'espeak'; language: EspeakVoice['language'] }

/** The voices that can speak a language. */
export interface SpeechRoute {
  queue: QueueName
  /** Best first; the first whose engine is installed is used. */
  voices: readonly Voice[]
  /** The gender in which the engine speaks. */
  spoken: Gender
  /** Whether the voice is then converted to the other gender. */
  converted: boolean
  /** Code of the fallback language, if this language has no voice; otherwise null. */
  approximate: string | null
}

/** Why a language or a gender is unavailable, whatever is installed. */
export type NoRoute = 'unknown-language' | 'no-voice' | 'gender-not-offered' | 'no-recogniser'

/** espeak-ng names that differ from the language code. */
const espeakNames: Readonly<Record<string, string>> = {
  en: 'en-us',
  fr: 'fr-fr',
  no: 'nb',
  'zh-Hans': 'cmn',
  'zh-Hant': 'cmn',
}

/** Nearest language that has a voice, for languages without one. */
const nearest: Readonly<Record<string, string>> = {
  rw: 'sw',
  kj: 'sw',
  so: 'sw',
  tl: 'id',
  ceb: 'id',
  gl: 'pt',
  tg: 'ru',
  mn: 'ru',
  ps: 'fa',
}

/** Languages for which no engine here has an intelligible voice. */
const unspoken: ReadonlySet<string> = new Set('bem bo ha km lo mg ny sn su ton tw yi yo'.split(' '))

/** Codes of the multilingual recogniser that differ from the language code. */
const listenerCodes: Readonly<Record<string, string>> = { 'zh-Hans': 'zh', 'zh-Hant': 'zh' }

/** Languages that the recogniser does not support. */
const unheard: ReadonlySet<string> = new Set('bem ceb kj ny rw ton tw'.split(' '))

/** Passed on to the relay engine, in the gender of the local table. */
const relayed: ReadonlySet<string> = new Set(['kj', 'ur'])

const hasSpeaker = (lang: string): lang is SpeakerLang => Object.hasOwn(speakerWeights, lang)

/** All codes of both tables, without duplicates. */
export const allLanguages: readonly string[] = [
  ...new Set([...Object.keys(localLanguages), ...generalLanguages]),
]

/** Returns the voices for a language. The default gender is the one that every voice has. */
export function routeSpeech(lang: string, gender: Gender = 'female'): SpeechRoute | NoRoute {
  const facts = speechOf(lang)
  if (!facts) return 'unknown-language'
  const way = facts[gender]
  if (way === null) return 'gender-not-offered'
  if (unspoken.has(lang)) return 'no-voice'
  const near = nearest[lang]
  const name = near ?? lang
  const espeak: Voice = { engine: 'espeak', language: espeakNames[name] ?? name }
  const converted = way === 'converted'
  return {
    queue: queueOf(lang, gender),
    voices: hasSpeaker(lang) ? [{ engine: 'neural', lang }, espeak] : [espeak],
    spoken: converted ? otherOf(gender) : gender,
    converted,
    approximate: near ?? null,
  }
}

function queueOf(lang: string, gender: Gender): QueueName {
  if (!Object.hasOwn(localLanguages, lang)) return 'general'
  const { [gender]: native, converts } = localLanguages[lang as keyof typeof localLanguages]
  // The general model provides a voice that the local table neither has nor converts.
  if (!native && !converts) return 'general'
  return relayed.has(lang) ? 'relay' : 'local'
}

const otherOf = (gender: Gender): Gender => (gender === 'male' ? 'female' : 'male')

/** The engine that recognises a language. */
export interface HearingRoute {
  queue: 'local' | 'general'
  model: 'english' | 'many'
  /** The model's own language code. */
  code: string
}

/** Returns the recogniser for a language. English has a separate one, which is smaller and better. */
export function routeHearing(lang: string): HearingRoute | NoRoute {
  const facts = speechOf(lang)
  if (!facts) return 'unknown-language'
  if (facts.asr === null || unheard.has(lang)) return 'no-recogniser'
  return {
    queue: facts.asr,
    model: lang === 'en' ? 'english' : 'many',
    code: listenerCodes[lang] ?? lang,
  }
}
