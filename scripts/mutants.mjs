// Changes single operators of a folder's code, one after the other, and counts the changes that its tests notice:
// npm run mutants -- FOLDER TESTS [NUMBER] [SEED], such as `src/contract test/contract 20 1`.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder = 'src/contract', tests = 'test/contract', number = '20', seed = '1'] = process.argv.slice(2)

/** Operators, and what each is changed to. */
const changes = /** @type {const} */ ([
  [' === ', ' !== '],
  [' !== ', ' === '],
  [' < ', ' >= '],
  [' > ', ' <= '],
  [' <= ', ' > '],
  [' >= ', ' < '],
  [' && ', ' || '],
  [' || ', ' && '],
  [' + ', ' - '],
  [' - ', ' + '],
  ['return true', 'return false'],
  ['return false', 'return true'],
  ['.some(', '.every('],
  ['.every(', '.some('],
])
/** Comments, imports, types and texts. */
const noCode =
  /^\s*(?:\*|\/\/|\/\*|import |export type|type |interface |\| )|=>\s*(?:boolean|string|number)$|['`].*['`].*['`]/

/** Every place that can be changed. */
const places = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(folder, name))
  .sort()
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        noCode.test(line)
          ? []
          : changes.filter(([from]) => line.includes(from)).map(([from, to]) => ({ file, at, from, to })),
      ),
  )

let state = Number(seed)
const random = () => {
  state = (state * 48_271) % 2_147_483_647
  return state / 2_147_483_647
}

const survivors = []
let killed = 0
for (let tried = 0; tried < Number(number) && places.length > 0; tried++) {
  const [place] = places.splice(Math.floor(random() * places.length), 1)
  if (!place) break
  const { file, at, from, to } = place
  const before = readFileSync(file, 'utf8')
  const lines = before.split('\n')
  lines[at] = (lines[at] ?? '').replace(from, to)
  try {
    writeFileSync(file, lines.join('\n'))
    const { status } = spawnSync(
      'npx',
      ['vitest', 'run', '--project', 'unit', '--project', 'integration', '--bail', '1', ...tests.split(',')],
      { stdio: 'ignore', timeout: 300_000 },
    )
    if (status === 0) survivors.push(`${file}:${at + 1} ${from.trim()} → ${to.trim()}: ${lines[at]?.trim()}`)
    else killed++
  } finally {
    writeFileSync(file, before)
  }
}
for (const survivor of survivors) console.log(`NOT NOTICED  ${survivor}`)
console.log(`${killed} of ${killed + survivors.length} changes noticed`)
