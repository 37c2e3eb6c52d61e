import { Readable } from 'node:stream'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { WireRequest } from '../../../contract/primitives/wire.ts'
import { assertEnabled, assertOwn } from '../../kit/handler.ts'
import type { Principal } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import {
  type ImportDeps,
  type ImportReport,
  type ImportWish,
  importLedger,
} from '../../trust-layer/ledger-import/import-ledger.ts'
import type { SandboxCall, SandboxHandlers } from '../sandbox/sandbox-dispatch.ts'

type ImportCall = SandboxCall<'importLedger'>

/** Dependencies of ledger imports by request. */
export type LedgerImportRoutesOptions = ImportDeps

/** Maximum file size, in bytes. A file is never held in memory as a whole. */
const maxFileBytes = 1024 ** 3

/** Creates the handler by which an administrator fills the ledger, and an institution its own part of it. */
export function createLedgerImportHandlers(
  options: LedgerImportRoutesOptions,
): SandboxHandlers<'importLedger'> {
  /**
   * Callers whose files are being read, one file per caller at a time, so that no caller crowds out the
   * others.
   */
  const busy = new Set<string>()
  const importFile = async (call: ImportCall) => {
    const wish = await toWish(options, call)
    const { id } = call.principal
    if (busy.has(id)) throw new Refusal('request-in-progress')
    busy.add(id)
    try {
      const report = await importLedger(options, wish)
      assertRead(report)
      return report
    } finally {
      busy.delete(id)
    }
  }
  return { importLedger: importFile }
}

/**
 * Refuses a file of which nothing could be read: it ends before its first entry, or has none.
 * @throws Refusal `nothing-imported`
 */
function assertRead(report: ImportReport): void {
  const counts = [
    report.accounts_opened,
    report.accounts_changed,
    report.transactions_added,
    report.transactions_changed,
    report.unchanged,
    report.entries_informational,
    report.recall_requests,
    report.recall_answers,
  ]
  if (counts.some((count) => count > 0) || (report.complete && report.misfit_count > 0)) return
  const [first] = report.misfits
  throw new Refusal('nothing-imported', {
    detail: first ? `Line ${first.line}, ${first.field}: ${first.message}` : 'The file has no entries.',
    extensions: { misfit_count: report.misfit_count, misfits: report.misfits },
  })
}

async function toWish({ units }: ImportDeps, call: ImportCall): Promise<ImportWish> {
  const { principal, requestId, headers, query: said, raw } = call
  if (principal.institution !== undefined) {
    await units.read(({ trx }) => assertEnabled(trx, principal, 'ips'))
    assertOwn(principal, 'institution', [said.institution ?? principal.institution])
  }
  return {
    principal,
    requestId,
    bytes: bytesOf(raw),
    format: formatOf(headers['content-type'] ?? ''),
    institution: institutionOf(principal, said.institution),
    agents: new Map(said.agent.map((pair) => pair.split(':') as [string, string])),
  }
}

const institutionOf = ({ institution }: Principal, named: string | undefined) => institution ?? named ?? null

function formatOf(type: string): ImportWish['format'] {
  if (/^text\/csv\s*(?:;|$)/i.test(type)) return 'csv'
  if (/^text\/plain\s*(?:;|$)/i.test(type)) return 'swift'
  if (/^(?:application|text)\/(?:[\w.+-]+\+)?xml\s*(?:;|$)/i.test(type)) return 'xml'
  throw new Refusal('unsupported-media-type')
}

/**
 * Reads a body chunk by chunk. If reading is given up, the rest is discarded, so that a response can still be
 * sent on its socket.
 * @throws Refusal `payload-too-large`; Problem `client-closed` if it is cut off
 */
async function* bytesOf(body: WireRequest['body']): AsyncGenerator<Uint8Array> {
  if (body === null) return
  let bytes = 0
  const source = body instanceof Readable ? body.iterator({ destroyOnReturn: false }) : [body]
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes > maxFileBytes) {
        throw new Refusal('payload-too-large', { extensions: { max_bytes: maxFileBytes } })
      }
      yield chunk
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Problem('client-closed')
  } finally {
    if (body instanceof Readable) body.resume()
  }
}
