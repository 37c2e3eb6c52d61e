import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A file of the build, held in memory in the forms in which it is sent. */
export interface BuiltFile {
  /** Path below the folder, with slashes. */
  path: string
  type: string
  etag: string
  body: Buffer<ArrayBuffer>
  gzip?: Buffer<ArrayBuffer>
  brotli?: Buffer<ArrayBuffer>
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

/** Reads every file below `folder`; they are few and small, and change only with a build. */
export function readFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    files.map((entry) => {
      const full = join(entry.parentPath, entry.name)
      const path = relative(folder, full).split(sep).join('/')
      return [path, toBuiltFile(path, readFileSync(full))]
    }),
  )
}

/** Computes the type, the tag and the compressed forms of a file. */
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
    gzip: gzipSync(body, { level: 9 }),
    brotli: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  }
}

/** Sends a file, compressed as the browser likes it; 304 when it has it already. */
export function answerFile(file: BuiltFile, request: Request, headers: Record<string, string>): Response {
  const common = { ...headers, etag: file.etag, vary: 'accept-encoding', 'x-content-type-options': 'nosniff' }
  if (request.headers.get('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers: common })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const brotli = /\bbr\b/.test(accepted) ? file.brotli : undefined
  const gzip = /\bgzip\b/.test(accepted) ? file.gzip : undefined
  const encoding = brotli ? 'br' : gzip ? 'gzip' : undefined
  return new Response(brotli ?? gzip ?? file.body, {
    headers: { ...common, 'content-type': file.type, ...(encoding && { 'content-encoding': encoding }) },
  })
}
