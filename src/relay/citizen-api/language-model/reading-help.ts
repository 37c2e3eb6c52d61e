import type { Logger } from 'pino'
import type { HeardMessage, PreparedReading } from '../../../assistant/dialog/model/types.ts'
import { readingWords } from '../../../assistant/languages/reading-words.ts'
import { createMasker } from '../../../assistant/understanding/model/mask.ts'
import { mergeAnswer } from '../../../assistant/understanding/model/merge.ts'
import { needsHelp } from '../../../assistant/understanding/model/needs-help.ts'
import { toQuestion } from '../../../assistant/understanding/model/question.ts'
import type { AskModel } from './ask-model.ts'
import type { ModelEvent, ModelMetrics } from './metrics.ts'

/**
 * Interprets a message with help, before its turn; returns undefined if the dialogue interprets it alone. It
 * never rejects.
 */
export type ReadingHelp = (heard: HeardMessage) => Promise<PreparedReading | undefined>

/** Dependencies of the reading help. */
export interface ReadingHelpDeps {
  ask: AskModel
  metrics: ModelMetrics
  logger: Logger
}

/**
 * Maximum number of messages that wait for the model at a time; further ones are interpreted by the rules
 * alone.
 */
const mostAtOnce = 32

/** Creates the reading help by a language model. The citizen's words are sent masked and are never logged. */
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
      // The citizen's message must be processed even if the help fails.
      logger.error({ err }, 'a message was not read with help')
      return undefined
    })
}
