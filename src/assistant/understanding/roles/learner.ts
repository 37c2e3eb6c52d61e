import { evidenceOf } from './evidence.ts'
import type { Features } from './feature-set.ts'

/** One example: its features and its class. */
export interface Example {
  features: Features
  label: string
  /** Its weight; 1 by default. */
  weight?: number
}

/** A trained decision between classes, as stored in a file. */
export interface Weights {
  classes: readonly string[]
  /** The largest weight; weights are stored as whole numbers from -127 to 127 in proportion to it. */
  scale: number
  /** Names of features, separated by U+0001. */
  names: string
  /** One byte per feature and class, in base64. */
  bytes: string
}

/** Decides between classes by weighted features (softmax regression). */
export interface Decision {
  classes: readonly string[]
  /** Probabilities of the classes, in their order. */
  probabilities(features: Features): Float64Array
  /** The probability of one class; 0 for an unknown one. */
  probability(features: Features, label: string): number
}

/** How a decision is learned. */
export interface Learning {
  epochs?: number
  /** Features that occur less often are left out. */
  least?: number
  l2?: number
  /**
   * Factor by which the values of a feature are stretched while learning: it learns faster, and is trusted
   * sooner.
   */
  stretch?: (name: string) => number
  /**
   * How far features whose mere counts distinguish the classes are stretched more than others: 0 (default) to
   * 1.
   */
  evidence?: number
  /** Features whose weights all round to less, out of 127, are left out of the file; 8 by default. */
  leastByte?: number
  /** Returns numbers from 0 to 1. */
  random: () => number
}

const rate = 0.05
const start = 1e-2

/** Learns a decision from examples by stochastic gradient descent with AdaGrad; the same examples give the same bytes. */
export function learn(
  examples: readonly Example[],
  { epochs = 25, least = 2, l2 = 1e-3, stretch = () => 1, evidence = 0, leastByte = 8, random }: Learning,
): Weights {
  const classes = [...new Set(examples.map(({ label }) => label))].sort()
  const index = indexOf(examples, least)
  const size = classes.length
  const weights = new Float64Array(index.size * size)
  const squares = new Float64Array(index.size * size).fill(start)
  const rows = examples.map(({ features, label, weight = 1 }) => {
    const known = [...features].filter(([name]) => index.has(name))
    return {
      ids: Int32Array.from(known, ([name]) => index.get(name) ?? 0),
      values: Float64Array.from(known, ([, value]) => value),
      label: classes.indexOf(label),
      weight,
    }
  })
  const stretched = evidenceOf(rows, { features: index.size, classes: size, share: evidence })
  for (const [name, at] of index) stretched[at] = (stretched[at] ?? 1) * stretch(name)
  for (const { ids, values } of rows)
    for (let at = 0; at < ids.length; at++) values[at] = (values[at] ?? 0) * (stretched[ids[at] ?? 0] ?? 1)
  const scores = new Float64Array(size)
  // The mean over the later half depends far less on the order of the examples, and so on adding a few.
  const mean = new Float64Array(weights.length)
  const first = Math.floor(epochs / 2)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rows, random)
    for (const { ids, values, label, weight } of rows) {
      add(scores.fill(0), weights, ids, values)
      softmax(scores)
      for (let of = 0; of < size; of++) {
        const error = weight * ((scores[of] ?? 0) - (of === label ? 1 : 0))
        if (Math.abs(error) < 1e-3) continue
        for (let at = 0; at < ids.length; at++) {
          const place = (ids[at] ?? 0) * size + of
          const gradient = error * (values[at] ?? 0) + l2 * (weights[place] ?? 0)
          const sum = (squares[place] ?? start) + gradient * gradient
          squares[place] = sum
          weights[place] = (weights[place] ?? 0) - (rate * gradient) / Math.sqrt(sum)
        }
      }
    }
    if (epoch < first) continue
    for (let place = 0; place < weights.length; place++)
      mean[place] = (mean[place] ?? 0) + (weights[place] ?? 0) / (epochs - first)
  }
  // The stretching of the values is moved into the weights, so that reading need not apply it.
  for (let place = 0; place < mean.length; place++)
    mean[place] = (mean[place] ?? 0) * (stretched[Math.floor(place / size)] ?? 1)
  return pack(classes, index, { weights: mean, leastByte })
}

function indexOf(examples: readonly Example[], least: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= least).map(([name]) => name)
  return new Map(names.sort().map((name, at) => [name, at]))
}

function shuffle(rows: unknown[], random: () => number): void {
  for (let last = rows.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[rows[last], rows[other]] = [rows[other], rows[last]]
  }
}

function add(
  scores: Float64Array,
  weights: ArrayLike<number>,
  ids: ArrayLike<number>,
  values: ArrayLike<number>,
): void {
  const size = scores.length
  for (let at = 0; at < ids.length; at++) {
    const place = (ids[at] ?? 0) * size
    for (let of = 0; of < size; of++)
      scores[of] = (scores[of] ?? 0) + (weights[place + of] ?? 0) * (values[at] ?? 0)
  }
}

function softmax(scores: Float64Array): void {
  const most = Math.max(...scores)
  let sum = 0
  for (let of = 0; of < scores.length; of++) {
    scores[of] = Math.exp((scores[of] ?? 0) - most)
    sum += scores[of] ?? 0
  }
  for (let of = 0; of < scores.length; of++) scores[of] = (scores[of] ?? 0) / sum
}

function pack(
  classes: readonly string[],
  index: ReadonlyMap<string, number>,
  { weights, leastByte }: { weights: Float64Array; leastByte: number },
): Weights {
  const size = classes.length
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9)
  const names: string[] = []
  const bytes: number[] = []
  for (const [name, at] of index) {
    const row = Array.from(weights.subarray(at * size, (at + 1) * size), (weight) =>
      Math.round((weight / scale) * 127),
    )
    if (!row.some((byte) => Math.abs(byte) >= leastByte)) continue
    names.push(name)
    bytes.push(...row)
  }
  return { classes, scale, names: names.join('\u0001'), bytes: btoa(toBinary(bytes)) }
}

const toBinary = (bytes: readonly number[]) => bytes.map((byte) => String.fromCharCode(byte & 0xff)).join('')

function toBytes(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}

/** Prepares trained weights for decisions. */
export function createDecision({ classes, scale, names, bytes }: Weights): Decision {
  const size = classes.length
  const index = new Map<string, number>()
  for (const [at, name] of names.split('\u0001').entries()) index.set(name, at * size)
  const weights = toBytes(atob(bytes))
  // The weight of each byte.
  const weighs = Float64Array.from(
    Int8Array.from({ length: 256 }, (_, byte) => byte),
    (of) => (of / 127) * scale,
  )
  const probabilities = (features: Features) => {
    const scores = new Float64Array(size)
    for (const [name, value] of features) {
      const at = index.get(name)
      if (at === undefined) continue
      for (let of = 0; of < size; of++)
        scores[of] = (scores[of] ?? 0) + (weighs[weights[at + of] ?? 0] ?? 0) * value
    }
    softmax(scores)
    return scores
  }
  return {
    classes,
    probabilities,
    probability: (features, label) => probabilities(features)[classes.indexOf(label)] ?? 0,
  }
}
