import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = resolve(import.meta.dirname, '..', 'src')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
)

/**
 * Returns the exported declarations of a file without a doc comment. Re-exports are documented at their
 * source.
 */
function bareExports(file: string): string[] {
  const lines = readFileSync(join(source, file), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const name =
      /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type) (\w+)/.exec(
        line,
      )?.[1]
    if (name === undefined) return []
    // An overload is documented at its first signature.
    const isOverload = new RegExp(`^export (?:async )?function ${name}\\b`).test(lines[index - 1] ?? '')
    return isOverload || isCommentEnd(lines, index) ? [] : [`${file}:${index + 1} ${name}`]
  })
}

/** Returns whether a doc comment ends right above the line, with at most a linter directive in between. */
function isCommentEnd(lines: readonly string[], index: number): boolean {
  let above = index - 1
  while (lines[above]?.startsWith('// biome-ignore')) above--
  return lines[above]?.endsWith('*/') === true && isDocComment(lines, above)
}

function isDocComment(lines: readonly string[], end: number): boolean {
  let start = end
  while (start > 0 && !lines[start]?.includes('/*')) start--
  return lines[start]?.trimStart().startsWith('/**') === true
}

describe('every public symbol', () => {
  it('has a doc comment', () => {
    expect(files.flatMap(bareExports)).toEqual([])
  })
})
