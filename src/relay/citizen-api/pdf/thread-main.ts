import { parentPort } from 'node:worker_threads'
import type { ReportPaper } from '../../../assistant/dialog/model/paper.ts'
import { drawPaper } from './draw-paper.ts'

/**
 * Thread that draws reports, one at a time: loading the fonts alone would block other requests for too long.
 */

parentPort?.on('message', async (paper: ReportPaper) => {
  const answer = await drawPaper(paper).catch(() => undefined)
  // An error may quote the citizen, so the thread only reports that no PDF was created.
  parentPort?.postMessage(answer)
})
