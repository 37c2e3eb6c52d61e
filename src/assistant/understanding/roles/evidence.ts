/** One example as stored by the learner: its features, and its class. */
interface Row {
  ids: Int32Array
  label: number
}

/** A feature is stretched at most by this many times the mean. */
const most = 3

/**
 * Returns the factor by which each feature is stretched before learning: by its largest log-odds of one class
 * against the others, as naive Bayes counts them. This gives rare and distinctive words of short texts enough
 * weight (Wang and Manning 2012, "Baselines and Bigrams"). `share` is how far that counts: with 0, every
 * feature gets 1.
 */
export function evidenceOf(
  rows: readonly Row[],
  { features, classes, share }: { features: number; classes: number; share: number },
): Float64Array {
  if (share === 0) return new Float64Array(features).fill(1)
  const having = new Float64Array(features * classes)
  const sizes = new Float64Array(classes)
  for (const { ids, label } of rows) {
    sizes[label] = (sizes[label] ?? 0) + 1
    for (const id of ids) having[id * classes + label] = (having[id * classes + label] ?? 0) + 1
  }
  const evidence = Float64Array.from({ length: features }, (_, id) =>
    largestOdds(having.subarray(id * classes, (id + 1) * classes), sizes, rows.length),
  )
  const mean = evidence.reduce((total, one) => total + one, 0) / features
  return evidence.map((one) => 1 - share + share * Math.min(most, one / mean))
}

/** The largest log-odds, in either direction, of having a feature in one class against having it in the others. */
function largestOdds(having: Float64Array, sizes: Float64Array, all: number): number {
  const total = having.reduce((sum, one) => sum + one, 0)
  let largest = 0
  for (let of = 0; of < sizes.length; of++) {
    const [own, size] = [having[of] ?? 0, sizes[of] ?? 0]
    // One more example, distributed like the classes, so that nothing is impossible.
    const inside = (own + size / all) / (size + 1)
    const outside = (total - own + 1) / (all - size + 1)
    largest = Math.max(largest, Math.abs(Math.log(inside / outside)))
  }
  return largest
}
