/**
 * Lays out the path of the money: each account is a card in the column of its distance, each payment a line
 * as thick as its amount.
 */

const card = { width: 176, height: 84 }
const exit = { width: 148, height: 46 }
/** Space between the columns and rows of cards, in pixels. */
export const gap = { column: 120, row: 22 }
const margin = 12
/** Thickness of a line that carries the whole amount, in pixels. */
const fullLine = 64

/** Account of a trace, as the trust layer returns it, with the extensions of the embedded platform. */
export interface TraceEntry {
  account_hash: string
  institution_code: string | null
  risk_score: number
  risk_factors: readonly string[]
  withdrawal_method?: string | null
  tracing?: { hop: number; received: number; remaining: number; recommended_amount?: number | null }
}

/** Trace. Fields beyond the interface are under `extensions` and may be missing. */
export interface Trace {
  trace_id: string
  account_chain: readonly TraceEntry[]
  intervention_recommendations?: readonly {
    rank: number
    account_hash: string
    recommended_action: string
    time_to_recovery_risk: string
  }[]
  extensions?: {
    as_of?: string
    totals?: { originating?: number; remaining?: number }
    edges?: readonly { from: string | null; to: string | null; traced: number; at: string | null }[]
  }
}

/** Card with its position. */
export interface Card {
  column: number
  /** `group`: accounts without a card of their own; one such card per column. */
  kind: 'victim' | 'account' | 'group' | 'exit'
  title: string
  hash: string | null
  entry?: TraceEntry
  /** In major units. */
  held: number
  /** Amount that left the system here permanently, in major units. */
  amount: number
  w: number
  h: number
  x: number
  y: number
}

/** Payment with its position: where its line leaves and arrives. */
export interface Line {
  from: Card
  to: Card
  amount: number
  at: string | null
  y1: number
  y2: number
  thickness: number
  /** Minutes after the first payment. */
  later: number
}

/** Layout options in addition to the trace. */
export interface PathOptions {
  victim: { hash: string | null; institution: string | null }
  nameOf: (code: string | null) => string
  /** Money held now by account, in major units. */
  held: ReadonlyMap<string, number>
  plain: (word: string) => string
}

/** Computes the positions of all cards and lines. */
export function layOut(trace: Trace, { victim, nameOf, held, plain }: PathOptions) {
  const all = trace.extensions?.edges ?? []
  const total = trace.extensions?.totals?.originating || 1
  const thick = (amount: number) => Math.max(2, (amount / total) * fullLine)
  const empty = { hash: null, held: 0, amount: 0, x: 0, y: 0 }
  const start: Card = {
    ...empty,
    column: 0,
    kind: 'victim',
    title: nameOf(victim.institution),
    hash: victim.hash,
    w: card.width,
    h: card.height,
  }
  const nodes = new Map<string, Card>([['victim', start]])
  const { kept, rest } = splitBySize(trace, held)
  for (const [column, members] of rest) {
    const group: Card = {
      ...empty,
      column,
      kind: 'group',
      title: `${members.length} more accounts`,
      // Not a real account hash; it distinguishes the lines.
      hash: `more:${column}`,
      amount: members.reduce((sum, { tracing }) => sum + (tracing?.remaining ?? 0), 0),
      w: card.width,
      h: exit.height,
    }
    for (const { account_hash } of members) nodes.set(account_hash, group)
  }
  for (const entry of kept) {
    nodes.set(entry.account_hash, {
      ...empty,
      column: columnOf(entry),
      kind: 'account',
      title: nameOf(entry.institution_code),
      hash: entry.account_hash,
      entry,
      held: held.get(entry.account_hash) ?? 0,
      w: card.width,
      h: card.height,
    })
  }
  const exitOf = (from: Card, isWithdrawn: boolean): Card => {
    const id = `exit:${from.hash}`
    const known = nodes.get(id)
    if (known) return known
    const method = from.entry?.withdrawal_method
    const way = method && method !== 'mixed' ? plain(method) : 'Withdrawn'
    const title = isWithdrawn ? way : 'Not followed'
    const made: Card = {
      ...empty,
      column: from.column + 1,
      kind: 'exit',
      title,
      w: exit.width,
      h: exit.height,
    }
    nodes.set(id, made)
    return made
  }
  const lines: Line[] = []
  const began = all[0]?.at
  for (const edge of all) {
    const from = nodes.get(edge.from ?? '') ?? start
    const to = edge.to === victim.hash ? start : (nodes.get(edge.to ?? '') ?? exitOf(from, edge.to === null))
    if (to.kind === 'exit') to.amount += edge.traced
    if (to === from) continue
    const known = lines.find((line) => line.from === from && line.to === to)
    if (known) known.amount += edge.traced
    else {
      const later = began && edge.at ? (Date.parse(edge.at) - Date.parse(began)) / 60_000 : 0
      lines.push({ from, to, amount: edge.traced, at: edge.at, y1: 0, y2: 0, thickness: 0, later })
    }
  }
  for (const line of lines) line.thickness = thick(line.amount)
  // A group represents many accounts but is one card.
  const cards = [...new Set(nodes.values())]
  place(cards, lines)
  for (const node of cards) stackLines(node, lines)
  return {
    cards,
    lines,
    width: Math.max(...cards.map(({ x, w }) => x + w)) + margin,
    height: Math.max(...cards.map(({ y, h }) => y + h)) + margin,
  }
}

