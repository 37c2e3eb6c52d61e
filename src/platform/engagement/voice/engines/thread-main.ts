import { parentPort, workerData } from 'node:worker_threads'
import { BadAudio } from '../audio/sound.ts'
import { createJobs, TooLong } from './jobs.ts'
import type { ThreadData, VoiceAnswer, VoiceRequest } from './protocol.ts'

/** A voice thread: runs one job at a time, and can be terminated at any moment. */

const { weights }: ThreadData = workerData
const run = createJobs(weights)

parentPort?.on('message', async ({ id, job }: VoiceRequest) => {
  parentPort?.postMessage(
    await run(job).then(
      (result): VoiceAnswer => ({ id, ok: true, result }),
      (error: unknown): VoiceAnswer => ({ id, ok: false, ...describe(error) }),
    ),
  )
})

/** Error messages of the engines may quote what was said, so none of them leaves this thread. */
function describe(error: unknown): { code: 'bad-audio' | 'too-long' | 'failed'; message: string } {
  if (error instanceof BadAudio) return { code: 'bad-audio', message: error.message }
  if (error instanceof TooLong) return { code: 'too-long', message: error.message }
  return { code: 'failed', message: error instanceof Error ? error.name : 'unknown' }
}
