import type { Candidates } from '../candidates/candidates.ts'
import type { Range } from '../text/phrases.ts'
import { type Features, put } from './feature-set.ts'
import { createReachMeter } from './reach.ts'
import { createMoneyRelations, type Reaches } from './relations.ts'
import type { Scene } from './scene.ts'

/** Kinds of candidates whose role is decided. */
export type CandidateKind = 'money' | 'moments' | 'institutions' | 'accounts' | 'names'

/** Creates a function that returns the features of each candidate of a scene. */
export function createCandidateFeatures(scene: Scene): (kind: CandidateKind, index: number) => Features {
  const { candidates, sure } = scene
  const { doc } = candidates
  const shapes = shapesOf(candidates)
  const measured = new Map<CandidateKind, readonly Reaches[]>()
  const reachesOf = (kind: CandidateKind) => {
    const known = measured.get(kind)
    if (known) return known
    const list: readonly Range[] = candidates[kind]
    const meter = createReachMeter(doc, candidates.signs.next, list)
    const made = list.map(
      (candidate): Reaches => new Map([...sure].map(([sign, hits]) => [sign, meter(candidate, hits)])),
    )
    measured.set(kind, made)
    return made
  }
  let moneyRelations: ReturnType<typeof createMoneyRelations> | undefined
  return (kind, index) => {
    const list: readonly Range[] = candidates[kind]
    const candidate = list[index]
    const features: Features = new Map([['b', 1]])
    if (!candidate) return features
    put(features, `n${Math.min(list.length, 4)}`)
    put(features, `o${Math.min(index, 3)}`)
    if (index === list.length - 1) put(features, 'last')
    put(features, `lang${scene.lang}`, 0.5)
    put(features, `exp${scene.expected}`)
    for (const [name, value] of scene.shared) features.set(name, value)
    if (scene.hasWords) words(features, candidate, shapes, doc.tokens)
    for (const [sign, { before, behind }] of reachesOf(kind)[index] ?? []) {
      if (before > 0.02) features.set(`<${sign}`, before)
      if (behind > 0.02) features.set(`>${sign}`, behind)
      if (before > 0.02 || behind > 0.02) features.set(`${sign}`, Math.max(before, behind))
    }
    neighbours(features, kind, candidate, candidates)
    ownShape(features, kind, index, candidates)
    if (kind === 'money') {
      moneyRelations ??= createMoneyRelations(candidates, sure, reachesOf('money'))
      moneyRelations(features, index)
    }
    return features
  }
}

/**
 * The shape of each token, for the words around a candidate: a word, or the kind of candidate it belongs to.
 */
function shapesOf({ doc, money, institutions, moments, names }: Candidates): string[] {
  const shapes = doc.tokens.map(({ folded, isId }) => (isId ? '#id' : /^\d/.test(folded) ? '#n' : folded))
  const mark = (list: readonly Range[], shape: string) => {
    for (const { first, last } of list) for (let at = first; at <= last; at++) shapes[at] = shape
  }
  mark(names, '#name')
  mark(moments, '#when')
  mark(institutions, '#bank')
  mark(money, '#money')
  return shapes
}

const window = 7
const bucket = (distance: number) => (distance <= 2 ? String(distance) : distance <= 4 ? '4' : '8')

