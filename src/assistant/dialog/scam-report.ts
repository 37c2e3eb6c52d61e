import { readingWords } from '../languages/reading-words.ts'
import { elsewhere } from '../understanding/candidates/elsewhere.ts'
import { createAnswerTeller } from '../understanding/facts/told-answer.ts'
import type { Reader } from '../understanding/reader.ts'
import weights from '../understanding/weights/trained.json' with { type: 'json' }
import { withFirstAdvice } from './advice/first-advice.ts'
import { withFittingWords } from './advice/fitting-words.ts'
import { allPacks } from './deployment/packs.ts'
import { createDeploymentReader } from './deployment/reader.ts'
import { withAddition } from './engine/add-to-case.ts'
import { annotate } from './engine/annotate.ts'
import { answerIn } from './engine/answer.ts'
import { toHandOver } from './engine/hand-over.ts'
import { awaitsPut, put, putsNumber } from './engine/put.ts'
import { answerPut } from './engine/put-answer.ts'
import { readState } from './engine/read-state.ts'
import { createReportDialog, type ScamReportOptions } from './engine/report-dialog.ts'
import { takeEvent } from './engine/results.ts'
import { isAwaited, returnTo } from './engine/return-to.ts'
import { hear } from './engine/talk.ts'
import { withKnownPerson } from './known-person.ts'
import type { ScamState } from './model/state.ts'
import type { Dialog, DialogProfile } from './model/types.ts'
import { secretFinder } from './redaction/secrets.ts'
import { renewed } from './renewed.ts'
import { plainStatus } from './report/status.ts'
import { createParseCountry } from './understand/country.ts'
import { namedDangerAtHome } from './understand/violence-at-home.ts'

/** On a server, all members are present. */
type ServerDialog = Required<Dialog<ScamState>>
type Options = Omit<
  ScamReportOptions,
  | 'reader'
  | 'answer'
  | 'hear'
  | 'gather'
  | 'putting'
  | 'namedDanger'
  | 'placeOfCode'
  | 'parseCountry'
  | 'takeEvent'
  | 'status'
  | 'finish'
>

const readers = new Map<string, Reader>()

/** Returns the reader of a deployment; the same one for several dialogues of a process. */
function readerOf({ currency, timezone, country, banks }: DialogProfile): Reader {
  const key = JSON.stringify([currency, timezone, country, banks])
  const known = readers.get(key)
  if (known) return known
  const parts = { words: readingWords, weights, answers: createAnswerTeller, elsewhere }
  const reader = createDeploymentReader({ currency, timezone, country, banks }, parts)
  readers.set(key, reader)
  return reader
}

/** The scam-report dialogue of one deployment in every language. */
export const createScamReport = (profile: DialogProfile, options: Options = {}): ServerDialog =>
  createLiveScamReport(() => profile, options)

/**
 * The same for a deployment whose telephone numbers and texts may change: each turn uses the current ones.
 * The reader's inputs (currency, zone, country, names of banks) stay as they were initially, since creating a
 * reader takes half a second.
 */
export function createLiveScamReport(profileOf: () => DialogProfile, options: Options = {}): ServerDialog {
  const reader = readerOf(profileOf())
  const putting = { put, answer: answerPut }
  const dialog = renewed(profileOf, (profile) =>
    createReportDialog(profile, allPacks, {
      ...options,
      answer: answerIn,
      hear,
      gather: toHandOver,
      putting,
      reader,
      parseCountry: createParseCountry(profile.languages),
      namedDanger: namedDangerAtHome,
      placeOfCode: secretFinder.placeOfCode,
      takeEvent,
      status: plainStatus,
      finish: (turn, said, c) =>
        annotate(withFittingWords(withAddition(withFirstAdvice(turn, said, c), c), c), c),
    }),
  )
  const current = (stored: ScamState) =>
    readState(stored, { profile: profileOf(), can: new Set(options.can) })
  return withKnownPerson(profileOf, {
    begin: (...args) => dialog().begin(...args),
    next: (...args) => dialog().next(...args),
    hear: (...args) => dialog().hear(...args),
    asksForNumber: (state) => dialog().asksForNumber(state) || putsNumber(state),
    speaksOfDanger: (...args) => dialog().speaksOfDanger(...args),
    safetyLines: (...args) => dialog().safetyLines(...args),
    handOver: (...args) => dialog().handOver(...args),
    put: (...args) => dialog().put(...args),
    awaitsPut,
    returnTo: (stored, step) => returnTo(current(stored), step),
    isAwaited: (stored) => isAwaited(current(stored)),
    plainStatus: (...args) => dialog().plainStatus(...args),
    offline: {
      outline: (...args) => dialog().offline.outline(...args),
      share: (...args) => dialog().offline.share(...args),
      next: (...args) => dialog().offline.next(...args),
      isDone: (...args) => dialog().offline.isDone(...args),
    },
  })
}
