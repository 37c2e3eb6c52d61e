import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { customerEventSchemas, testEventSchema } from '../../../src/contract/chat/customer-event.ts'
import { customerEventTypes } from '../../../src/contract/chat/customer-event-names.ts'
import { chatRoutes } from '../../../src/contract/chat/routes.ts'
import { chatCalls } from '../../../src/contract/openapi/chat.ts'
import { chatExamples } from '../../../src/contract/openapi/chat-examples.ts'
import { toOpenApi } from '../../../src/contract/openapi/document.ts'
import { webhookExample } from '../../../src/contract/openapi/webhook-examples.ts'
import { answerExamples } from '../../../src/contract/operations/answer-examples.ts'
import { examples } from '../../../src/contract/operations/examples.ts'
import { type OperationId, operations } from '../../../src/contract/operations/index.ts'
import type { Operation } from '../../../src/contract/operations/operation.ts'

/** As readers get it. */
const document = JSON.parse(JSON.stringify(toOpenApi()))

/** Yields every place in a document that shows JSON, with its path. */
function* shownIn(node: unknown, path = ''): Generator<[path: string, media: { example?: unknown }]> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (/^(application\/(problem\+)?json|text\/plain)$/.test(key)) yield [path, value]
    else yield* shownIn(value, `${path} ${key}`)
  }
}

describe('examples in the OpenAPI document', () => {
  it('exist for every request and response, including those of the chat page’s calls and the webhooks', () => {
    const shown = [...shownIn({ ...document.paths, ...document.webhooks, ...document.components.responses })]
    expect(shown.length).toBeGreaterThan(100)
    // A stream, and data sent as text, have no example.
    const without = shown.filter(([, { example }]) => example === undefined).map(([path]) => path)
    expect(without).toEqual([
      ' /chat/v1/events get responses 200 content',
      ' /chat/v1/transcript get responses 200 content',
    ])
  })

  it('are responses as the contract defines them, without extra members', () => {
    for (const { id, response, request } of Object.values<Operation>(operations)) {
      const example = answerExamples[id as OperationId]
      expect(response.body.parse(example), id).toEqual(example)
      const asked = (examples as Record<string, unknown>)[id]
      if (asked !== undefined) expect(request.body?.safeParse(asked).success, id).toBe(true)
    }
  })

  it('are requests and responses of the chat page as the relay accepts and returns them', () => {
    for (const name of Object.keys(chatRoutes) as (keyof typeof chatRoutes)[]) {
      const { body, answer } = chatCalls[name]
      const { request: asked, answer: answered } = chatExamples[name] ?? {}
      if (body instanceof z.ZodType) expect(body.parse(asked), name).toEqual(asked)
      if (answer instanceof z.ZodType) expect(answer.parse(answered), name).toEqual(answered)
    }
  })

  it('are events as they are posted', () => {
    for (const type of customerEventTypes) {
      const event = webhookExample(type)
      expect(customerEventSchemas[type].parse(event), type).toEqual(event)
    }
    expect(testEventSchema.parse(webhookExample('test'))).toEqual(webhookExample('test'))
  })
})

describe('problems in the OpenAPI document', () => {
  const problems: { type: string; status: number; operations: string[] }[] = document['x-problems']
  const calls = Object.values<Record<string, Record<string, unknown>>>(document.paths)
    .flatMap((path) => Object.values(path))
    .filter((call) => call['x-problems'] !== undefined)

  it('name the operations that return them, and each of these names them', () => {
    expect(calls).toHaveLength(40)
    for (const { operationId, 'x-problems': types, responses } of calls) {
      const listed = problems.filter(({ operations }) => operations.includes(`${operationId}`))
      expect(types, `${operationId}`).toEqual(listed.map(({ type }) => type))
      const statuses = Object.keys(responses as object).filter((status) => !status.startsWith('2'))
      expect(new Set(statuses)).toEqual(new Set(listed.map(({ status }) => `${status}`)))
    }
    const known = new Set(calls.map(({ operationId }) => operationId))
    expect(problems.flatMap(({ operations }) => operations).filter((id) => !known.has(id))).toEqual([])
  })
})
