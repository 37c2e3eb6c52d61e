import { Worker } from 'node:worker_threads'
import type { ThreadData, VoiceAnswer, VoiceJob, VoiceRequest, VoiceResult } from './protocol.ts'

/** Something that does one job at a time and can be ended at any moment. */
export interface VoiceThread {
  /** Rejects with a {@link JobFailure} when the engine says no, or with any error when it dies. */
  run(job: VoiceJob): Promise<VoiceResult>
  /** Ends it, whatever it is doing. What was running rejects. */
  end(): void
  /** Whether it has ended, by itself or not. */
  ended(): boolean
}

/** An engine's own no. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly code: 'bad-audio' | 'too-long' | 'failed'

  constructor(code: JobFailure['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Says which file a thread runs, and with what. */
export interface ThreadOptions {
  /** The built form of thread-main.ts. */
  file: string
  weights: string
  /** Of the thread's own heap, in MB; what the models take lies outside of it. Default 512. */
  heapMb?: number
}

/** Starts a worker thread: WebAssembly runs in it, so that it can hang or burst without the server. */
export function startThread({ file, weights, heapMb = 512 }: ThreadOptions): VoiceThread {
  const data: ThreadData = { weights }
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // Nothing of the environment is an engine's business, secrets least of all.
    env: {},
    stdout: true,
    stderr: true,
  })
  // An idle thread keeps no server up.
  worker.unref()
  const waiting = new Map<number, { done: (result: VoiceResult) => void; failed: (error: Error) => void }>()
  let next = 0
  let over = false

  const close = (error: Error): void => {
    over = true
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }
  worker.on('message', (answer: VoiceAnswer) => {
    const waiter = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if (answer.ok) waiter?.done(answer.result)
    else waiter?.failed(new JobFailure(answer.code, answer.message))
  })
  worker.on('error', (error) => close(error instanceof Error ? error : new Error('the engine failed')))
  worker.on('exit', () => close(new Error('the engine has ended')))

  return {
    run(job) {
      if (over) return Promise.reject(new Error('the engine has ended'))
      const request: VoiceRequest = { id: next++, job }
      return new Promise((done, failed) => {
        waiting.set(request.id, { done, failed })
        worker.ref()
        worker.postMessage(request)
      })
    },
    end() {
      close(new Error('the engine was ended'))
      void worker.terminate()
    },
    ended: () => over,
  }
}
