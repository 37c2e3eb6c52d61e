import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { createEngineMetrics } from '../../../../src/platform/engagement/voice/engine-metrics.ts'
import { EngineFailure } from '../../../../src/platform/engagement/voice/engines/engine-queue.ts'
import { JobFailure } from '../../../../src/platform/engagement/voice/engines/thread.ts'

describe('metrics of the speech engines', () => {
  it.each([
    ['done', undefined],
    ['refused', new JobFailure('bad-audio', 'noise')],
    ['hung', new EngineFailure('hung')],
    ['full', new EngineFailure('full')],
    ['failed', new Error('nobody knows')],
  ])('count a job that is %s, by its engine, without changing its result', async (outcome, error) => {
    const registry = new Registry()
    const metrics = createEngineMetrics(registry, () => ({}))
    const work = async () => {
      if (error) throw error
      return 'made'
    }
    const made = await metrics.count('hear-english', work).catch((thrown: unknown) => thrown)
    expect(made).toBe(error ?? 'made')
    expect(await registry.metrics()).toContain(
      `parley_speech_engine_seconds_count{engine="hear-english",outcome="${outcome}"} 1`,
    )
  })

  it('report the length of each queue on request', async () => {
    const registry = new Registry()
    const waiting = { general: 1, hearing: 0 }
    createEngineMetrics(registry, () => waiting)
    await registry.metrics()
    waiting.hearing = 3
    const text = await registry.metrics()
    expect(text).toContain('parley_speech_engine_waiting{queue="general"} 1')
    expect(text).toContain('parley_speech_engine_waiting{queue="hearing"} 3')
  })
})
