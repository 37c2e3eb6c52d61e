import { Worker } from 'node:worker_threads'
import type { ThreadData, VoiceAnswer, VoiceJob, VoiceRequest, VoiceResult } from './protocol.ts'

/** A thread that runs one job at a time and can be terminated at any moment. */
export interface VoiceThread {
  /** Rejects with a {@link JobFailure} if the engine refuses, or with any error if it dies. */
  run(job: VoiceJob): Promise<VoiceResult>
  /** Terminates it at any moment. A running job rejects. */
  end(): void
  /** Whether it has terminated for any reason. */
  ended(): boolean
}

/** A refusal by the engine itself. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly code: 'bad-audio' | 'too-long' | 'failed'

  constructor(code: JobFailure['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** The file that a thread runs, and its parameters. */
export interface ThreadOptions {
  /** The built form of thread-main.ts. */
  file: string
  weights: string
  /** Heap limit of the thread, in MB; the models' memory is outside it. Default 512. */
  heapMb?: number
}

/**
 * Starts a worker thread: WebAssembly runs in it, so that it can hang or run out of memory without affecting
 * the server.
 */
export function startThread({ file, weights, heapMb = 512 }: ThreadOptions): VoiceThread {
  const data: ThreadData = { weights }
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // The engines do not need any environment variables, least of all secrets.
    env: {},
    stdout: true,
    stderr: true,
  })
  // An idle thread does not keep the server running.
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
