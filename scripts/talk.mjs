// Runs conversations with the dialogue, for reading.
//   npm run talk -- [LANGUAGE]       from the terminal; each line is a message of the citizen
//   npm run talk -- FILE [WORDS]     those of a file in test/conversations/as-people-write (with WORDS in the title),
//                                    each with all answers, the facts recorded at the end, and the path to the case
//                                    number
//   npm run talk -- personas [WORDS] simulated people of test/personas (with WORDS in the id), and the score card of
//                                    each language;
//                                    --set fresh for those not used for tuning, --lines for what went wrong,
//                                    --show for transcripts
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

const given = process.argv.slice(2)
const setAt = given.indexOf('--set')
const set = setAt >= 0 ? given[setAt + 1] : undefined
const [asked = 'en', words = ''] = given.filter(
  (one, at) => !one.startsWith('--') && (setAt < 0 || at !== setAt + 1),
)
if (asked === 'personas') await playPersonas()
else if (existsSync(asked)) {
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

async function playPersonas() {
  /** @param {string} file */
  const load = async (file) =>
    (
      await runnerImport(join(root, `test/assistant/dialog/personas/${file}.ts`), {
        root,
        configFile: false,
        logLevel: 'error',
      })
    ).module
  /** @type {[typeof import('../test/assistant/dialog/personas/persona.ts'), typeof import('../test/assistant/dialog/personas/player.ts'), typeof import('../test/assistant/dialog/personas/score-card.ts')]} */
  const [{ readPersonas }, { play }, { scoreCard, summaryOf, transcriptOf }] = [
    await load('persona'),
    await load('player'),
    await load('score-card'),
  ]
  const people = readPersonas().filter(
    (one) => one.id.includes(words) && (set === undefined || one.set === set),
  )
  const played = people.map(play)
  for (const one of played) {
    if (given.includes('--show'))
      console.log(`\n# ${one.persona.id} (${one.persona.situation})\n${transcriptOf(one)}`)
    if (given.includes('--lines') || given.includes('--show')) console.log(summaryOf(one))
  }
  const langs = [...new Set(people.map(({ lang }) => lang))]
  const columns = [
    ...(langs.length > 1 ? [['all', played]] : []),
    ...langs.map((lang) => [lang, played.filter(({ persona }) => persona.lang === lang)]),
  ]
  const cards = columns.map(([name, some]) => [name, scoreCard(/** @type {typeof played} */ (some))])
  const measures = Object.keys(scoreCard(played))
  console.log(`\n| | ${cards.map(([name]) => name).join(' | ')} |\n|${'---|'.repeat(cards.length + 1)}`)
  for (const name of measures)
    console.log(
      `| ${name} | ${cards.map(([, card]) => /** @type {Record<string, string>} */ (card)[name]).join(' | ')} |`,
    )
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
