import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Problem } from '../contract/primitives/problem.ts'

/** A file of the build, held in memory in the forms in which it is sent. */
export interface BuiltFile {
  /** Path within the folder, with slashes. */
  path: string
  type: string
  etag: string
  body: Buffer<ArrayBuffer>
  /**
   * Returns the compressed form from the build, or compresses the file on the first call; absent if the type
   * does not compress.
   */
  gzip?: () => Promise<Buffer<ArrayBuffer>>
  brotli?: () => Promise<Buffer<ArrayBuffer>>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  '.map': 'application/json',
}
const compressible = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/

/**
 * Reads every file below `folder` and its compressed forms from the build. The files are few and small, and
 * only change with a build.
 */
export function readFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = new Map(
    files.map((full) => [relative(folder, full).split(sep).join('/'), readFileSync(full)]),
  )
  const isOfAnother = (path: string) =>
    Object.values(endings).some(
      (ending) => path.endsWith(ending) && contents.has(path.slice(0, -ending.length)),
    )
  return new Map(
    [...contents]
      .filter(([path]) => !isOfAnother(path))
      .map(([path, content]) => {
        const [gzipped, brotli] = [contents.get(path + endings.gzip), contents.get(path + endings.brotli)]
        return [
          path,
          {
            ...toBuiltFile(path, content),
            ...(gzipped && { gzip: once(async () => Buffer.from(gzipped)) }),
            ...(brotli && { brotli: once(async () => Buffer.from(brotli)) }),
          },
        ]
      }),
  )
}

/**
 * Reads every file below several folders; a file of the last folder overrides others of the same name. One
 * folder may be missing.
 */
export const readFilesOf = (folders: readonly string[]): ReadonlyMap<string, BuiltFile> =>
  new Map(folders.filter((folder) => existsSync(folder)).flatMap((folder) => [...readFiles(folder)]))

/** Suffixes that the build adds to the names of compressed files. */
const endings = { gzip: '.gz', brotli: '.br' }

/**
 * Writes the compressed forms of every file below `folder` next to it, if they are smaller; used by the
 * build.
 */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(
    [...readFiles(folder).values()].map(async ({ path, body, ...forms }) => {
      for (const form of ['gzip', 'brotli'] as const) {
        const compressed = await forms[form]?.()
        if (compressed && compressed.length < body.length)
          await writeFile(join(folder, path + endings[form]), compressed)
      }
    }),
  )
}

/** Finds a file. @throws Problem `not-found` */
export function fileNamed(files: ReadonlyMap<string, BuiltFile>, path: string): BuiltFile {
  const file = files.get(path)
  if (!file) throw new Problem('not-found')
  return file
}

/**
 * Computes the type and ETag of a file. Its compressed forms are created on first use, off the main thread.
 */
export function toBuiltFile(path: string, content: Buffer): BuiltFile {
  const body = Buffer.from(content)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  if (!compressible.test(type)) return { path, type, etag, body }
  return {
    path,
    type,
    etag,
    body,
    gzip: once(() => toGzip(body, { level: 9 })),
    brotli: once(() => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
  }
}

/** Substitutes values in a page for their placeholders, such as `%RELAY%`. Other files stay unchanged. */
export function fillIn(file: BuiltFile, values: Record<string, string>): BuiltFile {
  if (!file.type.startsWith('text/html')) return file
  const text = Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`%${name}%`, value),
    file.body.toString('utf8'),
  )
  return toBuiltFile(file.path, Buffer.from(text))
}

const toGzip = promisify<Buffer, object, Buffer<ArrayBuffer>>(gzip)
const toBrotli = promisify<Buffer, object, Buffer<ArrayBuffer>>(brotliCompress)

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** Responds with a file, compressed as the browser accepts it, or with 304 if the browser already has it. */
export async function answerFile(
  file: BuiltFile,
  request: Request,
  headers: Record<string, string>,
): Promise<Response> {
  const common = { ...headers, etag: file.etag, vary: 'accept-encoding', 'x-content-type-options': 'nosniff' }
  if (request.headers.get('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers: common })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const brotli = /\bbr\b/.test(accepted) ? await file.brotli?.() : undefined
  const gzipped = !brotli && /\bgzip\b/.test(accepted) ? await file.gzip?.() : undefined
  const encoding = brotli ? 'br' : gzipped ? 'gzip' : undefined
  return new Response(brotli ?? gzipped ?? file.body, {
    headers: { ...common, 'content-type': file.type, ...(encoding && { 'content-encoding': encoding }) },
  })
}
