import { Counter, type Registry } from 'prom-client'

/**
 * What can happen to a message that a model could help with: the model was `asked`; it has `answered`, was
 * `late` or `unreachable` (also if the circuit breaker was open), has `refused` with a status other than 200,
 * or its answer was `invalid`; or the message was not sent, because too many were in progress (`busy`) or it
 * could not be masked (`withheld`).
 */
const modelEvents = [
  'asked',
  'answered',
  'late',
  'unreachable',
  'refused',
  'invalid',
  'busy',
  'withheld',
] as const
/** An event of a message that a model could help with. */
export type ModelEvent = (typeof modelEvents)[number]

/** Metrics of the language model. */
export interface ModelMetrics {
  count(event: ModelEvent): void
  /** Counts the result of merging one answer. */
  countMerged(merged: { changed: number; droppedIds: number; droppedQuotes: number }): void
}

/** Registers `parley_understanding_model_events_total`, `…_dropped_total` and `…_facts_changed_total`. */
export function createModelMetrics(registry: Registry): ModelMetrics {
  const registers = [registry]
  const events = new Counter({
    name: 'parley_understanding_model_events_total',
    help: 'Messages that a language model could help to read, by what became of them.',
    labelNames: ['event'],
    registers,
  })
  const dropped = new Counter({
    name: 'parley_understanding_model_dropped_total',
    help: 'Ids and quotes of a model that are not in the message, and were left out.',
    labelNames: ['what'],
    registers,
  })
  const changed = new Counter({
    name: 'parley_understanding_model_facts_changed_total',
    help: 'Facts that a model has added, changed or removed; the citizen confirms each, or is asked for it.',
    registers,
  })
  for (const event of modelEvents) events.inc({ event }, 0)
  for (const what of ['id', 'quote']) dropped.inc({ what }, 0)
  return {
    count: (event) => events.inc({ event }),
    countMerged(merged) {
      dropped.inc({ what: 'id' }, merged.droppedIds)
      dropped.inc({ what: 'quote' }, merged.droppedQuotes)
      changed.inc(merged.changed)
    },
  }
}
