import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, relative, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { build, type InlineConfig, type Plugin } from 'vite'
import { drawOperationFiles } from '../src/server/pages/operation-files.ts'
import { loader, page, server } from '../vite.config.ts'

/**
 * Shows which files two walkthroughs pass through, in the order in which their functions first run: a
 * citizen's message and its answer, and a freeze from the institution's call to the ledger. A function counts
 * when it first runs, and not at all if it also runs while idle. A module is a folder of `src`; a stay is a
 * sequence of functions in one module, and a return is a stay in a module that was left before.
 */

const root = process.cwd()
const output = resolve(root, 'bench/__output__/walks')
const key = 'pk_walks.00000000000000000000000000000000'

/** Functions of one process, `file#position`, in the order in which they were first entered. */
type Steps = readonly string[]

interface Node {
  type: string
  start: number
  end: number
  body?: unknown
}

/** Instruments each function of `src` to report when it is entered. */
const counted: Plugin = {
  name: 'counted',
  enforce: 'post',
  transform(code, id) {
    const file = relative(root, id.replace(/\?.*$/, ''))
    if (!/^src\/.*\.tsx?$/.test(file)) return null
    const marks: { at: number; text: string }[] = []
    const visit = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(visit)
      else if (isNode(value)) {
        const { body } = value
        if (
          /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(value.type) &&
          isNode(body)
        ) {
          const call = `globalThis.__walk?.(${JSON.stringify(`${file}#${value.start}`)})`
          if (body.type === 'BlockStatement') marks.push({ at: body.start + 1, text: `${call};` })
          else marks.push({ at: body.start, text: `(${call},` }, { at: body.end, text: ')' })
        }
        Object.values(value).forEach(visit)
      }
    }
    visit(this.parse(code))
    let marked = code
    for (const { at, text } of marks.sort((a, b) => b.at - a.at)) {
      marked = marked.slice(0, at) + text + marked.slice(at)
    }
    return { code: marked, map: null }
  },
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const counting = `const seen = new Set(); globalThis.__walk = (id) => seen.add(id)`

export async function run(): Promise<void> {
  rmSync(output, { recursive: true, force: true })
  for (const [config, folder] of [
    [page, 'web'],
    [loader, 'loader'],
    [server, 'server'],
  ] as const) {
    await build(withCounting(config, join(output, 'dist', folder)))
  }
  // The server does not start without the operation pages.
  mkdirSync(join(output, 'dist/docs'))
  for (const [name, text] of Object.entries(drawOperationFiles()))
    writeFileSync(join(output, 'dist/docs', name), text)
  mkdirSync(join(output, 'data'), { recursive: true })
  writeFileSync(
    join(output, 'dist/server/walk.js'),
    `${counting}
    process.on('message', (wish) => {
      if (wish === 'start') seen.clear()
      process.send([...seen])
    })
    await import('./main.js')`,
  )
  const relay = await startCounted()
  try {
    await prepare(relay.url)
    show('A message and its answer', await walkMessage(relay))
    show('A freeze to the ledger', await walkFreeze(relay))
  } finally {
    relay.stop()
  }
}

function withCounting(config: InlineConfig, outDir: string): InlineConfig {
  const plugins = [...(config.plugins ?? []), counted]
  return { ...config, plugins, logLevel: 'error', build: { ...config.build, outDir } }
}

interface Counted {
  url: string
  /** Starts recording, or returns what has run since the last `start`. */
  ask(wish: 'start' | 'end'): Promise<Steps>
  stop(): void
}

async function startCounted(): Promise<Counted> {
  const port = await freePort()
  const child: ChildProcess = fork(join(output, 'dist/server/walk.js'), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      PARLEY_DATA: join(output, 'data'),
      PARLEY_BOOTSTRAP_KEY: key,
      SANDBOX: '1',
      LOG_LEVEL: 'error',
    },
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await wait(200)
  }
  return {
    url,
    ask: (wish) =>
      new Promise((answered) => {
        child.once('message', (steps) => answered(steps as Steps))
        child.send(wish)
      }),
    stop: () => child.kill(),
  }
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function send(url: string, method: 'GET' | 'POST', path: string, body?: object) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-parley-role': 'recovery_engine',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return text === '' ? {} : JSON.parse(text)
}

let traced = { caseId: '', traceId: '' }

