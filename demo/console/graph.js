/** @import { StoredTrace } from '../../src/platform/recovery/trace/trace-record.ts' */
/** @import { toTraceView } from '../../src/platform/recovery/trace/trace-view.ts' */
import { svg } from './dom.js'
import { money, plain, riskOf, shortHash, span } from './words.js'

const card = { width: 176, height: 84 }
const exit = { width: 148, height: 46 }
const gap = { column: 120, row: 22 }
const margin = 12
/** Height of the line that carries all of the money, in pixels. */
const fullLine = 64

/**
 * A trace with what the platform adds to the interface, as the embedded platform answers it.
 *
 * @typedef {Omit<ReturnType<typeof toTraceView>, 'account_chain'> & { account_chain: StoredTrace['accountChain'] }} Trace
 */

/** @typedef {{ hash: string | null, institution: string | null }} Victim */

/**
 * @typedef {object} Card
 * @property {number} column
 * @property {'victim' | 'account' | 'exit'} kind
 * @property {string} title
 * @property {string | null} hash
 * @property {Trace['account_chain'][number]} [entry] of an account
 * @property {number} held in major units
 * @property {number} amount that left here for good, in major units
 * @property {number} w
 * @property {number} h
 * @property {number} x set by {@link place}, as is `y`
 * @property {number} y
 */

/**
 * @typedef {object} Line
 * @property {Card} from
 * @property {Card} to
 * @property {number} amount in major units
 * @property {string | null} at ISO
 * @property {number} y1 where it leaves, set by {@link stack}
 * @property {number} y2 where it arrives
 */

/** @typedef {Line & { thickness: number, isExit: boolean, later: number }} Edge */

/**
 * @typedef {object} Shown
 * @property {Victim} victim
 * @property {(code: string | null) => string} nameOf
 * @property {Map<string, number>} held
 */

/**
 * Draws where the money went, left to right: an account is a card, a payment a line as thick as the
 * traced money in it, and what left for good ends in a dashed card. `held` are the amounts that are
 * held now, by account.
 *
 * @param {Trace} trace
 * @param {Shown & { currency: string }} shown
 */
export function drawTrace(trace, { victim, nameOf, held, currency }) {
  const { nodes, edges } = layOut(trace, { victim, nameOf, held })
  const width = Math.max(...nodes.map(({ x, w }) => x + w)) + margin
  const height = Math.max(...nodes.map(({ y, h }) => y + h)) + margin
  const located = trace.extensions?.totals?.remaining ?? 0
  const total = trace.extensions?.totals?.originating ?? 0
  return svg(
    'svg',
    {
      class: 'trace',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': `The path of ${currency} ${money(total)} over ${trace.account_chain.length} accounts; ${money(located)} is still there. The table below says the same.`,
    },
    svg('g', { class: 'lines' }, ...edges.map(drawLine)),
    svg('g', { class: 'cards' }, ...nodes.map(drawCard)),
    svg('g', { class: 'sums' }, ...edges.map(drawSum)),
  )
}

/**
 * @param {Trace} trace
 * @param {Shown} shown
 */
function layOut(trace, { victim, nameOf, held }) {
  const all = trace.extensions?.edges ?? []
  const total = trace.extensions?.totals?.originating || 1
  /** @param {number} amount */
  const thick = (amount) => Math.max(2, (amount / total) * fullLine)
  const empty = { hash: null, held: 0, amount: 0, x: 0, y: 0 }
  /** @type {Card} */
  const start = {
    ...empty,
    column: 0,
    kind: 'victim',
    title: nameOf(victim.institution),
    hash: victim.hash,
    w: card.width,
    h: card.height,
  }
  /** @type {Map<string, Card>} */
  const nodes = new Map([['victim', start]])
  for (const entry of trace.account_chain) {
    nodes.set(entry.account_hash, {
      ...empty,
      column: entry.tracing.hop,
      kind: 'account',
      title: nameOf(entry.institution_code),
      hash: entry.account_hash,
      entry,
      held: held.get(entry.account_hash) ?? 0,
      w: card.width,
      h: card.height,
    })
  }
  /** @type {Line[]} */
  const lines = []
  for (const edge of all) {
    const from = nodes.get(edge.from ?? '') ?? start
    let to = edge.to === victim.hash ? start : nodes.get(edge.to ?? '')
    if (!to) {
      const id = `exit:${edge.from}`
      const method = from.entry?.withdrawal_method
      const title =
        edge.to === null ? (method && method !== 'mixed' ? plain(method) : 'Withdrawn') : 'Not followed'
      to = nodes.get(id) ?? {
        ...empty,
        column: from.column + 1,
        kind: 'exit',
        title,
        w: exit.width,
        h: exit.height,
      }
      nodes.set(id, to)
      to.amount += edge.traced
    }
    if (to === from) continue
    const known = lines.find((line) => line.from === from && line.to === to)
    if (known) known.amount += edge.traced
    else lines.push({ from, to, amount: edge.traced, at: edge.at, y1: 0, y2: 0 })
  }
  place([...nodes.values()], lines)
  const began = all[0]?.at
  // Lines leave and arrive from top to bottom in the order of the cards at their other end.
  for (const node of nodes.values()) {
    stack(
      lines.filter((line) => line.from === node).sort((a, b) => a.to.y - b.to.y),
      node,
      'y1',
      thick,
    )
    stack(
      lines.filter((line) => line.to === node).sort((a, b) => a.from.y - b.from.y),
      node,
      'y2',
      thick,
    )
  }
  const edges = lines.map((line) => ({
    ...line,
    thickness: thick(line.amount),
    isExit: line.to.kind === 'exit',
    later: began && line.at ? (Date.parse(line.at) - Date.parse(began)) / 60_000 : 0,
  }))
  return { nodes: [...nodes.values()], edges }
}

