import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Problem } from '../contract/primitives/problem.ts'

/** Holds a file of the build in memory, in the forms in which it is sent. */
export interface BuiltFile {
  /** Path below the folder, with slashes. */
  path: string
  type: string
  etag: string
  body: Buffer<ArrayBuffer>
  /** Gives what the build has compressed, or compresses at the first call; absent when the type does not compress. */
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

/** Reads every file below `folder`, with what the build has compressed beside it; they are few and small, and change only with a build. */
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

/** Reads every file below several folders, of which the last has its own in place of others of the same name; one may be missing. */
export const readFilesOf = (folders: readonly string[]): ReadonlyMap<string, BuiltFile> =>
  new Map(folders.filter((folder) => existsSync(folder)).flatMap((folder) => [...readFiles(folder)]))

/** What the build adds to the name of a file for its compressed forms. */
const endings = { gzip: '.gz', brotli: '.br' }

/** Writes the compressed forms of every file below `folder` beside it, where they are smaller; for the build. */
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

/** Computes the type and the tag of a file. Its compressed forms are made when they are first asked for, off the main thread. */
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

/** Writes values into a page, each in the place of its name: `%RELAY%`. Other files stay as they are. */
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

/** Answers with a file, compressed as the browser accepts it, or with 304 when the browser has it already. */
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
