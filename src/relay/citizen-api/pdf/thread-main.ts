import { parentPort } from 'node:worker_threads'
import type { ReportPaper } from '../../../assistant/dialog/model/paper.ts'
import { drawPaper } from './draw-paper.ts'

/** A thread that draws papers, one at a time: the fonts alone take longer than others should wait. */

parentPort?.on('message', async (paper: ReportPaper) => {
  const answer = await drawPaper(paper).catch(() => undefined)
  // What goes wrong may quote her; that none was made is all that leaves this thread.
  parentPort?.postMessage(answer)
})