/** Creates a payment of which 600 of 1,000 are still on the receiver's account, its case and its trace. */
async function prepare(url: string): Promise<void> {
  const [receiver, sender] = ['hm1:m1', 'hm1:v1']
  const at = (second: number) => new Date(Date.now() - 600_000 + second * 1000).toISOString()
  await send(url, 'POST', '/sandbox/ledger', {
    participants: ['BNKA', 'BNKB'].map((code) => ({
      institution_code: code,
      institution_name: `${code} Bank`,
      behaviour: 'auto',
    })),
    accounts: [
      { account_hash: sender, institution_code: 'BNKA', opening_balance: 10_000 },
      { account_hash: receiver, institution_code: 'BNKB', opening_balance: 0 },
    ],
    transactions: [
      {
        transaction_id: 'TX-W1',
        booked_at: at(1),
        sender_account_hash: sender,
        receiver_account_hash: receiver,
        amount: 1_000,
      },
      {
        transaction_id: 'TX-W2',
        booked_at: at(2),
        sender_account_hash: receiver,
        receiver_account_hash: null,
        withdrawal_method: 'atm',
        amount: 400,
      },
    ],
  })
  const { case_id: caseId } = await send(url, 'POST', '/v1/cases/intake', {
    citizen_id_hash: 'hm1:citizen',
    scam_type: 'investment',
    transaction_reference: 'TX-W1',
    amount: 1_000,
  })
  const { trace_id: traceId } = await send(url, 'POST', '/v1/recovery/trace', {
    case_id: caseId,
    originating_transaction_id: 'TX-W1',
    originating_amount: 1_000,
    sender_institution_code: 'BNKA',
    initial_receiver_account_hash: receiver,
  })
  await send(url, 'POST', '/sandbox/clock', { advance_seconds: 60 })
  traced = { caseId, traceId }
}

async function walkFreeze({ url, ask }: Counted): Promise<Steps[]> {
  const idle = await whileIdle(ask)
  await ask('start')
  const { freeze_id: freezeId } = await send(url, 'POST', '/v1/recovery/freeze', {
    trace_id: traced.traceId,
    case_id: traced.caseId,
    account_hash: 'hm1:m1',
    institution_code: 'BNKB',
    freeze_amount: 600,
    freeze_type: 'administrative_hold',
    freeze_duration_hours: 24,
    legal_justification: 'Recommended by the trace.',
    freeze_authorization_token: 'sbx-freeze',
  })
  await wait(500)
  const steps = await ask('end')
  const status = await send(url, 'GET', `/v1/recovery/freeze/${freezeId}`)
  if (status.freeze_status !== 'active') throw new Error(`the freeze is ${status.freeze_status}`)
  return [without(steps, idle)]
}

async function walkMessage({ url, ask }: Counted): Promise<Steps[]> {
  const browser = await chromium.launch({
    executablePath: process.env.PARLEY_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const tab = await browser.newPage()
    await tab.addInitScript(`${counting}; globalThis.__seen = seen`)
    await tab.goto(`${url}/chat?gwId=demo`)
    const own = () => tab.evaluate<Steps>('[...__seen]')
    const say = async (text: string, answer: RegExp) => {
      await tab.locator('textarea').fill(text)
      await tab.keyboard.press('Enter')
      await tab.getByText(answer).first().waitFor()
    }
    await tab.getByText('OK to go on?').first().waitFor()
    await say('Yes', /still happening/)
    await tab.locator('textarea').fill('No')
    await tab.evaluate('__seen.clear()')
    const idle = await whileIdle(ask)
    const idleOwn = await own()
    await tab.evaluate('__seen.clear()')
    await ask('start')
    await say('No', /Did money leave/)
    await wait(500)
    return [without(await own(), idleOwn), without(await ask('end'), idle)]
  } finally {
    await browser.close()
  }
}

/** Returns what runs in ten idle seconds; by then the page has prefetched everything. */
async function whileIdle(ask: Counted['ask']): Promise<Steps> {
  await ask('start')
  await wait(10_000)
  return ask('end')
}

const without = (steps: Steps, idle: Steps): Steps => steps.filter((step) => !idle.includes(step))

/** Prints a walkthrough; `processes` are the browser's steps and the server's. */
function show(title: string, processes: readonly Steps[]): void {
  const walks = processes.map((steps) => withoutRepeats(steps.map((step) => step.replace(/#.*/, ''))))
  const rooms = walks.flatMap((files) => withoutRepeats(files.map((file) => dirname(file))))
  const passed = [...new Set(walks.flat())]
  const lines = passed.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
  const distinct = new Set(rooms)
  console.log(
    `\n${title}: ${passed.length} files, ${lines} lines; ${rooms.length} stays in ${distinct.size} rooms, ${rooms.length - distinct.size} returns`,
  )
  for (const room of distinct) {
    const stays = rooms.filter((other) => other === room).length
    const names = passed.filter((file) => dirname(file) === room).map((file) => file.slice(room.length + 1))
    console.log(`  ${relative('src', room) || 'src'}${stays > 1 ? ` ×${stays}` : ''}: ${names.join(', ')}`)
  }
  if (process.env.WALK_FILES) console.log(walks.flat().join('\n'))
}

const withoutRepeats = (all: readonly string[]) => all.filter((one, index) => one !== all[index - 1])