const columnOf = ({ tracing }: TraceEntry): number => tracing?.hop ?? 1

/**
 * Maximum number of cards, apart from the victim's; beyond that the drawing is unreadable, and the least
 * important accounts are grouped.
 */
export const mostCards = 200

/**
 * Splits the accounts into those with their own card and those grouped by column. Accounts where money is
 * held or remains come first, then those that received most.
 */
function splitBySize({ account_chain: chain, extensions }: Trace, held: ReadonlyMap<string, number>) {
  const known = new Set(chain.map(({ account_hash }) => account_hash))
  const leaving = new Set(
    (extensions?.edges ?? []).flatMap(({ from, to }) => (to === null || !known.has(to) ? (from ?? []) : [])),
  )
  const costOf = ({ account_hash }: TraceEntry) => (leaving.has(account_hash) ? 2 : 1)
  const rest = new Map<number, TraceEntry[]>()
  if (chain.reduce((sum, entry) => sum + costOf(entry), 0) <= mostCards) return { kept: chain, rest }
  const weightOf = ({ account_hash, tracing }: TraceEntry) => [
    (held.get(account_hash) ?? 0) + (tracing?.remaining ?? 0),
    tracing?.received ?? 0,
  ]
  // Each group may have an exit too.
  let room = mostCards - 2 * new Set(chain.map(columnOf)).size
  const own = new Set<TraceEntry>()
  const byWeight = chain.toSorted((a, b) => {
    const [[aThere = 0, aGot = 0], [bThere = 0, bGot = 0]] = [weightOf(a), weightOf(b)]
    return bThere - aThere || bGot - aGot
  })
  for (const entry of byWeight) {
    room -= costOf(entry)
    if (room < 0) break
    own.add(entry)
  }
  for (const entry of chain) {
    if (own.has(entry)) continue
    rest.set(columnOf(entry), [...(rest.get(columnOf(entry)) ?? []), entry])
  }
  return { kept: chain.filter((entry) => own.has(entry)), rest }
}

/** Orders the ends of lines from top to bottom by the position of the card at their other end. */
function stackLines(node: Card, lines: readonly Line[]): void {
  const stack = (mine: Line[], key: 'y1' | 'y2') => {
    let y = node.y + node.h / 2 - mine.reduce((sum, { thickness }) => sum + thickness, 0) / 2
    for (const line of mine) {
      line[key] = y + line.thickness / 2
      y += line.thickness
    }
  }
  stack(
    lines.filter(({ from }) => from === node).sort((a, b) => a.to.y - b.to.y),
    'y1',
  )
  stack(
    lines.filter(({ to }) => to === node).sort((a, b) => a.from.y - b.from.y),
    'y2',
  )
}

/** Places cards in columns by distance, and within a column near the cards that pay them. */
function place(nodes: readonly Card[], lines: readonly Line[]): void {
  const last = Math.max(...nodes.map(({ column }) => column))
  const columns = Array.from({ length: last + 1 }, (_, at) => nodes.filter(({ column }) => column === at))
  const heightOf = (column: readonly Card[]) => column.reduce((sum, { h }) => sum + h + gap.row, -gap.row)
  const tallest = Math.max(...columns.map(heightOf))
  for (const [at, column] of columns.entries()) {
    const pull = (node: Card) => {
      const paying = lines.filter(({ to, from }) => to === node && from.column < at)
      const weight = paying.reduce((sum, { amount }) => sum + amount, 0) || 1
      return paying.reduce((sum, { from, amount }) => sum + (from.y + from.h / 2) * amount, 0) / weight
    }
    const rank = new Map(column.map((node) => [node, pull(node)]))
    const sizeOf = (node: Card) => node.entry?.tracing?.received ?? node.amount
    const sorted = [...column].sort(
      (a, b) =>
        (rank.get(a) ?? 0) - (rank.get(b) ?? 0) ||
        Number(a.kind === 'exit') - Number(b.kind === 'exit') ||
        sizeOf(b) - sizeOf(a),
    )
    let y = margin + (tallest - heightOf(column)) / 2
    for (const node of sorted) {
      node.x = margin + at * (card.width + gap.column)
      node.y = y
      y += node.h + gap.row
    }
  }
}
