import { plain } from '../core/code-words.ts'
import { money, riskOf, shortHash, span } from '../core/words.ts'
import { type Card, gap, type Line, layOut, type PathOptions, type Trace } from './path-layout.ts'

/**
 * Draws where the money went, left to right. The table of recommendations gives the same information as text.
 */
export function PathOfMoney({
  trace,
  currency,
  ...options
}: Omit<PathOptions, 'plain'> & { trace: Trace; currency: string }) {
  const { cards, lines, width, height } = layOut(trace, { ...options, plain })
  const { originating = 0, remaining = 0 } = trace.extensions?.totals ?? {}
  const label = `The path of ${currency} ${money(originating)} over ${trace.account_chain.length} accounts; ${money(remaining)} is still there. The table below says the same.`
  return (
    <svg
      class="trace"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <g>
        {lines.map((line) => (
          <path
            key={keyOf(line)}
            class={line.to.kind === 'exit' ? 'line gone' : 'line'}
            d={curveOf(line)}
            stroke-width={line.thickness.toFixed(1)}
          />
        ))}
      </g>
      <g>
        {cards.map((card) => (
          <CardView key={`${card.kind}${card.hash}${card.x},${card.y}`} card={card} />
        ))}
      </g>
      <g>
        {lines.map((line) => (
          <Sum key={keyOf(line)} line={line} />
        ))}
      </g>
    </svg>
  )
}

const keyOf = ({ from, to, at }: Line) => `${from.hash}-${to.hash}-${to.x},${to.y}-${at}`

function curveOf({ from, to, y1, y2 }: Line): string {
  const isBack = to.column <= from.column
  const [x1, x2] = [from.x + from.w, isBack ? to.x + to.w : to.x]
  const bend = isBack ? x1 + gap.column * 0.8 : (x1 + x2) / 2
  return `M${x1} ${y1} C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`
}

function Sum({ line: { from, to, y1, y2, amount, later } }: { line: Line }) {
  const x = (from.x + from.w + to.x) / 2
  const y = (y1 + y2) / 2
  return (
    <g class="sum">
      <text x={x} y={y - 1} text-anchor="middle">
        {money(amount)}
      </text>
      <text class="small" x={x} y={y + 13} text-anchor="middle">
        {later < 1 ? 'first' : `+${span(later)}`}
      </text>
    </g>
  )
}

function CardView({ card }: { card: Card }) {
  const { x, y, w, h, kind, title, hash, amount, entry } = card
  const frame = <rect x={x} y={y} width={w} height={h} rx={10} />
  if (kind === 'exit') {
    return (
      <g class="card exit">
        {frame}
        <text class="name" x={x + 14} y={y + 19}>
          {title}
        </text>
        <text class="small" x={x + 14} y={y + 36}>
          {money(amount)} gone
        </text>
      </g>
    )
  }
  if (kind === 'group') {
    return (
      <g class="card">
        {frame}
        <text class="name" x={x + 14} y={y + 19}>
          {title}
        </text>
        <text class="small" x={x + 14} y={y + 36}>
          {money(amount)} there
        </text>
      </g>
    )
  }
  if (!entry) {
    return (
      <g class="card victim">
        {frame}
        <text class="name" x={x + 16} y={y + 26}>
          Citizen
        </text>
        <text class="small" x={x + 16} y={y + 46}>
          {title}
        </text>
        <text class="small mono" x={x + 16} y={y + 66}>
          {shortHash(hash)}
        </text>
      </g>
    )
  }
  return <AccountCard card={card} entry={entry} frame={frame} />
}

function AccountCard({
  card: { x, y, w, title, hash, held },
  entry,
  frame,
}: {
  card: Card
  entry: NonNullable<Card['entry']>
  frame: preact.JSX.Element
}) {
  const { received, remaining } = entry.tracing ?? { received: 0, remaining: 0 }
  const risk = riskOf(entry.risk_score)
  const bar = w - 28
  const part = (amount: number) => (received > 0 ? Math.min(1, amount / received) * bar : 0)
  return (
    <g class={`card ${risk}`} data-account={hash}>
      <title>
        {title} {hash}: received {money(received)}, still there {money(remaining)}, held {money(held)}, risk{' '}
        {risk}
      </title>
      {frame}
      <text class="name" x={x + 14} y={y + 22}>
        {title}
      </text>
      <text class="small mono" x={x + 14} y={y + 39}>
        {shortHash(hash)}
      </text>
      <text class={`small risk ${risk}`} x={x + w - 14} y={y + 39} text-anchor="end">
        {plain(risk)} {Math.round(entry.risk_score * 1000)}
      </text>
      <rect class="track" x={x + 14} y={y + 49} width={bar} height={6} rx={3} />
      <rect class="there" x={x + 14} y={y + 49} width={part(Math.max(remaining, held))} height={6} rx={3} />
      <rect class="held" x={x + 14} y={y + 49} width={part(held)} height={6} rx={3} />
      <text class={held > 0 ? 'small kept' : 'small'} x={x + 14} y={y + 73}>
        {held > 0 ? `${money(held)} held` : `${money(remaining)} there`}
      </text>
    </g>
  )
}
