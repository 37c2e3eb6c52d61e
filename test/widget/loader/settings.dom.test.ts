import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSettings, type Settings } from '../../../src/widget/loader/settings.ts'

const script = 'https://chat.example/widget.js'

describe('settings', () => {
  const errors: string[] = []
  beforeEach(() => {
    errors.length = 0
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => errors.push(words.join(' ')))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const parse = (given: object) => parseSettings({ gwId: 'demo', ...given } as Settings, script)

  it('accept valid values unchanged', () => {
    const right = {
      gwId: 'demo',
      env: 'test',
      humanUid: 'citizen-7',
      humanHash: 'AB'.repeat(32),
      onLoad: () => {},
      relayUrl: 'https://relay.example:8443/',
      locale: 'tl-PH',
      theme: 'dark',
      container: document.body,
      zIndex: 0,
      position: 'left',
    }
    expect(parse(right)).toEqual(right)
    expect(errors).toEqual([])
  })

  it('derive the relay from the URL of the script', () => {
    expect(parse({})?.relayUrl).toBe(script)
  })

  it.each([
    [7, '7'],
    [0, '0'],
    [123_456_789_012_345, '123456789012345'],
  ])('accept the number %s as a uid, by its digits', (humanUid, text) => {
    expect(parse({ humanUid })?.humanUid).toBe(text)
    expect(errors).toEqual([])
  })

  it('ignore absent values silently', () => {
    expect(parse({ humanUid: undefined, humanHash: null, onLoad: undefined })).toEqual({
      gwId: 'demo',
      relayUrl: script,
    })
    expect(errors).toEqual([])
  })

  const wrong: [name: string, value: unknown][] = [
    ['env', 7],
    ['env', ''],
    ['humanUid', { id: 7 }],
    ['humanUid', Number.NaN],
    ['humanUid', Number.POSITIVE_INFINITY],
    ['humanUid', 1.5],
    ['humanUid', Number('12345678901234567890')],
    ['humanUid', true],
    ['humanUid', ''],
    ['humanUid', ['citizen-7']],
    ['humanHash', 'abc'],
    ['humanHash', 'zz'.repeat(32)],
    ['onLoad', 'start'],
    ['locale', true],
    ['theme', 'mauve'],
    ['theme', ['dark']],
    ['container', '#nowhere'],
    ['container', '<<<'],
    ['container', 7],
    ['zIndex', 'high'],
    ['zIndex', '7;color:red'],
    ['position', 'top'],
    ['locale', Symbol('tl')],
    ['colour', 'red'],
    ['toString', 'mine'],
  ]
  for (const [name, value] of wrong) {
    it(`report ${name} by name in the console when it is ${String(value)}, and go on without it`, () => {
      expect(parse({ [name]: value })).toEqual({ gwId: 'demo', relayUrl: script })
      expect(errors).toHaveLength(1)
      expect(errors[0]).toContain(`Parley: wrong setting "${name}"`)
    })
  }

  const fatal: [name: string, value: unknown][] = [
    ['gwId', undefined],
    ['gwId', ''],
    ['gwId', 42],
    ['relayUrl', 'chat.example'],
    ['relayUrl', 'ftp://chat.example'],
    ['relayUrl', 'javascript:alert(1)'],
    ['relayUrl', 'https://chat example'],
    ['relayUrl', 7],
  ]
  for (const [name, value] of fatal) {
    it(`give no chat when ${name} is ${String(value)}`, () => {
      expect(parse({ [name]: value })).toBeFalsy()
      expect(errors).toEqual([expect.stringContaining(`wrong setting "${name}"`)])
    })
  }

  it('give no chat if nothing says where the relay is', () => {
    expect(parseSettings({ gwId: 'demo' }, undefined)).toBeFalsy()
    expect(errors).toEqual([expect.stringContaining('wrong setting "relayUrl"')])
  })

  it('write nothing of a wrong uid or hash to the console', () => {
    parse({ humanUid: ['citizen-7'], humanHash: 'secret' })
    expect(errors.join()).not.toMatch(/citizen-7|secret/)
  })
})
