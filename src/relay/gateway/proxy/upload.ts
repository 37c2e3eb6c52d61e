import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { createUploadForm, type UploadForm, type UploadFormOptions } from './upload-form.ts'

/** Says what a form must be, and whom to tell while it passes. */
export interface UploadOptions extends UploadFormOptions {
  /** Says whom the upload is waiting for; called at each chunk. */
  onWait(party: 'client' | 'upstream'): void
  /** Something turned out to be wrong while the form was already on its way. */
  onFault(error: unknown): void
}

type Source = AsyncIterableIterator<Buffer>

/**
 * How much is looked at before upstream is called. A form that is not longer is checked in full by
 * then, and so is one whose fields stand before its file.
 */
const headBytes = 64 * 1024

/**
 * Reads the beginning of a form with a recording, and when it is right gives a stream of the whole,
 * byte for byte. What turns out to be wrong later makes the stream fail before its end, so that
 * upstream never has a complete form.
 * @throws Problem `payload-too-large`, `validation-error` or `unsupported-media-type`
 */
export async function checkUpload(req: IncomingMessage, options: UploadOptions): Promise<Readable> {
  const form = createUploadForm(options)
  // Not destroyed with the iteration: the answer goes out on the same socket.
  const source = req.iterator({ destroyOnReturn: false }) as Source
  try {
    const head = await readHead(source, form, options)
    return Readable.from(passOn(head, source, form, options), { objectMode: false, highWaterMark: headBytes })
  } catch (error) {
    // Lets go of the request, so that what is left of it can run out.
    await source.return?.()
    throw error
  }
}

async function readHead(source: Source, form: UploadForm, { onWait }: UploadOptions): Promise<Buffer[]> {
  const head: Buffer[] = []
  let size = 0
  let ended = false
  while (!form.finished() && (size < headBytes || !form.judged())) {
    onWait('client')
    const { value, done } = await source.next()
    ended = done === true
    if (ended) break
    form.push(value)
    head.push(value)
    size += value.length
  }
  form.check(ended || form.finished())
  return head
}

async function* passOn(
  head: Buffer[],
  source: Source,
  form: UploadForm,
  { onWait, onFault }: UploadOptions,
): AsyncGenerator<Buffer> {
  try {
    onWait('upstream')
    yield* head.splice(0)
    for (;;) {
      onWait('client')
      const { value, done } = await source.next()
      if (done) break
      const before = form.finished()
      form.push(value)
      // Before the chunk that completes the form goes on, all of it must be right.
      if (form.finished() && !before) form.check(true)
      onWait('upstream')
      yield value
    }
    if (!form.finished()) form.check(true)
    onWait('upstream')
  } catch (error) {
    onFault(error)
    throw error
  } finally {
    await source.return?.()
  }
}
