import { describe, expect, it } from 'vitest'
import { toOpenApi, toShapes } from '../../../src/contract/openapi/document.ts'
import { addMeanings, meaningKeys } from '../../../src/contract/openapi/meanings.ts'
import { scamTypes } from '../../../src/contract/operations/vocabulary.ts'

describe('descriptions of the OpenAPI document’s parameters, members and values', () => {
  const used = new Set<string>()
  const missing = new Set<string>()
  addMeanings(toShapes(), {
    onUse: (key) => used.add(key),
    onMissing: (member) => missing.add(member),
  })

  it('exist for each of them', () => {
    expect([...missing]).toEqual([])
  })

  it('exist only for those that exist', () => {
    expect(meaningKeys.filter((key) => !used.has(key))).toEqual([])
  })

  it('cover the values of a vocabulary that can be extended', () => {
    const document = JSON.parse(JSON.stringify(toOpenApi()))
    const { schema } = document.paths['/v1/cases/intake'].post.requestBody.content['application/json']
    const [known, others] = schema.properties.scam_type.anyOf
    expect(known.enum).toEqual(scamTypes)
    expect(Object.keys(known['x-enumDescriptions'])).toEqual(scamTypes)
    expect(others).toEqual({ type: 'string' })
  })

  it('are plain sentences', () => {
    const document = JSON.stringify(toOpenApi())
    const descriptions = [...document.matchAll(/"description":"((?:[^"\\]|\\.)+)"/g)].map(([, text]) => text)
    const ofValues = [...document.matchAll(/"x-enumDescriptions":(\{[^}]*\})/g)].flatMap(([, all]) =>
      Object.values(JSON.parse(`${all}`) as Record<string, string>),
    )
    expect(ofValues.length).toBeGreaterThan(100)
    descriptions.push(...ofValues)
    expect(descriptions.length).toBeGreaterThan(900)
    expect(descriptions.filter((text) => !/^[\p{L}\d`#].*[.?]$/u.test(`${text}`))).toEqual([])
  })

  it('name both forms of the hash that proves a uid', () => {
    const { paths } = JSON.parse(JSON.stringify(toOpenApi()))
    for (const call of [paths['/chat/v1/sessions'].post, paths['/chat/v1/human'].put]) {
      const { schema } = call.requestBody.content['application/json']
      const { description, pattern } = schema.properties.humanHash
      expect(description).toContain('`<unix seconds>.<hex>`, the HMAC of `exp:<unix seconds>:<humanUid>`')
      expect(description).toContain('the HMAC of `humanUid` alone')
      const hex = '5f'.repeat(32)
      expect([hex, `1795165800.${hex}`].every((hash) => new RegExp(pattern, 'i').test(hash))).toBe(true)
    }
  })
})
