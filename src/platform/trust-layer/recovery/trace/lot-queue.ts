/** Money that arrived together, distinguished from other money by its owner. */
export interface Lot {
  amountMinor: number
  /** 0 for money that is not traced, 1 for the traced payment, more for its sister payments. */
  label: number
  /** Transfers since the victim; 0 with label 0. */
  hop: number
  /** Position in the queue, to which a lot returns when its hold ends. */
  place: number
}

/** The money of one account, in order of arrival. */
export interface LotQueue {
  push(amountMinor: number, label: number, hop: number): void
  /** Takes from the front, except held money. @throws RangeError if there is not enough */
  take(amountMinor: number): Lot[]
  /** Returns what {@link take} would return, as far as there is enough, without taking anything. */
  peek(amountMinor: number): Lot[]
  /**
   * Sets money aside for a freeze. One of the case takes traced lots from the front, then clean ones from the
   * back; one of another case takes clean lots from the front, then traced ones from the back.
   */
  hold(freezeId: string, amountMinor: number, isOwn: boolean): void
  /** Returns what a freeze still holds to its position in the queue. */
  release(freezeId: string): void
  /**
   * Takes money out of a freeze, in the order in which the freeze took it; any shortfall is taken from the
   * front.
   */
  takeHeld(freezeId: string, amountMinor: number): Lot[]
  /** Puts the lots of a failed return back under the freeze or, if it is over, into the queue. */
  restore(freezeId: string, lots: readonly Lot[]): void
  /** All money in the account, held or not: its balance. */
  total(): number
  /** Returns whether any money here is traced, whichever payment it comes from. */
  isTraced(): boolean
  /** Sums the money of one label, and the part of it that the case's own freezes hold. */
  sumOf(label: number): { amountMinor: number; heldMinor: number }
  /** Sums what the case's own freezes hold, of any label. */
  ownHeld(): number
}

interface HeldLots {
  isOwn: boolean
  lots: Lot[]
}

const byPlace = (a: Lot, b: Lot) => a.place - b.place
const isTraced = (lot: Lot) => lot.label > 0
const isAlike = (a: Lot, b: Lot) => a.label === b.label && a.hop === b.hop

const sumLots = (lots: readonly Lot[], label?: number) =>
  lots.reduce((sum, lot) => (label === undefined || lot.label === label ? sum + lot.amountMinor : sum), 0)

/** Splits a lot: the front part of the given size, and the rest. */
function split(lot: Lot, amountMinor: number): [Lot, Lot] {
  return [
    { ...lot, amountMinor },
    { ...lot, amountMinor: lot.amountMinor - amountMinor },
  ]
}

/** Merges indistinguishable neighbours. */
function joinNeighbours(lots: readonly Lot[]): Lot[] {
  const joined: Lot[] = []
  for (const lot of lots) {
    const last = joined.at(-1)
    if (last && isAlike(last, lot)) last.amountMinor += lot.amountMinor
    else joined.push({ ...lot })
  }
  return joined
}

/** Selects lots of this amount, splitting the last one: wanted ones first, then the others from the back. */
function choose(lots: readonly Lot[], amountMinor: number, isWanted: (lot: Lot) => boolean) {
  const order = [...lots.filter(isWanted), ...lots.filter((lot) => !isWanted(lot)).reverse()]
  const others = new Set<Lot>(lots)
  const chosen: Lot[] = []
  let missing = amountMinor
  for (const lot of order) {
    if (missing === 0) break
    others.delete(lot)
    if (lot.amountMinor <= missing) chosen.push(lot)
    else {
      const [part, rest] = split(lot, missing)
      chosen.push(part)
      others.add(rest)
    }
    missing -= Math.min(missing, lot.amountMinor)
  }
  return { chosen, rest: [...others].sort(byPlace), missing }
}

