import { pickLanguage } from '../../languages/languages.ts'
import type { Message } from '../../understanding/analyser.ts'
import { worthMore } from '../../understanding/candidates/money.ts'
import type { Intent, Reading } from '../../understanding/facts/reading.ts'
import type { Reader } from '../../understanding/reader.ts'
import type { LanguagePacks } from '../model/pack.ts'
import type { PutRequest } from '../model/put.ts'
import { newState, type ScamState, toldForeign, without } from '../model/state.ts'
import type { Context, Heard, Outcome, RefusedAnswer } from '../model/step.ts'
import type {
  Dialog,
  DialogAbility,
  DialogEvent,
  DialogInput,
  DialogProfile,
  HandOver,
  PreparedReading,
} from '../model/types.ts'
import { createTexts } from '../model/wording.ts'
import type { SecretFinder } from '../redaction/secret-removal.ts'
import type { plainStatus } from '../report/status.ts'
import { hasCalled } from '../steps/after.ts'
import { isStepId } from '../steps/index.ts'
import { safetyLines } from '../steps/safety.ts'
import { toAmounts } from '../understand/amount.ts'
import { parseTri } from '../understand/choice.ts'
import { createUnderstanding } from '../understand/understanding.ts'
import { switchLanguage } from './commands.ts'
import { dangerIn, namesDanger } from './danger.ts'
import { withoutDoubtful } from './doubtful.ts'
import { asksForNumber, expectedAt, isFirstStory, isLong } from './expected.ts'
import { isDoneOffline, toldOffline, toPublicProfile, toShared } from './offline.ts'
import { readState } from './read-state.ts'
import { plainText, readText, toldIn } from './reading.ts'
import { isStory } from './story.ts'
import { askStep, follow, isWaiting, type ScamTurn, toTurn } from './turn.ts'
import { withoutGivenCode } from './without-given-code.ts'

/** The scam-report dialogue, with the part of it that a page can run by itself. */
export type ReportDialog = Required<Omit<Dialog<ScamState>, 'returnTo' | 'isAwaited' | 'awaitsPut' | 'know'>>

/** Shows agent prompts next to the open question and handles the answers. */
interface Putting {
  put(request: PutRequest, c: Context): ScamTurn | undefined
  /** Undefined if the citizen's words are for the dialogue. */
  answer(text: string, c: Context): ScamTurn | undefined
}

/** Optional features of a dialogue. */
export interface ScamReportOptions {
  /** Things that the relay can do besides creating and reading cases. Default: none, and none is offered. */
  can?: readonly DialogAbility[]
  /** Reads an answer with the reader. Default: each step reads its own, as on the citizen's own device. */
  answer?: (text: string, intent: Intent | undefined, c: Context) => Outcome | RefusedAnswer | undefined
  /**
   * Reads what a message says in addition to the answer to the open question. Default: nothing, as on the
   * citizen's own device.
   */
  hear?: (text: string, c: Context) => Heard
  /** Collects what the citizen has told, for an agent. Default: none, as on the citizen's own device. */
  gather?: (c: Context) => HandOver
  /** Shows agent prompts. Default: none, as on the citizen's own device. */
  putting?: Putting
  /** Handles events other than the citizen's messages. Default: none, as on the citizen's own device. */
  takeEvent?: (event: DialogEvent, c: Context) => ScamTurn
  /** Writes the status of a case. Default: no case is known, as on the citizen's own device. */
  status?: typeof plainStatus
  /** Reads the citizen's messages; created for the same deployment. */
  reader: Reader
  /** Reads the name of a country. Default: none, since the device does not ask for one. */
  parseCountry?: Context['parseCountry']
  /**
   * Adds what only a server can add to a turn. `said`: the citizen's message, if there was one. Default:
   * nothing.
   */
  finish?: (turn: ScamTurn, said: string | undefined, c: Context) => ScamTurn
  /** Finds where a code is named. Default: nowhere. */
  placeOfCode?: SecretFinder['placeOfCode']
  /** Detects danger to life in words of any language. */
  namedDanger: Context['namedDanger']
}

