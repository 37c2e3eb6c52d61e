import { readFileSync } from 'node:fs'
import type { AllWeights } from '../src/assistant/understanding/roles/decisions.ts'
import { calibrationOf } from '../training/calibration.ts'
import type { Labelled, Labels } from '../training/labels.ts'
import { profile, readCorpus, weightsFile } from '../training/room.mjs'
import { f1, precision, type Score, scoreOf, type Tally } from '../training/score.ts'
import { readerOf, readText, train } from '../training/toolbox.ts'

/**
 * Measures how well the reader understands texts that are in neither its rules nor its training data, and
 * what it costs.
 */

const shares = [0.25, 0.5, 0.75, 1] as const
const round = (value: number, places = 3) => Math.round(value * 10 ** places) / 10 ** places
const figures = (tally: Tally) => ({ F1: round(f1(tally)), precision: round(precision(tally)), ...tally })
const table = (tallies: Record<string, Tally>) =>
  console.table(Object.fromEntries(Object.entries(tallies).map(([name, tally]) => [name, figures(tally)])))

/** Measures, and prints the tables. */
export async function run(): Promise<void> {
  const aside = readCorpus('set-aside')
  const sets = {
    stories: aside.filter(({ expected, gold }) => !expected && !gold.only),
    sentences: aside.filter(({ expected, gold }) => expected && !gold.only),
  }
  const weights = { trained: weightsOf('trained'), light: weightsOf('light') }
  for (const [name, texts] of Object.entries(sets)) {
    const scores = Object.entries(weights).map(
      ([kind, own]) => [kind, scoreWith(own.weights, kind === 'trained', texts)] as const,
    )
    console.log(`\n${texts.length} ${name}, set aside`)
    table(
      Object.fromEntries(
        scores.map(([kind, { all }]) => [kind === 'light' ? 'light, signs alone' : kind, all]),
      ),
    )
    const [, trained] = scores[0] ?? []
    if (!trained) continue
    table(trained.languages)
    table(trained.fields)
    report(trained)
    calibration(weights.trained.weights, texts)
  }
  pairs(aside, weights.trained.weights)
  partlyLabelled(aside, weights.trained.weights)
  for (const [kind, { bytes }] of Object.entries(weights))
    console.log(`weights, ${kind}: ${Math.round(bytes / 1024)} KiB`)
  times(sets.stories, weights.trained.weights)
  learningCurve([...readCorpus('stories'), ...readCorpus('sentences')], sets)
}

function weightsOf(name: 'trained' | 'light') {
  const text = readFileSync(weightsFile(name), 'utf8')
  return { weights: JSON.parse(text) as AllWeights, bytes: text.length }
}

function scoreWith(weights: AllWeights, hasWords: boolean, texts: readonly Labelled[]): Score {
  const reader = readerOf(weights, profile, hasWords)
  return scoreOf(texts, (text) => readText(reader, text).facts)
}

/** Measures pairs of texts that differ in the role of one sum or bank. */
function pairs(aside: readonly Labelled[], weights: AllWeights): void {
  const reader = readerOf(weights, profile, true)
  const of = ({ amount, payments, bank, receiver }: Labels): Labels => ({
    ...(amount !== undefined && { amount }),
    ...(payments && { payments }),
    ...(bank && { bank }),
    ...(receiver?.bank && { receiver: { bank: receiver.bank } }),
  })
  const texts = aside
    .filter(({ gold }) => gold.only === 'payments')
    .map((text) => ({ ...text, gold: of(text.gold) }))
  console.log(`\n${texts.length} texts of pairs that differ in one role, set aside`)
  const { all, languages, fields } = scoreOf(texts, (text) => of(readText(reader, text).facts))
  table({ all })
  table(languages)
  table(fields)
}

const noCounts = { asked: 0, topic: 0, intents: 0, intent: 0, dangers: 0, heard: 0, calm: 0, alarms: 0 }

/** Texts that are labelled only for what they do at a question, or for danger. */
function partlyLabelled(aside: readonly Labelled[], weights: AllWeights): void {
  const reader = readerOf(weights, profile, true)
  const rows: Record<string, Record<string, number>> = {}
  for (const text of aside.filter(({ gold }) => gold.only === 'talk' || gold.only === 'danger')) {
    const { facts } = readText(reader, text)
    const row = rows[text.lang] ?? { ...noCounts }
    rows[text.lang] = row
    const count = (name: string, is = true) => {
      if (is) row[name] = (row[name] ?? 0) + 1
    }
    if (text.gold.only === 'danger') {
      count(text.gold.danger ? 'dangers' : 'calm')
      count(text.gold.danger ? 'heard' : 'alarms', facts.danger === true)
    } else if (text.gold.question) {
      count('asked')
      count('topic', facts.question === text.gold.question)
    } else {
      count('intents')
      count('intent', facts.intent === text.gold.intent)
    }
  }
  console.log('\npartly labelled texts, set aside: the right topic and intent, danger heard and false alarms')
  console.table(rows)
}

function report({ secretsMissed, dangerMissed, falseAlarms, falseConsents }: Score): void {
  const of = ([part, whole]: [number, number]) => `${part} of ${whole}`
  console.log(
    `secrets missed ${of(secretsMissed)}, danger missed ${of(dangerMissed)}, false alarms ${of(falseAlarms)}`,
  )
  console.log(`consent taken that was not given: ${falseConsents}`)
}

/**
 * Measures what is recorded without asking, how often that is right, and how many correct ones the
 * confidences predict.
 */
function calibration(weights: AllWeights, texts: readonly Labelled[]): void {
  const reader = readerOf(weights, profile, true)
  const fields = calibrationOf(texts, (text) => readText(reader, text).reading)
  const rows = Object.entries(fields).map(([name, { noted, notedRight, asked, askedRight, promised }]) => [
    name,
    {
      noted,
      'of them right': round(notedRight / (noted || 1), 2),
      asked,
      'of those right': round(askedRight / (asked || 1), 2),
      'right, all': notedRight + askedRight,
      'right, as promised': round(promised, 1),
    },
  ])
  console.table(Object.fromEntries(rows))
}

function times(texts: readonly Labelled[], weights: AllWeights): void {
  const reader = readerOf(weights, profile, true)
  for (const text of texts) readText(reader, text)
  const took = texts.map((text) => {
    const begin = performance.now()
    readText(reader, text)
    return performance.now() - begin
  })
  const sorted = took.sort((a, b) => a - b)
  console.log(
    `a story: median ${round(sorted[sorted.length >> 1] ?? 0, 1)} ms, slowest ${round(sorted.at(-1) ?? 0, 1)} ms`,
  )
}

function learningCurve(texts: readonly Labelled[], sets: Record<string, readonly Labelled[]>): void {
  const rows = shares.map((share) => {
    const some = texts.filter((_, index) => (index * 7919) % 1000 < share * 1000)
    const weights = train(some, profile, true)
    const scores = Object.entries(sets).map(([name, own]) => [
      name,
      round(f1(scoreWith(weights, true, own).all)),
    ])
    return [`${some.length} texts`, Object.fromEntries(scores)] as const
  })
  console.table(Object.fromEntries(rows))
}
