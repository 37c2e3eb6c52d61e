import { type BuiltFile, toBuiltFile } from '../../src/http/static-files.ts'
import { drawOperationFiles } from '../../src/server/pages/operation-files.ts'

let drawn: ReadonlyMap<string, BuiltFile> | undefined

/** Gives the files of the pages about the operations, as the build draws them: once in a process, since it takes a quarter of a second. */
export function drawnOperations(): ReadonlyMap<string, BuiltFile> {
  drawn ??= new Map(
    Object.entries(drawOperationFiles()).map(([path, text]) => [path, toBuiltFile(path, Buffer.from(text))]),
  )
  return drawn
}
