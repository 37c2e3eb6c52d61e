import type { DecisionName } from './decisions.ts'
import { type Features, put } from './feature-set.ts'
import type { Scene } from './scene.ts'

/** Features of a whole message: its words, pairs, pieces of words, signs, and the open question. */
export function messageFeatures(scene: Scene): Features {
  const { tokens } = scene.candidates.doc
  const said = tokens
    .filter(({ folded }) => /[\p{L}?؟]/u.test(folded))
    .map(({ folded }) => folded)
    .slice(0, mostWords)
  const features: Features = scene.hasWords
    ? wordFeatures(said, scene.expected === 'story' ? wordsNorm.story : wordsNorm.sentence)
    : new Map()
  put(features, 'b')
  put(features, `exp${scene.expected}`)
  put(features, `len${Math.min(7, Math.floor(Math.log2(said.length + 1)))}`, 0.6)
  if (/[?؟]/.test(said.at(-1) ?? '')) put(features, 'asks?')
  put(features, `money${Math.min(3, scene.candidates.money.length)}`, 0.6)
  put(features, `when${Math.min(2, scene.candidates.moments.length)}`, 0.4)
  put(features, `bank${Math.min(2, scene.candidates.institutions.length)}`, 0.4)
  for (const [flag, times] of scene.flags) {
    if (scene.expected === 'story' && flag.startsWith('q_')) continue
    put(features, `f_${flag}`, 1.2)
    if (times > 1) put(features, `f2_${flag}`, 0.6)
    if (scene.expected !== 'story') put(features, `f_${flag}@${scene.expected}`, 0.8)
  }
  for (const sign of ['paid', 'unpaid', 'mightPay', 'asked', 'correction', 'not'])
    if ((scene.sure.get(sign)?.length ?? 0) > 0) put(features, `s_${sign}`)
  return features
}

/** Decisions for which it matters whether a question is open, and not which one. */
export const atAnyQuestion: ReadonlySet<DecisionName> = new Set(['danger', 'dangerKind', 'further'])

/** Features for these decisions. */
export const featuresAtQuestion = (scene: Scene): Features =>
  messageFeatures({ ...scene, expected: scene.expected === 'story' ? 'story' : 'question' })

/**
 * Whether a feature of a message is a word, a pair or a piece of one, and not a sign; judged by the prefix of
 * its name.
 */
export const isOfWords = (name: string): boolean => name.startsWith('=') || name.startsWith('~')

const mostWords = 400
/** The length to which the words of a message are scaled, compared to signs with about 1 each. */
const wordsNorm = { story: 3, sentence: 2 } as const

/** Words, pairs of them, and pieces of three and four letters; damped, and scaled to the same length. */
function wordFeatures(said: readonly string[], length: number): Features {
  const counts = new Map<string, number>()
  const count = (name: string, value: number) => counts.set(name, (counts.get(name) ?? 0) + value)
  for (const [index, word] of said.entries()) {
    count(`=${word}`, 1)
    count(`=${said[index - 1] ?? '^'}_${word}`, 0.8)
    const padded = `^${word}$`
    for (const length of [3, 4])
      for (let at = 0; at + length <= padded.length; at++) count(`~${padded.slice(at, at + length)}`, 0.35)
  }
  count(`=${said.at(-1) ?? ''}_$`, 0.8)
  const features: Features = new Map()
  let squares = 0
  for (const [name, value] of counts) {
    const damped = Math.log1p(value)
    features.set(name, damped)
    squares += damped * damped
  }
  const norm = length / Math.sqrt(squares || 1)
  for (const [name, value] of features) features.set(name, value * norm)
  return features
}
