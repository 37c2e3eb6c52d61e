import { describe, expect, it } from 'vitest'
import { layOut, mostCards, type Trace } from '../../src/console/cases/path-layout.ts'

const account = (account_hash: string, hop: number, received: number) => ({
  account_hash,
  institution_code: 'ONE',
  risk_score: 0.4,
  risk_factors: [],
  tracing: { hop, received, remaining: 0 },
})
const pay = (from: string | null, to: string | null, traced: number, at = '2026-11-21T09:00:00.000Z') => ({
  from,
  to,
  traced,
  at,
})
const place = (account_chain: Trace['account_chain'], edges: ReturnType<typeof pay>[]) =>
  layOut(
    { trace_id: 't', account_chain, extensions: { totals: { originating: 1000 }, edges } },
    {
      victim: { hash: 'victim', institution: 'VICT' },
      nameOf: (code) => code ?? 'Unknown',
      held: new Map([['a', 300]]),
      plain: (word) => word,
    },
  )

describe('path of the money', () => {
  it('draws lines as thick as their amounts', () => {
    const { lines } = place(
      [account('a', 1, 1000), account('b', 2, 250)],
      [pay('victim', 'a', 1000), pay('a', 'b', 250)],
    )
    const [whole, quarter] = lines.map(({ thickness }) => thickness)
    expect(whole).toBeGreaterThan(10)
    expect(quarter).toBeCloseTo((whole ?? 0) / 4)
  })

  it('keeps the line of the smallest payment visible', () => {
    const { lines } = place([account('a', 1, 1)], [pay('victim', 'a', 1)])
    expect(lines[0]?.thickness).toBe(2)
  })

  it('merges payments between the same two accounts into one line', () => {
    const { lines } = place([account('a', 1, 1000)], [pay('victim', 'a', 400), pay('victim', 'a', 600)])
    expect(lines.map(({ amount }) => amount)).toEqual([1000])
  })

  it('places accounts in columns by their distance from the victim', () => {
    const { cards } = place(
      [account('a', 1, 1000), account('b', 2, 500), account('c', 2, 500)],
      [pay('victim', 'a', 1000), pay('a', 'b', 500), pay('a', 'c', 500)],
    )
    const xOf = (hash: string) => cards.find((card) => card.hash === hash)?.x ?? Number.NaN
    expect(xOf('victim')).toBeLessThan(xOf('a'))
    expect(xOf('a')).toBeLessThan(xOf('b'))
    expect(xOf('b')).toBe(xOf('c'))
    const ys = cards.filter(({ hash }) => hash === 'b' || hash === 'c').map(({ y, h }) => [y, y + h])
    const [[, end] = [], [begin] = []] = ys.sort(([a = 0], [b = 0]) => a - b)
    expect(end).toBeLessThan(begin ?? 0)
  })

  it("draws a payment back to the victim to the victim's own card", () => {
    const { cards, lines } = place(
      [account('a', 1, 1000)],
      [pay('victim', 'a', 1000), pay('a', 'victim', 200)],
    )
    const back = lines.find(({ from }) => from.hash === 'a')
    expect(back?.to.kind).toBe('victim')
    expect(back?.amount).toBe(200)
    expect(cards).toHaveLength(2)
  })

  it('shows withdrawn money as an exit to the right of the account', () => {
    const { cards, lines } = place([account('a', 1, 1000)], [pay('victim', 'a', 1000), pay('a', null, 700)])
    const exit = cards.find(({ kind }) => kind === 'exit')
    expect(exit?.amount).toBe(700)
    expect(exit?.column).toBe(2)
    expect(lines.at(-1)?.to).toBe(exit)
  })

  it('states how many minutes after the first payment another one was made', () => {
    const { lines } = place(
      [account('a', 1, 1000), account('b', 2, 1000)],
      [pay('victim', 'a', 1000), pay('a', 'b', 1000, '2026-11-21T09:06:00.000Z')],
    )
    expect(lines.map(({ later }) => later)).toEqual([0, 6])
  })

  it('keeps the layout stable between drawings, even when more accounts are found at the end', () => {
    const chain = [account('a', 1, 1000), account('b', 2, 600), account('c', 2, 400)]
    const edges = [pay('victim', 'a', 1000), pay('a', 'b', 600), pay('a', 'c', 400)]
    const placesIn = ({ cards }: ReturnType<typeof place>) =>
      cards.map(({ hash, x, y }) => `${hash} ${x},${y}`).slice(0, 4)
    const before = placesIn(place(chain, edges))
    expect(placesIn(place(chain, edges))).toEqual(before)
    expect(placesIn(place([...chain, account('d', 3, 600)], [...edges, pay('b', 'd', 600)]))).toEqual(before)
  })

  it('has no overlapping cards with two hundred accounts', () => {
    const chain = Array.from({ length: 200 }, (_, at) => account(`a${at}`, 1 + (at % 5), 10))
    const edges = chain.map(({ account_hash }, at) => pay(at < 5 ? 'victim' : `a${at - 5}`, account_hash, 10))
    const { cards } = place(chain, edges)
    expect(cards).toHaveLength(201)
    const over = cards.filter((one, at) =>
      cards
        .slice(at + 1)
        .some(
          (other) =>
            one.x < other.x + other.w &&
            other.x < one.x + one.w &&
            one.y < other.y + other.h &&
            other.y < one.y + one.h,
        ),
    )
    expect(over.map(({ hash }) => hash)).toEqual([])
  })

  it('groups the least important accounts, one card per column, without losing any money', () => {
    const chain = Array.from({ length: 600 }, (_, at) => {
      const hop = 1 + Math.floor(at / 120)
      return { ...account(`a${at}`, hop, 10), tracing: { hop, received: 10, remaining: at === 599 ? 9 : 0 } }
    })
    const edges = chain.flatMap(({ account_hash }, at) => [
      pay(at < 120 ? 'victim' : `a${at - 120}`, account_hash, 10),
      ...(at % 3 === 0 ? [pay(account_hash, null, 4)] : []),
    ])
    const { cards, lines } = place(chain, edges)
    expect(cards.length).toBeLessThanOrEqual(mostCards + 1)
    const groups = cards.filter(({ kind }) => kind === 'group')
    expect(groups.length).toBeGreaterThan(0)
    expect(new Set(groups.map(({ column }) => column)).size).toBe(groups.length)
    const own = cards.filter(({ kind }) => kind === 'account')
    const grouped = groups.reduce((sum, { title }) => sum + Number.parseInt(title, 10), 0)
    expect(own.length + grouped).toBe(600)
    // Remaining money is never hidden in a group.
    expect(own.map(({ hash }) => hash)).toContain('a599')
    const gone = cards.filter(({ kind }) => kind === 'exit').reduce((sum, { amount }) => sum + amount, 0)
    expect(gone).toBe(200 * 4)
    const among = lines.reduce((sum, { amount }) => sum + amount, 0)
    expect(among).toBe(600 * 10 + 200 * 4)
    expect(place(chain, edges).cards.map(({ x, y }) => [x, y])).toEqual(cards.map(({ x, y }) => [x, y]))
  })

  it('shows held money on its account', () => {
    const { cards } = place([account('a', 1, 1000)], [pay('victim', 'a', 1000)])
    expect(cards.find(({ hash }) => hash === 'a')?.held).toBe(300)
  })
})
