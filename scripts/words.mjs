// Keeps comments, test titles and doc pages in plain English: run by `npm run lint`. Prints every place that
// calls a person "she", and the words below if there are more of them than a text may have.
//   node scripts/words.mjs --all   every place
import { readdirSync, readFileSync } from 'node:fs'

/** Maximum per thousand words: a few are right where they are. */
const most = 1

/** @type {Record<string, RegExp>} */
const replaced = {
  'name the person by role': /\b(she|hers?|herself)\b/gi,
  'name who or what': /\b(whoever|whatever|whomever|wherever)\b/gi,
  'begin with a noun':
    /(?:^|[.!?:]\s+|\*\s)What (?:is|was|has|a|an|the|it|they|people|comes|stands|goes|follows|fails|cannot|may|must)\b(?![^.!?\n]*\?)/g,
  'use "is notified", "receives"': /\b(?:is|are|was|be|been|being) told\b/gi,
  'use "requires", "needs"': /\b(?:wants|wanted by|is wanted|are wanted)\b/gi,
  'use "is"': /\b(?:stands?|lies?) (?:in|at|beside|there|under|above|below|on)\b/gi,
  'use "immediately", "permanently", "again"': /\b(?:at once|for good|once more|anew|meanwhile)\b/gi,
  'begin with the subject': /\b(?:Nobody|Nothing|None)\b/g,
  'use "must be"': /\b(?:is|are|was|were) to be\b/gi,
  'use "next to", "and"': /\bbesides?\b/gi,
  'use "down", "unreachable"': /\b(?:is|was|are|were|goes|went|stays) away\b/gi,
  'use "its"': /\bof (?:hers|its own|theirs|ours|their own)\b/gi,
  'use "module", "package"': /\b(?:the house|a room|rooms?)\b/gi,
}
const [never = ''] = Object.keys(replaced)

const folders = ['bench', 'demo', 'deploy', 'docs', 'packages', 'scripts', 'src', 'test', 'training']
const files = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
].filter(
  (file) =>
    /\.(ts|tsx|mjs|md)$/.test(file) && !/node_modules|languages\/(?!en\/|tables\/)\w+\/|CHANGELOG/.test(file),
)

/**
 * The texts of a file that people read, without quotations.
 *
 * @param {string} file
 */
function textsOf(file) {
  const text = readFileSync(file, 'utf8')
  const isTest = file.startsWith('test/')
  const parts = file.endsWith('.md')
    ? [text.replace(/```[\s\S]*?```/g, '')]
    : [
        ...[...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)].map(([comment]) => comment),
        ...(isTest
          ? [...text.matchAll(/\b(?:it|test|describe)(?:\.\w+)?\(\s*(['"`])([\s\S]*?)\1/g)]
          : []
        ).map((found) => found[2] ?? ''),
      ]
  return parts.map((part) => part.replace(/"[^"\n]*"|“[^”\n]*”|`[^`\n]*`|'[^'\n]{3,}'/g, '…'))
}

/** @type {{ advice: string, place: string }[]} */
const found = []
let words = 0
for (const file of files)
  for (const text of textsOf(file)) {
    words += text.split(/\s+/).length
    for (const [advice, pattern] of Object.entries(replaced))
      for (const match of text.matchAll(pattern)) {
        const around = text.slice(Math.max(0, match.index - 40), match.index + 40).replace(/\s+/g, ' ')
        found.push({ advice, place: `${file}: …${around}…` })
      }
  }
const perThousand = (found.length / words) * 1000
const isOver = perThousand > most
const shown = found.filter(({ advice }) => isOver || advice === never || process.argv.includes('--all'))
for (const { advice, place } of shown) console.log(`${place}\n    ${advice}`)
console.log(`${perThousand.toFixed(2)} of at most ${most} per thousand words are not plain English.`)
if (isOver || found.some(({ advice }) => advice === never)) process.exitCode = 1
