import type { Readable } from 'node:stream'
import { platformSecret, type TestPlatform } from './platform.ts'

interface ImportOptions {
  /** Default: `admin`. */
  role?: string
  /** Including its question mark. */
  query?: string
  /** Default: that of CSV, or of XML or SWIFT text if the file looks like it. */
  type?: string
}

/** Creates a function that imports files into a platform. */
export function createImporter(platform: () => Pick<TestPlatform, 'platform'>) {
  const take = async (
    file: string | Uint8Array | Readable,
    { role = 'admin', query = '', type = 'text/csv' }: ImportOptions = {},
  ) => {
    const { status, body } = await platform().platform.dispatch({
      method: 'POST',
      path: `/sandbox/settings/ledger${query}`,
      headers: { authorization: `Bearer ${platformSecret}`, 'x-parley-role': role, 'content-type': type },
      body: typeof file === 'string' ? Buffer.from(file) : file,
    })
    // biome-ignore lint/suspicious/noExplicitAny: an answer is what a test looks into
    return { status, body: JSON.parse(Buffer.from(body as Uint8Array).toString('utf8')) as any }
  }
  return {
    take,
    /** Returns the report of an accepted file. */
    async said(file: string, options: ImportOptions = {}) {
      const { status, body } = await take(file, { type: typeOf(file), ...options })
      if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
      return body
    },
  }
}

function typeOf(file: string): string {
  if (file.startsWith('<')) return 'application/xml'
  return /^[:{]/.test(file) ? 'text/plain' : 'text/csv'
}
