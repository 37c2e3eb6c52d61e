/** A word of a number, by its effect on the value. */
export type Part = { kind: 'unit' | 'scale' | 'shift' | 'joint'; value: number }

/** Adds up a number whose scales follow what they multiply. */
export function sum(parts: readonly Part[], fourTwenties: boolean): number {
  let total = 0
  let group = 0
  let shift = 0
  for (const { kind, value } of parts) {
    if (kind === 'joint') continue
    if (kind === 'shift') shift = value
    else if (kind === 'unit') {
      group = fourTwenties && group % 100 === 4 && value === 20 ? group - 4 + 80 : group + value
      group += shift
      shift = 0
    } else {
      // "sawa lakh" is a lakh and a quarter.
      const scaled = (group || 1 + shift) * value
      total += value < 1000 ? 0 : scaled
      group = value < 1000 ? scaled : 0
      shift = 0
    }
  }
  return total + group
}

/**
 * "ibihumbi cumi na bibiri na magana atanu": thousands twelve and hundreds five. A scale multiplies what
 * follows immediately; after "and", hundreds are outside the thousands and a small number is added.
 */
export function sumScaleFirst(parts: readonly Part[]): number {
  let total = 0
  let large = 1
  let group = 0
  let small = 0
  let isBehindJoint = false
  const close = () => {
    const held = group + small
    total += large * (held > 0 ? held : large > 1 ? 1 : 0)
    group = 0
    small = 0
    large = 1
  }
  for (const { kind, value } of parts) {
    if (kind === 'joint') {
      isBehindJoint = true
      continue
    }
    if (kind !== 'scale') {
      const isAdded = small === 100 && (isBehindJoint || value >= 10)
      group += small > 0 && !isAdded ? value * small : small + value
      small = 0
    } else if (value < 1000) {
      if (value === 100 && large > 1 && (group > 0 || isBehindJoint)) close()
      group += small
      small = value
    } else {
      if (group > 0 || small > 0 || large > 1) close()
      large = value
    }
    isBehindJoint = false
  }
  close()
  return total
}
