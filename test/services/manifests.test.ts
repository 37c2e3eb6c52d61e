import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { installPackages } from '../support/cached-packages.ts'

interface Manifest {
  apiVersion: string
  kind: string
  metadata: object
}

const folder = resolve(import.meta.dirname, '../../deploy/kubernetes')
const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
    const manifest: Manifest = document.toJS()
    return [manifest.kind, manifest] as const
  }),
)
/** The schemas of Kubernetes itself, as classes. */
const version = '5.1.0'
const packages = installPackages(`kubernetes-models-${version}`, {
  dependencies: { 'kubernetes-models': version },
})

/** Throws the errors of a manifest according to the schema of its kind. */
async function validate(manifest: Manifest): Promise<void> {
  const { apiVersion, kind } = manifest
  const file = join(packages ?? '', 'node_modules/kubernetes-models', apiVersion, `${kind}.js`)
  const { [kind]: Model } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<
    string,
    new (
      of: Manifest,
    ) => { validate(): void }
  >
  if (!Model) throw new Error(`there is no ${apiVersion} ${kind}`)
  new Model(manifest).validate()
}

describe.skipIf(!packages)("the manifests conform to Kubernetes' schemas", () => {
  it.each(manifests)('%s', async (_kind, manifest) => {
    await validate(manifest)
    // The schemas do reject errors.
    await expect(validate({ ...manifest, metadata: { labels: 7 } })).rejects.toThrow(/labels/)
  })
})
