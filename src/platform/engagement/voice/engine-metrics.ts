import { Gauge, Histogram, type Registry } from 'prom-client'
import { EngineFailure } from './engines/engine-queue.ts'
import { JobFailure } from './engines/thread.ts'

/**
 * Metrics of the speech engines of this machine. Labels are engines, outcomes and queues, never spoken words.
 */
export interface EngineMetrics {
  /** Runs some work, and records its duration and outcome. @throws what the work throws */
  count<T>(engine: string, work: () => Promise<T>): Promise<T>
}

/** Histogram buckets in seconds, from the time of a sentence to the deadlines of the engines. */
const buckets = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60, 120]

/**
 * Registers `parley_speech_engine_seconds` and `parley_speech_engine_waiting`.
 * @param queues returns the number of jobs waiting in each queue, by name
 */
export function createEngineMetrics(
  registry: Registry,
  queues: () => Readonly<Record<string, number>>,
): EngineMetrics {
  const registers = [registry]
  const durations = new Histogram({
    name: 'parley_speech_engine_seconds',
    help: 'From asking a speech engine of this machine, its queue among it, to what it made or why not.',
    labelNames: ['engine', 'outcome'],
    buckets,
    registers,
  })
  new Gauge({
    name: 'parley_speech_engine_waiting',
    help: 'Speech that waits for an engine of this machine, what it works at among it.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, waiting] of Object.entries(queues())) this.set({ queue }, waiting)
    },
  })
  return {
    async count(engine, work) {
      const from = performance.now()
      const done = (outcome: string) =>
        durations.observe({ engine, outcome }, (performance.now() - from) / 1000)
      try {
        const made = await work()
        done('done')
        return made
      } catch (error) {
        done(outcomeOf(error))
        throw error
      }
    },
  }
}

/** `refused` means that the recording cannot be recognised. */
function outcomeOf(error: unknown): string {
  if (error instanceof EngineFailure) return error.reason
  return error instanceof JobFailure ? 'refused' : 'failed'
}
