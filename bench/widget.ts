import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { type Bundle, bundle, type Weight } from './widget/bundle.ts'
import { cutOffMs, launch, slowdown, type Visit, visit } from './widget/measure.ts'
import { type Product, products } from './widget/products.ts'
import { messageOf, startSite } from './widget/site.ts'

/**
 * Measures what the chat costs the visitor of a page, compared with other chat widgets: bytes, and the time
 * on a phone. One harness for all; rounds alternate between all products, so that a busy moment does not
 * affect only one.
 */

const rounds = 5
/** Messages in the conversation when the panel opens. */
const counts = [0, 1_000, 10_000] as const

interface Row extends Partial<Visit> {
  product: string
  count: number
  weight: Weight
  /** Completed visits; fewer than {@link rounds} if one took too long. */
  visits: number
}

/** Measures, prints a table and writes `bench/__output__/widget.json`. */
export async function run(): Promise<void> {
  installPeers()
  // Importing this file has set it to development.
  process.env.NODE_ENV = 'production'
  const bundles = new Map<Product, Bundle>()
  for (const product of products) bundles.set(product, await bundle(product))
  const rows: Row[] = []
  for (const count of counts) rows.push(...(await measureAll(bundles, count)))
  report(rows)
}

function installPeers(): void {
  if (existsSync('bench/widget-peers/node_modules')) return
  console.log('Installing what the widget is compared with…')
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  spawnSync('npm', options, { cwd: 'bench/widget-peers', stdio: 'inherit' })
}

async function measureAll(bundles: ReadonlyMap<Product, Bundle>, count: number): Promise<Row[]> {
  const visits = new Map<Product, Visit[]>()
  const tooLong = new Set<Product>()
  let browser = await launch()
  for (let round = 0; round < rounds; round++) {
    for (const [product, built] of bundles) {
      // What exceeded the cut-off once is not tried again.
      if (tooLong.has(product)) continue
      const found = await visitOnce(browser, product, built, count)
      if (found) visits.set(product, [...(visits.get(product) ?? []), found])
      else {
        tooLong.add(product)
        await browser.close()
        browser = await launch()
      }
      process.stdout.write('.')
    }
  }
  await browser.close()
  return [...bundles].map(([product, { weight }]) => {
    const all = visits.get(product) ?? []
    return {
      product: product.name,
      count,
      weight,
      visits: all.length,
      ...(!tooLong.has(product) && toMedian(all)),
    }
  })
}

async function visitOnce(browser: Browser, product: Product, built: Bundle, count: number) {
  const site = await startSite(product, built, count)
  try {
    const newest = count > 0 ? messageOf(count - 1) : ''
    return await visit(browser, { url: site.url, newest, isClosed: product.host === undefined })
  } finally {
    await site.close()
  }
}

/** Returns the median of each figure, but the longest of the tasks, since one is enough to be noticeable. */
function toMedian(visits: readonly Visit[]): Visit {
  const median = (figure: (one: Visit) => number): number => {
    const sorted = visits.map(figure).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    launcherMs: median((one) => one.launcherMs),
    usableMs: median((one) => one.usableMs),
    messageMs: median((one) => one.messageMs),
    heapBytes: median((one) => one.heapBytes),
    loadTaskMs: median((one) => one.loadTaskMs),
    openTaskMs: median((one) => one.openTaskMs),
    shift: median((one) => one.shift),
  }
}

function report(rows: readonly Row[]): void {
  const kilo = (bytes: number): number => Number((bytes / 1024).toFixed(1))
  const over = `over ${cutOffMs / 1000} s`
  const ms = (value: number | undefined): number | string => (value === undefined ? over : Math.round(value))
  const of = (product: string, count: number): Row | undefined =>
    rows.find((row) => row.product === product && row.count === count)
  console.log()
  console.table(
    products.map(({ name }) => {
      const first = of(name, 0)
      const { raw = 0, gzip = 0, brotli = 0 } = first?.weight ?? {}
      return {
        product: name,
        'raw kB': kilo(raw),
        'gzip kB': kilo(gzip),
        'brotli kB': kilo(brotli),
        'launcher ms': ms(first?.launcherMs),
        'usable ms': ms(first?.usableMs),
        'heap MB': Number(((first?.heapBytes ?? 0) / 1024 ** 2).toFixed(1)),
        'task load ms': ms(first?.loadTaskMs),
        'task open ms': ms(first?.openTaskMs),
        shift: Number((first?.shift ?? 0).toFixed(4)),
        '1,000 ms': ms(of(name, 1_000)?.messageMs),
        '10,000 ms': ms(of(name, 10_000)?.messageMs),
      }
    }),
  )
  mkdirSync('bench/__output__', { recursive: true })
  const file = resolve('bench/__output__/widget.json')
  const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model, slowdown }
  writeFileSync(file, `${JSON.stringify({ machine, rounds, rows }, null, 2)}\n`)
  console.log(`Written to ${file}`)
}
