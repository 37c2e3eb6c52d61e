import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = resolve(import.meta.dirname, '..', 'src')

/** Folders of `src` whose public symbols are not yet all documented. It may only become shorter. */
const undocumented: readonly string[] = [
  'contract/language',
  'dialog/engine',
  'dialog/model',
  'dialog/report',
  'dialog/steps',
  'dialog/understand',
  'languages/ar',
  'languages/ceb',
  'languages/en',
  'languages/es',
  'languages/fr',
  'languages/hi',
  'languages/kj',
  'languages/pt',
  'languages/rw',
  'languages/sw',
  'languages/tables',
  'languages/tl',
  'languages/ur',
  'platform',
  'platform/delivery',
  'platform/kernel',
  'platform/voice',
  'platform/voice/audio',
  'platform/voice/engines',
  'relay',
  'relay/agents',
  'relay/audio',
  'relay/cases',
  'relay/chat',
  'relay/config',
  'relay/limits',
  'relay/proxy',
  'relay/speech',
  'relay/upstream',
  'widget/chat/offline/report',
  'widget/chat/parts',
  'widget/chat/ui',
  'widget/chat/ui/messages',
]

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
)

/** The exported declarations of a file that no doc comment stands before; what is passed on has its own. */
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

/** Whether a doc comment ends right above the line, with at most a linter's directive in between. */
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

const isIn = (file: string, room: string) => dirname(file) === room

describe('every public symbol', () => {
  it('has a doc comment', () => {
    const bare = files.filter((file) => !undocumented.some((room) => isIn(file, room))).flatMap(bareExports)
    expect(bare).toEqual([])
  })

  it('is documented in each room that the list no longer names', () => {
    const done = undocumented.filter(
      (room) => !files.some((file) => isIn(file, room) && bareExports(file).length > 0),
    )
    expect(done).toEqual([])
  })
})