/** Creates the queue of one account. `openingMinor` is the clean money that was there before. */
export function createLotQueue(openingMinor: number): LotQueue {
  let lots: Lot[] = []
  /** Lots before this index were removed; removing them in bulk keeps the cost of each take constant. */
  let head = 0
  let nextPlace = 0
  let totalMinor = 0
  let tracedMinor = 0
  /** Lots before this position may be followed by a held lot, so they are not merged. */
  let sealedPlace = -1
  const held = new Map<string, HeldLots>()

  const free = () => lots.slice(head)

  /** While anything is held, a held lot may be between free neighbours, so they are not merged. */
  function setFree(next: Lot[]) {
    const isHolding = [...held.values()].some((entry) => entry.lots.length > 0)
    lots = isHolding ? next : joinNeighbours(next)
    head = 0
    sealedPlace = isHolding ? nextPlace : -1
  }

  function count(amountMinor: number, label: number) {
    totalMinor += amountMinor
    if (label > 0) tracedMinor += amountMinor
  }

  function push(amountMinor: number, label: number, hop: number) {
    if (amountMinor === 0) return
    const last = head < lots.length ? lots[lots.length - 1] : undefined
    const lot: Lot = { amountMinor, label, hop, place: nextPlace++ }
    if (last && isAlike(last, lot) && last.place >= sealedPlace) last.amountMinor += amountMinor
    else lots.push(lot)
    count(amountMinor, label)
  }

  function take(amountMinor: number): Lot[] {
    const taken: Lot[] = []
    let missing = amountMinor
    while (missing > 0) {
      const lot = lots[head]
      if (lot === undefined) throw new RangeError('a debit exceeds the money that may leave the account')
      if (lot.amountMinor > missing) {
        taken.push({ ...lot, amountMinor: missing })
        lot.amountMinor -= missing
        missing = 0
      } else {
        taken.push(lot)
        missing -= lot.amountMinor
        head++
      }
    }
    if (head > 32 && head * 2 > lots.length) {
      lots = lots.slice(head)
      head = 0
    }
    for (const lot of taken) count(-lot.amountMinor, lot.label)
    return taken
  }

  function peek(amountMinor: number): Lot[] {
    const seen: Lot[] = []
    let missing = amountMinor
    for (let at = head; missing > 0; at++) {
      const lot = lots[at]
      if (lot === undefined) break
      const part = Math.min(missing, lot.amountMinor)
      seen.push({ ...lot, amountMinor: part })
      missing -= part
    }
    return seen
  }

  function hold(freezeId: string, amountMinor: number, isOwn: boolean) {
    const { chosen, rest } = choose(free(), amountMinor, (lot) => isTraced(lot) === isOwn)
    held.set(freezeId, { isOwn, lots: chosen.sort(byPlace) })
    setFree(rest)
  }

  function release(freezeId: string) {
    const entry = held.get(freezeId)
    if (!entry) return
    held.delete(freezeId)
    setFree([...entry.lots, ...free()].sort(byPlace))
  }

  function takeHeld(freezeId: string, amountMinor: number): Lot[] {
    const entry = held.get(freezeId)
    if (!entry) return take(amountMinor)
    const { chosen, rest, missing } = choose(entry.lots, amountMinor, (lot) => isTraced(lot) === entry.isOwn)
    entry.lots = rest
    for (const lot of chosen) count(-lot.amountMinor, lot.label)
    return missing === 0 ? chosen : [...chosen, ...take(missing)]
  }

  function restore(freezeId: string, back: readonly Lot[]) {
    const entry = held.get(freezeId)
    for (const lot of back) count(lot.amountMinor, lot.label)
    if (entry) entry.lots = [...entry.lots, ...back].sort(byPlace)
    else setFree([...back, ...free()].sort(byPlace))
  }

  const ownLots = () => [...held.values()].flatMap((entry) => (entry.isOwn ? entry.lots : []))
  const foreignLots = () => [...held.values()].flatMap((entry) => (entry.isOwn ? [] : entry.lots))

  function sumOf(label: number) {
    const heldMinor = sumLots(ownLots(), label)
    return { amountMinor: sumLots(free(), label) + sumLots(foreignLots(), label) + heldMinor, heldMinor }
  }

  push(openingMinor, 0, 0)
  return {
    push,
    take,
    peek,
    hold,
    release,
    takeHeld,
    restore,
    total: () => totalMinor,
    isTraced: () => tracedMinor > 0,
    sumOf,
    ownHeld: () => sumLots(ownLots()),
  }
}
