import type { Logger } from 'pino'
import type { HeardMessage, PreparedReading } from '../../../assistant/dialog/model/types.ts'
import { readingWords } from '../../../assistant/languages/reading-words.ts'
import { createMasker } from '../../../assistant/understanding/model/mask.ts'
import { mergeAnswer } from '../../../assistant/understanding/model/merge.ts'
import { needsHelp } from '../../../assistant/understanding/model/needs-help.ts'
import { toQuestion } from '../../../assistant/understanding/model/question.ts'
import type { AskModel } from './ask-model.ts'
import type { ModelEvent, ModelMetrics } from './metrics.ts'

/** Reads a message with help, before its turn; undefined where the dialogue reads it alone. It never rejects. */
export type ReadingHelp = (heard: HeardMessage) => Promise<PreparedReading | undefined>

/** Lists what help with reading needs. */
export interface ReadingHelpDeps {
  ask: AskModel
  metrics: ModelMetrics
  logger: Logger
}

/** Messages that wait for the model at a time; further ones are read by the rules alone. */
const mostAtOnce = 32

/** Creates what has a language model help with reading. Her words go there masked, and are never logged. */
export function createReadingHelp({ ask, metrics, logger }: ReadingHelpDeps): ReadingHelp {
  const mask = createMasker(readingWords)
  let underWay = 0
  let last: ModelEvent = 'answered'
  const note = (event: ModelEvent) => {
    metrics.count(event)
    if (event !== last) logger.info({ event }, 'what becomes of questions to the language model has changed')
    last = event
  }
  const help: ReadingHelp = async ({ message, analysis, reading, callingCode }) => {
    const { candidates } = analysis
    if (!needsHelp(message, reading, candidates)) return undefined
    const masked = mask(analysis)
    if (!masked || underWay >= mostAtOnce) {
      note(masked ? 'busy' : 'withheld')
      return undefined
    }
    metrics.count('asked')
    underWay += 1
    const told = await ask(toQuestion(masked, message)).finally(() => {
      underWay -= 1
    })
    note(told.outcome)
    if (told.outcome !== 'answered') return undefined
    const isAnswer = message.expected !== undefined
    const merged = mergeAnswer(told.answer, { reading, candidates, masked, isAnswer, callingCode })
    metrics.countMerged(merged)
    const { now: _, ...read } = message
    return { message: read, reading: merged.reading }
  }
  return (heard) =>
    help(heard).catch((err: unknown) => {
      // Her message is worth more than what could have been read in it.
      logger.error({ err }, 'a message was not read with help')
      return undefined
    })
}
