import { type AnalyserParts, type Analysis, createAnalyser, type Message } from './analyser.ts'
import type { ReadingProfile } from './candidates/candidates.ts'
import type { Reading, ToldPayment } from './facts/reading.ts'
import { isOfDiscovery } from './facts/series.ts'
import { createTeller } from './facts/teller.ts'
import type { createAnswerTeller } from './facts/told-answer.ts'
import { toldPayments, toMoment } from './facts/told-payments.ts'
import { toldSituation } from './facts/told-situation.ts'
import type { Decisions } from './roles/decisions.ts'
import { createJudgement } from './roles/judge.ts'

/** Reads messages. */
export interface Reader {
  read(message: Message): Reading
  /** It reads what a message does at an open question, and not only payments and the scam type. */
  hearsAll: boolean
  /** Returns what a reading was decided from; for a model that helps, and for tuning. */
  analyse(message: Message): Analysis
  /** The part of the deployment's profile that it uses. */
  profile: ReadingProfile
}

/** Inputs of a reader. */
export interface ReaderParts extends Omit<AnalyserParts, 'hasWords'> {
  decisions: Decisions
  /**
   * Creates the reader of a message at an open question; the decisions are then of words and signs. A reader
   * without it, whose decisions are of signs alone, fits into a page.
   */
  answers?: typeof createAnswerTeller | undefined
}

/** Probability that no money has left from which a message is read as containing no payment. */
const safe = 0.5

/** Probability that money was paid from which an amount in the message is likelier to be the one. */
const sure = 0.8
/** Seven in ten such amounts are right, as are those of 0.6 elsewhere. */
const surer = (payment: ToldPayment): ToldPayment => {
  const { amount } = payment
  if (!amount || amount.confidence < 0.45 || amount.confidence >= 0.6) return payment
  return { ...payment, amount: { ...amount, confidence: 0.6 } }
}

/** Longer messages are not read a second time, so that none takes long; half of the stories have 215 characters. */
const mostCharsTwice = 700

/** Creates a reader. It is pure: the same message gives the same reading. */
export function createReader(parts: ReaderParts): Reader {
  const { decisions, profile, words, answers } = parts
  const tellAnswer = answers?.(words, decisions)
  const hasWords = tellAnswer !== undefined
  const analyse = createAnalyser({ profile, words, hasWords })
  const readWhole = (message: Message): Reading => {
    const { lang, expected } = message
    const analysis = analyse(message)
    const { candidates, flags } = analysis
    const judgement = createJudgement(decisions, analysis)
    const tell = createTeller(candidates.doc, hasWords ? 'trained' : 'rule')
    const isAnswer = expected !== undefined
    const found = candidates.moments.find((moment) => isOfDiscovery(candidates, moment))
    const answer = tellAnswer?.(analysis, judgement, tell, { expected, lang })
    const payments =
      judgement.chance('moneyLeft', 'no') > safe
        ? []
        : toldPayments(candidates, judgement, tell, { isAnswer })
    return {
      payments:
        (answer?.paid?.confidence ?? 0) >= sure && answer?.paid?.value === 'paid'
          ? payments.map(surer)
          : payments,
      ...(found && { foundAt: tell(toMoment(found), 1, found) }),
      ...toldSituation(flags, judgement, tell, { ...profile, candidates, isAnswer }),
      ...answer,
    }
  }
  const read = (message: Message): Reading => {
    const reading = readWhole(message)
    const request = reading.wantsPerson?.quote
    // The request for an agent can hide what is told next to it.
    if (!request || reading.payments.length > 0 || message.text.length > mostCharsTwice) return reading
    const { payments } = readWhole({ ...message, text: message.text.replace(request, ', ') })
    return { ...reading, payments }
  }
  return { read, analyse, profile, hearsAll: hasWords }
}
