import { type BuiltFile, toBuiltFile } from '../../src/http/static-files.ts'
import { drawOperationFiles } from '../../src/server/pages/operation-files.ts'

let drawn: ReadonlyMap<string, BuiltFile> | undefined

/**
 * Returns the files of the operation pages, as the build renders them: once per process, since it takes a
 * quarter of a second.
 */
export function drawnOperations(): ReadonlyMap<string, BuiltFile> {
  drawn ??= new Map(
    Object.entries(drawOperationFiles()).map(([path, text]) => [path, toBuiltFile(path, Buffer.from(text))]),
  )
  return drawn
}
