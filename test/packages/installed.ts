import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import manifest from '../../package.json' with { type: 'json' }

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../..')

/** Runs a command and returns its standard output; throws with its complete output if it fails. */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  environment: Record<string, string> = {},
): Promise<string> {
  try {
    const env = { ...process.env, ...environment }
    const { stdout } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 1e8 })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error })
  }
}

/** A package as packed by `npm pack`. */
export interface Tarball {
  /** Path of the tarball. */
  file: string
  bytes: number
  /** Paths of the files in it, sorted; hashes in file names are replaced by `HASH`. */
  contents: string[]
  manifest: Record<string, unknown>
}

export type Part = keyof typeof manifest.packages

/** Builds the three packages and packs them into `folder`. */
export async function packAll(folder: string): Promise<Record<Part, Tarball>> {
  for (const script of ['docs.mjs build', 'sbom.mjs', 'packages.mjs'])
    await run(process.execPath, `scripts/${script}`.split(' '), root)
  const pack = async (part: Part): Promise<Tarball> => {
    const source = join(root, 'dist/packages', part)
    const printed = await run('npm', ['pack', '--json', '--pack-destination', folder], source)
    const [packed] = JSON.parse(printed) as { filename: string; size: number; files: { path: string }[] }[]
    if (!packed) throw new Error(`npm packed nothing of ${part}`)
    return {
      file: join(folder, packed.filename),
      bytes: packed.size,
      contents: packed.files.map(({ path }) => path.replace(/-[\w-]{8}((?:\.\w+)+)$/, '-HASH$1')).sort(),
      manifest: JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')),
    }
  }
  return { widget: await pack('widget'), client: await pack('client'), relay: await pack('relay') }
}

/** Creates an empty folder outside the project. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'parley-packages-'))

/** Installs packages into a copy of `test/packages/consumer`, as their users do. */
export async function installConsumer(folder: string, tarballs: readonly Tarball[]): Promise<void> {
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true })
  for (const name of readdirSync(folder).filter((file) => /\.tsx?$/.test(file))) {
    const text = readFileSync(join(folder, name), 'utf8')
    // Written with the default package names, which the owner may change.
    const named = text.replace(/'parley-(widget|client)\b/g, (_, part: Part) => `'${manifest.packages[part]}`)
    writeFileSync(join(folder, name), named)
  }
  const files = tarballs.map(({ file }) => file)
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...files], folder)
}

/** Arguments that make npx install a tarball in its own cache and run the relay's command. */
export const npxArguments = ({ file }: Tarball): string[] => [
  '--yes',
  '--prefer-offline',
  `--package=${file}`,
  '--',
  manifest.packages.relay,
]

/** A relay that runs from its tarball. */
export interface PackagedRelay {
  url: string
  stop(): Promise<void>
}

/** Runs the relay's tarball with `npx` in `folder`: the demo, on a free port. */
export async function startPackagedRelay(tarball: Tarball, folder: string): Promise<PackagedRelay> {
  const child = spawn('npx', [...npxArguments(tarball), '--demo'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    // Its own process group, so that everything that npx starts can be ended together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const lines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
  const url = await new Promise<string>((found, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const announced = /(http:\/\/\S+)\/chat\?gwId=demo/.exec(line)?.[1]
      if (announced) found(announced)
    })
    child.once('exit', (code) => failed(new Error(`the relay ended with ${code}:\n${lines.join('\n')}`)))
  })
  return {
    url,
    async stop() {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}

/** Returns the folder in which npx stores what it has installed from a tarball. */
export async function npxFolder({ file }: Tarball): Promise<string> {
  const kept = join((await run('npm', ['config', 'get', 'cache'], root)).trim(), '_npx')
  const isOf = (folder: string) =>
    existsSync(join(folder, 'package.json')) &&
    readFileSync(join(folder, 'package.json'), 'utf8').includes(file)
  const found = readdirSync(kept)
    .map((name) => join(kept, name))
    .find(isOf)
  if (!found) throw new Error(`npx has kept nothing of ${file}`)
  return found
}