/**
 * Creates the scam-report dialogue of one deployment: a pure function of state, input and time. No input
 * makes it throw, and it forgets no answer unless the citizen asks it to. It speaks the languages of `packs`,
 * so that a page can bring one language and a server all.
 */
export function createReportDialog(
  profile: DialogProfile,
  packs: LanguagePacks,
  options: ScamReportOptions,
): ReportDialog {
  const textsOf = createTexts(profile, packs)
  const understandingOf = createUnderstanding(profile.languages, packs, textsOf)
  const parseCountry = options.parseCountry ?? (() => undefined)
  const placeOfCode = options.placeOfCode ?? (() => undefined)
  const can: ReadonlySet<DialogAbility> = new Set(options.can ?? [])
  const deployment = { profile, can }
  const langOf = (tag: string): string => pickLanguage(tag, profile.languages) ?? profile.languages[0] ?? 'en'

  const messageAt = (text: string, state: ScamState, now: string): Message => ({
    text,
    now: Date.parse(now),
    lang: state.lang,
    currency: toToldCurrency(state),
    ...(!isFirstStory(state, text) && { expected: expectedAt(state) }),
  })

  const namedDanger = lastOnly(options.namedDanger)

  const contextAt = (now: string, prepared?: PreparedReading) => {
    const read = readingOnce((message: Message, asked: string) => {
      const found = readPrepared(prepared, message) ?? options.reader.read(message)
      const { text, lang = '' } = message
      const isAnswer = message.expected !== undefined
      const likely = withoutDoubtful(found, text, { ...understandingOf(lang), isAnswer })
      const reading = withoutGivenCode(likely, message, { read: options.reader.read, placeOfCode })
      if (isAnswer || isLong(text)) return reading
      return withStoryOf(options.reader.read({ ...message, expected: asked }), reading)
    })
    const at = (state: ScamState): Context => ({
      ...understandingOf(state.lang),
      state,
      now,
      profile,
      texts: textsOf(state.lang),
      can,
      parseCountry,
      read: (text) => read(messageAt(text, state, now), expectedAt(state)),
      namedDanger,
      ...(options.answer && { answer: (text, intent) => options.answer?.(text, intent, at(state)) }),
      hear: (text) => options.hear?.(text, at(state)) ?? { say: [], state },
      amounts: (text) => {
        const { candidates } = options.reader.analyse({ ...messageAt(text, state, now), expected: 'amount' })
        return toAmounts(candidates, profile.currencyExponent)
      },
      moments: (text) =>
        options.reader.analyse({ ...messageAt(text, state, now), expected: 'when' }).candidates.moments,
      institutions: (text) => options.reader.analyse(messageAt(text, state, now)).candidates.institutions,
      countryOf: (bank) => options.reader.profile.elsewhere?.countryOf(bank ?? ''),
      moneyOf: (country) => options.reader.profile.elsewhere?.moneyOf(country ?? ''),
      hearsAll: options.reader.hearsAll,
      at,
    })
    return at
  }

  return {
    begin(tag, now) {
      const c = contextAt(now)(newState(langOf(tag)))
      const turn = toTurn(c.state, askStep(c))
      return options.finish?.(turn, undefined, c) ?? turn
    },
    next(stored, input, now) {
      const prepared = input.type === 'text' ? input.prepared : undefined
      const c = contextAt(now, prepared)(readState(stored, deployment))
      const said = input.type === 'text' ? input.text : input.type === 'postback' ? input.payload : undefined
      const finish = (turn: ScamTurn) => options.finish?.(turn, said, c) ?? turn
      if (answersUnknown(said, stored.step, c)) return finish(toTurn(c.state, askStep(c)))
      if (!c.state.put || said === undefined) return finish(take(input, c, options.takeEvent))
      const asked = namesDanger(plainText(said), c) ? undefined : options.putting?.answer(plainText(said), c)
      return asked ?? finish(take(input, c.at(without(c.state, 'put')), options.takeEvent))
    },
    put: (stored, request, now) =>
      options.putting?.put(request, contextAt(now)(readState(stored, deployment))),
    hear(stored, input, now) {
      const c = contextAt(now)(readState(stored, deployment))
      const text = input.type === 'text' ? toldIn(input.text, c) : undefined
      if (text === undefined) return undefined
      const { reader } = options
      const message = messageAt(text, c.state, now)
      const { callingCode } = reader.profile
      return { message, analysis: reader.analyse(message), reading: reader.read(message), callingCode }
    },
    speaksOfDanger: (text, tag, now) =>
      // At a step that asks nothing that words of danger could answer.
      dangerIn(text, contextAt(now)({ ...newState(langOf(tag)), step: 'reported' })) === 'surely',
    safetyLines: (stored) => safetyLines(contextAt('')(readState(stored, deployment))),
    handOver: (stored) =>
      options.gather?.(contextAt('')({ ...readState(stored, deployment), lang: langOf('en') })),
    asksForNumber: (stored) => asksForNumber(readState(stored, deployment)),
    plainStatus(report, tag) {
      const lang = langOf(tag)
      return options.status?.(report, { profile, texts: textsOf(lang), lang }) ?? ''
    },
    offline: {
      outline: (tag) => ({ profile: toPublicProfile(profile, [langOf(tag)]), can: [...can] }),
      share: (stored) => toShared(readState(stored, deployment)),
      next(stored, input, now) {
        const c = contextAt(now)(readState(stored, deployment))
        const turn = take(input, c, undefined)
        return toldOffline(turn, c.at(turn.state))
      },
      isDone: isDoneOffline,
    },
  }
}