/**
 * @param {Line[]} lines
 * @param {Card} node
 * @param {'y1' | 'y2'} key
 * @param {(amount: number) => number} thick
 */
function stack(lines, node, key, thick) {
  const sum = lines.reduce((all, { amount }) => all + thick(amount), 0)
  let y = node.y + node.h / 2 - sum / 2
  for (const line of lines) {
    line[key] = y + thick(line.amount) / 2
    y += thick(line.amount)
  }
}

/**
 * Columns by distance; within one, each card near those that pay it.
 *
 * @param {Card[]} nodes
 * @param {Line[]} lines
 */
function place(nodes, lines) {
  const last = Math.max(...nodes.map(({ column }) => column))
  const columns = Array.from({ length: last + 1 }, (_, at) => nodes.filter(({ column }) => column === at))
  /** @param {Card[]} column */
  const heightOf = (column) => column.reduce((sum, { h }) => sum + h + gap.row, -gap.row)
  const tallest = Math.max(...columns.map(heightOf))
  columns.forEach((column, at) => {
    /** @param {Card} node */
    const pull = (node) => {
      const paying = lines.filter(({ to, from }) => to === node && from.column < at)
      const weight = paying.reduce((sum, { amount }) => sum + amount, 0) || 1
      return paying.reduce((sum, { from, amount }) => sum + (from.y + from.h / 2) * amount, 0) / weight
    }
    const rank = new Map(column.map((node) => [node, pull(node)]))
    /** @param {Card} node */
    const sizeOf = (node) => node.entry?.tracing.received ?? node.amount
    column.sort(
      (a, b) =>
        (rank.get(a) ?? 0) - (rank.get(b) ?? 0) ||
        Number(a.kind === 'exit') - Number(b.kind === 'exit') ||
        sizeOf(b) - sizeOf(a),
    )
    let y = margin + (tallest - heightOf(column)) / 2
    for (const node of column) {
      node.x = margin + at * (card.width + gap.column)
      node.y = y
      y += node.h + gap.row
    }
  })
}

/** @param {Edge} edge */
function drawLine({ from, to, y1, y2, thickness, isExit }) {
  const isBack = to.column <= from.column
  const [x1, x2] = [from.x + from.w, isBack ? to.x + to.w : to.x]
  const bend = isBack ? x1 + gap.column * 0.8 : (x1 + x2) / 2
  return svg('path', {
    class: isExit ? 'line gone' : 'line',
    d: `M${x1} ${y1} C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`,
    'stroke-width': thickness.toFixed(1),
  })
}

/** @param {Edge} edge */
function drawSum({ from, to, y1, y2, amount, later }) {
  const x = (from.x + from.w + to.x) / 2
  const y = (y1 + y2) / 2
  return svg(
    'g',
    { class: 'sum' },
    svg('text', { x, y: y - 1, 'text-anchor': 'middle', text: money(amount) }),
    svg('text', {
      class: 'small',
      x,
      y: y + 13,
      'text-anchor': 'middle',
      text: later < 1 ? 'first' : `+${span(later)}`,
    }),
  )
}

/** @param {Card} node */
function drawCard(node) {
  const { x, y, w, h } = node
  /**
   * @param {number} dx
   * @param {number} dy
   * @param {string} content
   * @param {string} kind
   */
  const text = (dx, dy, content, kind) => svg('text', { x: x + dx, y: y + dy, class: kind, text: content })
  const frame = svg('rect', { x, y, width: w, height: h, rx: 10 })
  if (node.kind === 'exit') {
    return svg(
      'g',
      { class: 'card exit' },
      frame,
      text(14, 19, node.title, 'name'),
      text(14, 36, `${money(node.amount)} gone`, 'small'),
    )
  }
  if (!node.entry) {
    return svg(
      'g',
      { class: 'card victim' },
      frame,
      text(16, 26, 'Citizen', 'name'),
      text(16, 46, node.title, 'small'),
      text(16, 66, shortHash(node.hash), 'small mono'),
    )
  }
  const { received, remaining } = node.entry.tracing
  const risk = riskOf(node.entry.risk_score)
  const bar = w - 28
  /** @param {number} amount */
  const part = (amount) => (received > 0 ? Math.min(1, amount / received) * bar : 0)
  return svg(
    'g',
    { class: `card ${risk}`, 'data-account': node.hash },
    svg('title', {
      text: `${node.title} ${node.hash}: received ${money(received)}, still there ${money(remaining)}, held ${money(node.held)}, risk ${risk}`,
    }),
    frame,
    text(14, 22, node.title, 'name'),
    text(14, 39, shortHash(node.hash), 'small mono'),
    svg('text', {
      x: x + w - 14,
      y: y + 39,
      class: `small risk ${risk}`,
      'text-anchor': 'end',
      text: `${plain(risk)} ${Math.round(node.entry.risk_score * 1000)}`,
    }),
    svg('rect', { class: 'track', x: x + 14, y: y + 49, width: bar, height: 6, rx: 3 }),
    svg('rect', {
      class: 'there',
      x: x + 14,
      y: y + 49,
      width: part(Math.max(remaining, node.held)),
      height: 6,
      rx: 3,
    }),
    svg('rect', { class: 'held', x: x + 14, y: y + 49, width: part(node.held), height: 6, rx: 3 }),
    node.held > 0
      ? text(14, 73, `${money(node.held)} held`, 'small kept')
      : text(14, 73, `${money(remaining)} there`, 'small'),
    node.held > 0 &&
      remaining > node.held &&
      svg('text', {
        x: x + w - 14,
        y: y + 73,
        class: 'small',
        'text-anchor': 'end',
        text: `of ${money(remaining)}`,
      }),
  )
}
