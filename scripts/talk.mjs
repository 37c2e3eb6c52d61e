// Holds conversations with the dialogue, for reading.
//   npm run talk -- [LANGUAGE]       from the terminal; each line is what she says
//   npm run talk -- FILE [WORDS]     those of a file in test/conversations/as-people-write (with WORDS in the title), each
//                                    with all that is answered, what is noted at the end, and the way to the case number
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { runnerImport } from 'vite'
import { ensurePackages } from './ensure.mjs'

ensurePackages()
const root = join(import.meta.dirname, '..')
/** @type {{ module: typeof import('../test/assistant/dialog/as-people-write.ts') }} */
const { module } = await runnerImport(join(root, 'test/assistant/dialog/as-people-write.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
const { dialog, factsOf, hold, parseConversations, screen } = module

const [asked = 'en', words = ''] = process.argv.slice(2)
if (existsSync(asked)) {
  for (const conversation of parseConversations(asked))
    if (conversation.title.includes(words)) print(conversation)
} else await converse()

/** @param {import('../test/assistant/dialog/as-people-write.ts').FreeConversation} conversation */
function print(conversation) {
  console.log(`# ${conversation.title} (${conversation.lang})`)
  const { held } = hold(dialog, conversation)
  for (const one of held) console.log(`> ${one.says}\n${indent(screen(one))}`)
  const end = held.at(-1)?.state
  for (const [path, value] of Object.entries(end ? factsOf(end) : {})) console.log(`= ${path}: ${value}`)
  const turns = held.findIndex(({ state }) => state.caseId !== undefined) + 1
  if (turns > 0)
    console.log(`@ ${turns} turns, ${held.slice(0, turns).filter(({ isTap }) => !isTap).length} typed`)
  console.log()
}

async function converse() {
  const said = []
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  console.log(`Say something (${basename(asked)}).`)
  for await (const says of terminal) {
    said.push({ says, isConsent: false, told: [], untold: [] })
    const { held } = hold(dialog, { title: '', lang: asked, exchanges: said, facts: {}, secrets: [] })
    const last = held.at(-1)
    if (last) console.log(indent(screen(last)), factsOf(last.state))
  }
}

/** @param {string} text */
function indent(text) {
  return text.replaceAll(/^/gm, '    ')
}
