import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { parseConfig } from '../../src/relay/config/file.ts'
import { stopWithinSeconds } from '../support/stop-within.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const settings = read('docs/settings.md')
/** Includes Node's own, which changes the behaviour of some packages. */
const isSetting = (name: string) => name === 'NODE_ENV' || settings.includes(`| \`${name}\` |`)

/** A manifest; the files are read as plain data. */
// biome-ignore lint/suspicious/noExplicitAny: manifests have no type here
type Manifest = any

const containerfile = read('deploy/Containerfile').replaceAll('\\\n', ' ')
const instructions = containerfile
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => ({ name: line.split(' ')[0] ?? '', words: line.split(/\s+/).slice(1) }))
const stages = instructions.reduce<(typeof instructions)[]>((all, one) => {
  if (one.name === 'FROM') all.push([])
  all.at(-1)?.push(one)
  return all
}, [])
const wordsOf = (stage: typeof instructions | undefined, name: string) =>
  (stage ?? []).filter((one) => one.name === name).map(({ words }) => words)

describe('container file', () => {
  const [build, image] = stages

  it('builds in one stage and runs in another, as an unprivileged user, with a readiness check', () => {
    expect(stages).toHaveLength(2)
    expect(wordsOf(image, 'USER')).toEqual([['1000:1000']])
    expect(wordsOf(image, 'HEALTHCHECK').join(' ')).toContain('/readyz')
    expect(wordsOf(image, 'STOPSIGNAL')).toEqual([['SIGTERM']])
  })

  it('copies only existing paths', () => {
    const copied = wordsOf(build, 'COPY').flatMap((words) => words.slice(0, -1))
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true)
    // The results of the build, by the scripts that create them.
    expect(wordsOf(image, 'COPY').map(([, from]) => from)).toEqual([
      '/build/dist/packages/relay',
      '/build/node_modules',
    ])
    expect(read('scripts/packages.mjs')).toContain("'dist/packages'")
    expect(wordsOf(image, 'CMD').flat()).toEqual(['["node",', '"bin.mjs"]'])
    expect(existsSync(join(root, 'packages/relay/bin.mjs'))).toBe(true)
  })

  it('sets only settings that the relay has', () => {
    const names = wordsOf(image, 'ENV').flatMap((words) => words.map((word) => word.split('=')[0] ?? ''))
    expect(names.filter((name) => !isSetting(name))).toEqual([])
    expect(names).toContain('PARLEY_DATA')
  })

  it('excludes data, keys and certificates', () => {
    const left = read('.dockerignore').split('\n')
    for (const path of ['.git', 'node_modules', 'data', 'deploy/secrets', 'deploy/tls', 'deploy/.env'])
      expect(left).toContain(path)
  })
})

describe('compose file', () => {
  const { services, secrets, volumes, networks } = parse(read('deploy/compose.yaml'), {
    merge: true,
  }) as Manifest
  const names = Object.keys(services)
  const relays = names.filter((name) => name.startsWith('relay-'))

  it('has the relays in nginx’s upstream, and its configuration', () => {
    const asked = [...read('deploy/nginx.conf').matchAll(/server (relay-\d):4600/g)].map(([, name]) => name)
    expect(relays).toEqual(asked)
    expect(services.nginx.volumes).toContain('./nginx.conf:/etc/nginx/nginx.conf:ro')
  })

  it('has a health check for every service that is waited for, and the image’s own for the relays', () => {
    const awaited = names.flatMap((name) =>
      Object.entries<Manifest>(services[name].depends_on ?? {})
        .filter(([, { condition }]) => condition === 'service_healthy')
        .map(([of]) => of),
    )
    expect(awaited.filter((name) => !services[name].healthcheck)).toEqual([])
    const [, ...ofImage] = wordsOf(stages[1], 'HEALTHCHECK').flat().join(' ').split(' CMD ')
    for (const name of relays) {
      const [, ...command] = services[name].healthcheck.test
      expect(command).toEqual(JSON.parse(ofImage.join('')))
    }
  })

  it('gives each relay a fixed address, so that nginx finds it even while it is down', () => {
    // An engine would stop nginx together with a relay that it depends on.
    expect(services.nginx.depends_on).toBeUndefined()
    const addresses = relays.map((name) => `${name}:${services[name].networks.default.ipv4_address}`)
    expect(services.nginx.extra_hosts).toEqual(addresses)
    expect(new Set(addresses.map((one) => one.split(':')[1])).size).toBe(relays.length)
    const [{ subnet, ip_range: others }] = networks.default.ipam.config
    const inNet = (net: string) => {
      const [address = '', bits] = net.split('/')
      const list = new BlockList()
      list.addSubnet(address, Number(bits))
      return relays.filter((name) => list.check(services[name].networks.default.ipv4_address))
    }
    expect([inNet(subnet), inNet(others)]).toEqual([relays, []])
  })

  it.each(relays)('runs %s with minimal privileges', (name) => {
    const { environment, read_only, cap_drop, stop_grace_period, volumes: mounted } = services[name]
    expect(Object.keys(environment).filter((one) => !isSetting(one))).toEqual([])
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] })
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(stopWithinSeconds)
    expect(mounted).toContain(`${name}:/data`)
    expect(environment.PARLEY_CONFIG).toBe('/etc/parley/parley.config.json')
    expect(mounted).toContain('./parley.config.json:/etc/parley/parley.config.json:ro')
  })

  it('names only secrets and volumes that it defines', () => {
    for (const name of relays) {
      expect(Object.keys(secrets)).toEqual(services[name].secrets)
      expect(services[name].environment.PARLEY_KEYS_COMMAND).toBe(
        `cat /run/secrets/${services[name].secrets[0]}`,
      )
    }
    const mounted = names.flatMap((name) => (services[name].volumes ?? []) as string[])
    const own = mounted.map((one) => one.split(':')[0] ?? '').filter((from) => !from.startsWith('.'))
    expect(own.sort()).toEqual(Object.keys(volumes).sort())
  })

  it('allows Postgres enough connections for the relays', () => {
    const most = Number(/max_connections=(\d+)/.exec(services.postgres.command.join(' '))?.[1])
    expect(most).toBeGreaterThan(relays.length * 33 + 3)
  })
})

