import {
  type Gender,
  generalLanguages,
  localLanguages,
  speechOf,
} from '../../../contract/language/languages.ts'
import type { EspeakVoice } from './engines/espeak.ts'
import { type SpeakerLang, speakerWeights } from './engines/speaker.ts'

/**
 * Which pipeline has a language, by the interface; and which development engine stands in for it
 * here. Local languages have a queue of their own, so that an engine that hangs there holds nobody
 * else up; Oshiwambo and Urdu's own voice are passed on to a relay engine.
 */
export type QueueName = 'general' | 'local' | 'relay'

/** Names the engine that speaks, and its voice. */
export type Voice =
  | { engine: 'neural'; lang: SpeakerLang }
  | { engine: 'espeak'; language: EspeakVoice['language'] }

/** Says by which voice a language is spoken. */
export interface SpeechRoute {
  queue: QueueName
  /** Best first; the first whose engine is installed speaks. */
  voices: readonly Voice[]
  /** The gender in which the engine speaks. */
  spoken: Gender
  /** Applied after it: makes the voice of the other gender. */
  converted: boolean
  /** Code of the language whose voice stands in, when there is none of its own. */
  approximate: string | null
}

/** Why a language or a gender cannot be had, whatever is installed. */
export type NoRoute = 'unknown-language' | 'no-voice' | 'gender-not-offered' | 'no-recogniser'

/** Names of espeak-ng that are not the code itself. */
const espeakNames: Readonly<Record<string, string>> = {
  en: 'en-us',
  fr: 'fr-fr',
  no: 'nb',
  'zh-Hans': 'cmn',
  'zh-Hant': 'cmn',
}

/** The nearest language that has a voice, for those that have none. */
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

/** No engine here has a voice that anybody could understand. */
const unspoken: ReadonlySet<string> = new Set('bem bo ha km lo mg ny sn su ton tw yi yo'.split(' '))

/** Codes of the recogniser of many languages that are not the code itself. */
const listenerCodes: Readonly<Record<string, string>> = { 'zh-Hans': 'zh', 'zh-Hant': 'zh' }

/** Not among the languages of the recogniser. */
const unheard: ReadonlySet<string> = new Set('bem ceb kj ny rw ton tw'.split(' '))

/** Passed on to the relay engine, in the gender that the local table has. */
const relayed: ReadonlySet<string> = new Set(['kj', 'ur'])

const hasSpeaker = (lang: string): lang is SpeakerLang => Object.hasOwn(speakerWeights, lang)

/** Every code of both tables, once. */
export const allLanguages: readonly string[] = [
  ...new Set([...Object.keys(localLanguages), ...generalLanguages]),
]

/** Without a gender it is the one that every voice has. */
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
  // A voice that the local table does not have, and does not make, is the general model's.
  if (!native && !converts) return 'general'
  return relayed.has(lang) ? 'relay' : 'local'
}

const otherOf = (gender: Gender): Gender => (gender === 'male' ? 'female' : 'male')

/** Says by which engine a language is heard. */
export interface HearingRoute {
  queue: 'local' | 'general'
  model: 'english' | 'many'
  /** The model's own code. */
  code: string
}

/** English has a recogniser of its own, small and better. */
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
