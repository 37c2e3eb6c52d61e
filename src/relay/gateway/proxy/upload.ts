import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { createUploadForm, type UploadForm, type UploadFormOptions } from './upload-form.ts'

/** Requirements on a form, and callbacks while it passes. */
export interface UploadOptions extends UploadFormOptions {
  /** Reports which side the upload is waiting for; called at each chunk. */
  onWait(party: 'client' | 'upstream'): void
  /** Called when the form turns out to be invalid while it is already being forwarded. */
  onFault(error: unknown): void
}

type Source = AsyncIterableIterator<Buffer>

/**
 * How much is inspected before upstream is called. A form up to this size is checked in full by then, and so
 * is one whose fields precede its file.
 */
const headBytes = 64 * 1024

/**
 * Reads the beginning of a form with a recording and, if it is valid, returns a stream of the whole form,
 * byte for byte. If an error is found later, the stream fails before its end, so that upstream never receives
 * a complete form.
 * @throws Problem `payload-too-large`, `validation-error` or `unsupported-media-type`
 */
export async function checkUpload(req: IncomingMessage, options: UploadOptions): Promise<Readable> {
  const form = createUploadForm(options)
  // Not destroyed at the end of the iteration: the response uses the same socket.
  const source = req.iterator({ destroyOnReturn: false }) as Source
  try {
    const head = await readHead(source, form, options)
    return Readable.from(passOn(head, source, form, options), { objectMode: false, highWaterMark: headBytes })
  } catch (error) {
    // Releases the request, so that the rest of it can be drained.
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
      // The whole form must be valid before the chunk that completes it is passed on.
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