/** Whether a yes or no answers a question that only another release has: it must not send the report. */
const answersUnknown = (said: string | undefined, stored: string, c: Context): boolean =>
  !isStepId(stored) &&
  said !== undefined &&
  !isStory(said) &&
  !namesDanger(said, c) &&
  parseTri(said, c) !== undefined

/** The currency in which the citizen continues to tell amounts. */
function toToldCurrency(state: ScamState): Message['currency'] {
  const told = toldForeign(state)
  return told && { code: told.currency, below: worthMore * (told.minor / 10 ** told.decimals) }
}

/** Effect of a message at the open question, and what happened according to a story. */
const withStoryOf = ({ intent, consent, says, question, language }: Reading, story: Reading): Reading => ({
  ...(intent && { intent }),
  ...(consent && { consent }),
  ...(says && { says }),
  ...(question && { question }),
  ...(language && { language }),
  ...story,
})

/**
 * The reading of a message before its turn, unless the question or the language has changed in the meantime.
 */
function readPrepared(prepared: PreparedReading | undefined, message: Message): Reading | undefined {
  const { text, lang, expected } = prepared?.message ?? {}
  const isSame = text === message.text && lang === message.lang && expected === message.expected
  return isSame ? prepared?.reading : undefined
}

/** Reads a message while a question is open. */
type ReadAt = (message: Message, asked: string) => Reading

/**
 * Reads a message of one moment once per language and question, whoever asks and however the state changes.
 */
function readingOnce(read: ReadAt): ReadAt {
  const readings = new Map<string, Reading>()
  return (message, asked) => {
    const name = `${message.lang} ${message.expected} ${asked} ${message.text}`
    const reading = readings.get(name) ?? read(message, asked)
    readings.set(name, reading)
    return reading
  }
}

/** Runs the detection once when several callers ask about the same message. */
function lastOnly(hear: Context['namedDanger']): Context['namedDanger'] {
  let last: { text: string; named: ReturnType<typeof hear> } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, named: hear(text) }
    return last.named
  }
}

function take(input: DialogInput, c: Context, takeEvent: ScamReportOptions['takeEvent']): ScamTurn {
  const { state } = c
  switch (input.type) {
    case 'start':
      return toTurn(state, askStep(c))
    case 'text':
      return readText(input.text, c, { secretsRemoved: input.secretsRemoved === true })
    case 'postback':
      return input.payload === 'called' && state.caseId !== undefined && !isWaiting(state.step)
        ? follow(hasCalled(c), c)
        : readText(input.payload, c)
    case 'language':
      return switchLanguage(input.lang, c)
    default:
      return takeEvent?.(input, c) ?? toTurn(state, [])
  }
}