/** The words on both sides, with their distance, their beginnings and ends, and pairs of them. */
function words(
  features: Features,
  { first, last }: Range,
  shapes: readonly string[],
  tokens: Candidates['doc']['tokens'],
): void {
  const here = tokens[first]?.sentence
  for (const [side, step, start] of [
    ['<', -1, first - 1],
    ['>', 1, last + 1],
  ] as const) {
    let crossed = ''
    let before = ''
    for (
      let at = start, distance = 1;
      distance <= window && shapes[at] !== undefined;
      at += step, distance++
    ) {
      const shape = shapes[at] ?? ''
      if (shape === before && shape.startsWith('#')) continue
      if (tokens[at]?.sentence !== here) {
        if (distance <= 2) put(features, `${side}border`)
        crossed = '!'
        if (distance > 5) break
      }
      put(features, `${side}${bucket(distance)}${crossed}${shape}`, distance <= 2 ? 1 : 0.7)
      put(features, `${side}${crossed}${shape}`, 0.7)
      if (shape.length >= 5 && !shape.startsWith('#')) {
        put(features, `${side}${crossed}${shape.slice(0, 4)}*`, 0.6)
        put(features, `${side}${crossed}*${shape.slice(-4)}`, 0.4)
      }
      if (distance <= 2)
        put(
          features,
          `${side}${distance}+${side === '<' ? `${shapes[at - 1]}_${shape}` : `${shape}_${shapes[at + 1]}`}`,
          0.7,
        )
      before = shape
    }
  }
}

/** Other candidates nearby. */
function neighbours(features: Features, kind: CandidateKind, candidate: Range, candidates: Candidates): void {
  const others: [string, readonly Range[]][] = [
    ['money', candidates.money],
    ['when', candidates.moments],
    ['bank', candidates.institutions],
    ['number', candidates.accounts],
    ['name', candidates.names],
    ['ref', candidates.references],
  ]
  for (const [name, list] of others) {
    let [before, behind] = [99, 99]
    for (const other of list) {
      if (other.last < candidate.first) before = Math.min(before, candidate.first - other.last)
      if (other.first > candidate.last) behind = Math.min(behind, other.first - candidate.last)
      if (other.first <= candidate.last && other.last >= candidate.first && name !== kindName[kind])
        put(features, `in_${name}`)
    }
    if (before <= 8) put(features, `<@${name}${bucket(before)}`)
    if (behind <= 8) put(features, `>@${name}${bucket(behind)}`)
  }
}
const kindName: Record<CandidateKind, string> = {
  money: 'money',
  moments: 'when',
  institutions: 'bank',
  accounts: 'number',
  names: 'name',
}

/** The shape of the candidate itself. */
function ownShape(features: Features, kind: CandidateKind, index: number, candidates: Candidates): void {
  if (kind === 'money') {
    const money = candidates.money[index]
    if (!money) return
    const { value, isMarked, currency } = money
    put(features, `v${Math.floor(Math.log10(value + 1))}`)
    if (isMarked) put(features, 'marked')
    if (currency) put(features, 'foreign')
    if (value === Math.max(...candidates.money.map((other) => other.value))) put(features, 'max')
    if (candidates.money.some((other) => other !== money && other.value === value)) put(features, 'again')
  } else if (kind === 'moments') {
    const moment = candidates.moments[index]
    if (!moment) return
    put(features, `p${moment.precision}`)
    if (moment.hasClock) put(features, 'clock')
    if (moment.isWeak) put(features, 'weak')
  } else if (kind === 'institutions') {
    const institution = candidates.institutions[index]
    put(features, institution?.code ? 'known' : 'unknown')
    const same = (other: typeof institution) =>
      (other?.code ?? other?.name) === (institution?.code ?? institution?.name)
    if (candidates.institutions.slice(0, index).some(same)) put(features, 'again')
    put(
      features,
      `kinds${Math.min(3, new Set(candidates.institutions.map(({ code, name }) => code ?? name)).size)}`,
    )
  } else if (kind === 'accounts') {
    const account = candidates.accounts[index]
    if (!account) return
    put(features, account.isPhone ? 'phone' : 'account')
    put(features, `len${account.digits.length}`)
    if (account.written.startsWith('+')) put(features, 'plus')
    if (candidates.references.some(({ first, last }) => first <= account.first && last >= account.first))
      put(features, 'isRef')
  } else {
    const name = candidates.names[index]
    if (!name) return
    if (name.isAnnounced) put(features, 'announced')
    put(features, `words${name.value.split(' ').length}`)
    if (/^\p{Lu}/u.test(name.value)) put(features, 'capital')
    if (/\p{Lu}\./u.test(name.value)) put(features, 'initial')
  }
}
