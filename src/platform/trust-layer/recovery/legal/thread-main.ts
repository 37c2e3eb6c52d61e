import { parentPort } from 'node:worker_threads'
import { drawLegalDocument } from './draw-document.ts'
import type { LegalDocument } from './legal-document.ts'

/**
 * Thread that draws legal documents, one at a time: loading the fonts alone would block other requests for too
 * long.
 */

parentPort?.on('message', async (document: LegalDocument) => {
  const answer = await drawLegalDocument(document).catch(() => undefined)
  // An error may quote what people entered, so the thread only reports that no PDF was created.
  parentPort?.postMessage(answer)
})
