import { describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../src/contract/operations/index.ts'
import type { Operation } from '../../src/contract/operations/operation.ts'
import { send } from './operation-call.ts'
import { type ValidCall, validCalls } from './valid-calls.ts'

export interface ConformanceTarget {
  /** Base URL and headers, known once the servers are running. */
  at(): { url: string; headers: Record<string, string> }
  /** Before each call: creates what the call requires, and may return the call with those ids. */
  prepare?(id: OperationId, call: ValidCall): Promise<ValidCall> | ValidCall
  /**
   * What this target cannot do, and the response it must give instead: an engine that is not installed, for
   * example.
   */
  instead?: Partial<Record<OperationId, { status: number; code: string }>>
  /** After each call. */
  check?(id: OperationId, answer: { status: number; headers: Headers; body: unknown }): void | Promise<void>
}

/** Tests every row of the contract: a valid call gets the row's status and a body that matches its schema. */
export function describeConformance(name: string, target: ConformanceTarget): void {
  describe(name, () => {
    const rows: readonly Operation[] = Object.values(operations)
    it('has 40 operations', () => expect(rows).toHaveLength(40))

    it.each(rows.map((operation) => [operation.id, operation] as const))(
      'answers %s',
      async (id, operation) => {
        const known = id as OperationId
        const call = (await target.prepare?.(known, validCalls[known])) ?? validCalls[known]
        const { url, headers } = target.at()
        const response = await send(url, operation, call, headers)
        const text = await response.text()
        const instead = target.instead?.[known]
        if (instead) {
          expect(response.status, text).toBe(instead.status)
          expect(JSON.parse(text).type).toBe(`urn:parley:problem:${instead.code}`)
          return
        }
        expect(response.status, text).toBe(operation.response.status)
        const body: unknown = operation.response.encoding === 'text' ? text : JSON.parse(text)
        const parsed = operation.response.body.safeParse(body)
        expect(parsed.success ? [] : parsed.error.issues).toEqual([])
        await target.check?.(known, { status: response.status, headers: response.headers, body })
      },
    )
  })
}