describe('example configuration', () => {
  it('is accepted by a relay behind one load balancer', () => {
    expect(parseConfig(JSON.parse(read('deploy/parley.config.json'))).trustedProxies).toBe(1)
  })
})

describe('Kubernetes manifests', () => {
  const manifests: Manifest[] = readdirSync(join(root, 'deploy/kubernetes')).flatMap((file) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((one) => {
      expect(one.errors).toEqual([])
      return one.toJS()
    }),
  )
  const of = (kind: string): Manifest => manifests.find((one) => one.kind === kind)
  const pod = of('Deployment').spec.template
  const [container] = pod.spec.containers

  it('have kinds and versions that a cluster supports', () => {
    expect(manifests.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`).sort()).toEqual([
      'apps/v1 Deployment',
      'policy/v1 PodDisruptionBudget',
      'v1 ConfigMap',
      'v1 Secret',
      'v1 Service',
    ])
  })

  it('set only settings that the relay has', () => {
    const set = [
      ...container.env.map(({ name }: { name: string }) => name),
      ...Object.keys(of('Secret').stringData),
    ]
    expect(set.filter((name) => !isSetting(name))).toEqual([])
    expect(container.envFrom).toEqual([{ secretRef: { name: of('Secret').metadata.name } }])
  })

  it('have a configuration that a relay accepts, where it looks for it', () => {
    const [[name, text] = ['', '']] = Object.entries(of('ConfigMap').data as Record<string, string>)
    expect(parseConfig(JSON.parse(text))).toEqual(parseConfig(JSON.parse(read('deploy/parley.config.json'))))
    const { mountPath } = container.volumeMounts.find(({ name: one }: { name: string }) => one === 'config')
    expect(container.env).toContainEqual({ name: 'PARLEY_CONFIG', value: `${mountPath}/${name}` })
    expect(pod.spec.volumes[0].configMap.name).toBe(of('ConfigMap').metadata.name)
  })

  it('select the pods by labels that they have', () => {
    const { labels } = pod.metadata
    expect(of('Deployment').spec.selector.matchLabels).toEqual(labels)
    expect(of('Service').spec.selector).toEqual(labels)
    expect(of('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
    expect(of('PodDisruptionBudget').spec.minAvailable).toBeLessThan(of('Deployment').spec.replicas)
  })

  it('run a relay with minimal privileges, and give it enough time to stop', () => {
    expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const [, waits] = container.lifecycle.preStop.exec.command
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(waits) + stopWithinSeconds)
  })

  it('take a relay out of service whose database is down, without restarting it', () => {
    const asked = (probe: string) => container[probe].httpGet
    expect([asked('startupProbe'), asked('readinessProbe'), asked('livenessProbe')]).toEqual([
      { path: '/healthz', port: 'http' },
      { path: '/readyz', port: 'http' },
      { path: '/healthz', port: 'http' },
    ])
    expect(container.ports).toContainEqual({ name: 'http', containerPort: 4600 })
    expect(container.env).toContainEqual({ name: 'PORT', value: '4600' })
  })
})
