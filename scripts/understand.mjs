// Shows what the reader understands: npm run understand -- FILE.jsonl prints a line of JSON for each text, in
// the format of training/labels.ts; without a file it reads texts from the terminal and explains them.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { ensurePackages } from './ensure.mjs'

ensurePackages()
const { importToolbox, profile, readTexts, weightsFile } = await import('../training/room.mjs')
const { readerOf, readText } = await importToolbox()
const reader = readerOf(JSON.parse(readFileSync(weightsFile('trained'), 'utf8')), profile, true)

const [file] = process.argv.slice(2)
if (file) {
  for (const text of readTexts(file)) {
    const begin = performance.now()
    const { facts } = readText(reader, text)
    const ms = Math.round((performance.now() - begin) * 10) / 10
    console.log(JSON.stringify({ id: text.id, facts, ms }))
  }
} else await explain()

async function explain() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  console.log('Write a message in English; "fr: …" is one in French, "amount: …" an answer to that question.')
  for await (const line of terminal) {
    const [, lang = 'en', rest = line] = /^(en|tl|ceb|fr|ur|rw|kj):\s*(.*)$/.exec(line) ?? []
    const [, expected, text = rest] =
      /^(consent|safety|ongoing|moneyLeft|type|bank|amount|when|reference|receiver|contact|summary|none):\s*(.*)$/.exec(
        rest,
      ) ?? []
    const told = {
      id: 'terminal',
      lang,
      now: new Date().toISOString(),
      text,
      gold: {},
      ...(expected && { expected }),
    }
    const { reading, message } = readText(reader, told)
    const { candidates, flags } = reader.analyse(message)
    console.log('Candidates')
    for (const kind of /** @type {const} */ ([
      'money',
      'moments',
      'institutions',
      'accounts',
      'references',
      'names',
    ]))
      if (candidates[kind].length > 0) console.log(`  ${kind}`, candidates[kind])
    console.log('Signs')
    for (const [sign, hits] of [...Object.entries(candidates.signs), ...Object.entries(flags.talk)])
      if (hits.length > 0) console.log(`  ${sign}: ${hits.map(({ words }) => words).join(', ')}`)
    console.log('Facts')
    console.dir(reading, { depth: 6 })
  }
}
