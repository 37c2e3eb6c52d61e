import { describe, expect, it } from 'vitest'
import { allPacks } from '../../../../src/assistant/dialog/deployment/packs.ts'
import { findForeignAddress, hasDigits } from '../../../../src/relay/config/overrides/addresses.ts'
import { textsIn } from '../../../../src/relay/config/overrides/console-texts.ts'

const own = ['bank.example']

describe('an address in a text', () => {
  it.each([
    'Go to https://evil.example',
    'Go to HTTP://EVIL.EXAMPLE/login',
    'Go to evil.example/bank.example',
    'Write to help@evil.example',
    'bank.example.evil.com',
    'evilbank.example',
    // Userinfo, and slashes as browsers parse them.
    'https://bank.example@evil.example',
    'https://evil.example@bank.example',
    'https://bank.example:x@evil.example/',
    'bank.example@evil.example',
    'https://evil.example\\@bank.example',
    'https:\\\\evil.example',
    // Letters of other scripts, and their names in ASCII.
    'bаnk.example',
    'https://bаnk.example',
    'xn--bnk-7cd.example',
    'bank.ехample',
    // Characters that are normalised to ordinary ones.
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil。example',
    'evil｡example',
    'evil\u2024example',
    'ev\u200bil.exa\u00admple',
    'e\ufe0fvil.example',
    '\u202eelpmaxe.live',
    'http://198.51.100.7/login',
    '198.51.100.7',
    'http://[2001:db8::1]/',
    'https://localhost/',
    'ftp://evil.example',
    'javascript:alert',
    'evil.{name}.example',
    '{name}evil.example',
  ])('is found and rejected: %s', (text) => {
    expect(findForeignAddress(text, own)).toBeDefined()
  })

  it.each([
    'Go to https://bank.example/help',
    'Go to www.bank.example.',
    'Write to ana.cruz@bank.example',
    'Write to help@mail.bank.example, or call {hotlines}.',
    'Your bank. Then the police.',
    'It costs 1.500 pesos, e.g. today at 3 p.m.',
    'Nothing…at all',
    'बैंक को फ़ोन करें। फिर पुलिस को।',
    'اتصل بالبنك. ثم الشرطة.',
  ])('is accepted if it is the deployment’s own or not an address: %s', (text) => {
    expect(findForeignAddress(text, own)).toBeUndefined()
  })

  it('is in none of the texts shipped with Parley, so that each can be reworded', () => {
    const found = Object.keys(allPacks).flatMap((lang) =>
      textsIn(lang).flatMap(({ key, text }) => {
        const address = findForeignAddress(text, own)
        return address === undefined ? [] : [`${lang} ${key}: ${address}`]
      }),
    )
    expect(found).toEqual([])
  })
})

describe('a digit in a text', () => {
  it.each(['Call 911', 'Call ٩١١', 'Call ۹۱۱', 'Call ９１１', 'Call ९११', 'Call ¹¹²', 'Call ①①②', '1️⃣', 'Ⅸ'])(
    'is found in any script: %s',
    (text) => {
      expect(hasDigits(text)).toBe(true)
    },
  )

  it.each(['Call your bank', 'Call {number2}', 'Llame a su banco'])('is not found in %s', (text) => {
    expect(hasDigits(text)).toBe(false)
  })
})
