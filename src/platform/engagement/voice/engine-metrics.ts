import { Gauge, Histogram, type Registry } from 'prom-client'
import { EngineFailure } from './engines/engine-queue.ts'
import { JobFailure } from './engines/thread.ts'

/** Counts what the speech engines of this machine do. Labels are engines, outcomes and queues, never words. */
export interface EngineMetrics {
  /** Does a piece of work, and counts how long it took and what became of it. @throws what the work throws */
  count<T>(engine: string, work: () => Promise<T>): Promise<T>
}

/** Seconds, around what a sentence takes and up to the deadlines of the engines. */
const buckets = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60, 120]

/**
 * Registers `parley_speech_engine_seconds` and `parley_speech_engine_waiting`.
 * @param queues gives how much waits in each queue, by its name
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

/** `refused`: the recording is none that can be heard. */
function outcomeOf(error: unknown): string {
  if (error instanceof EngineFailure) return error.reason
  return error instanceof JobFailure ? 'refused' : 'failed'
}
