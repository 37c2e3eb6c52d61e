import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../../support/properties.ts'
import { now, reader } from './fixtures.ts'

const consentIn = (text: string, lang = 'en') =>
  reader.read({ text, lang, now, expected: 'consent' }).consent?.value

describe('consent', () => {
  it.each([
    ['en', 'yes'],
    ['en', 'Yes please, go ahead'],
    ['en', 'ok'],
    ['en', 'no problem'],
    ['en', 'I agree'],
    ['tl', 'opo'],
    ['tl', 'sige po'],
    ['ceb', 'oo'],
    ['fr', 'oui'],
    ['fr', "d'accord"],
    ['ur', 'جی ہاں'],
    ['ur', 'ji haan'],
    ['rw', 'yego'],
    ['en', '👍'],
  ])('is given if the whole message means yes (%s): %s', (lang, text) => {
    expect(consentIn(text, lang)).toBe('yes')
  })

  it.each([
    ['en', 'no'],
    ['en', "don't share my name"],
    ['tl', 'hindi'],
    ['fr', 'non'],
    ['ur', 'nahi'],
    ['rw', 'oya'],
  ])('is refused (%s): %s', (lang, text) => {
    expect(consentIn(text, lang)).toBe('no')
  })

  it.each([
    ['en', 'I am scared'],
    ['en', 'I am deaf'],
    ['en', 'ok but who are you?'],
    ['en', 'yes but who reads it'],
    ['en', 'yes he is still calling me'],
    ['en', 'sure thats what the other guy said too'],
    ['en', 'no way, i was scammed'],
    ['en', 'no money was lost but they have my id'],
    ['en', 'if i say yes will i get in trouble'],
    ['en', 'yes?'],
    ['tl', 'sige na po tulungan nyo na po ako please'],
    ['tl', 'oo nga po na-scam talaga ako eh'],
    ['fr', 'oui mais qui va lire ça'],
    ['ur', 'haan magar kaun dekhega'],
    ['en', ''],
  ])('is neither given nor refused (%s): %s', (lang, text) => {
    expect(consentIn(text, lang)).toBeUndefined()
  })

  it('is never given by a message with an unknown word', () => {
    holds(
      fc.property(fc.stringMatching(/^[a-z]{6,12}$/), (word) => {
        expect(consentIn(`yes zq${word} ok`)).toBeUndefined()
      }),
    )
  })
})

describe('answer to whether money left', () => {
  it.each([
    ['en', 'its all still there, i checked', 'no'],
    ['fr', "oui oui, rien n'a bougé", 'no'],
    ['tl', 'andun pa po pension ko chineck ng apo ko', 'no'],
    ['ur', 'الحمدللہ پوری پنشن موجود ہے', 'no'],
    ['en', 'it is not all still there', undefined],
    ['en', 'still in the account, but my savings are gone', undefined],
  ])('is no if all of it is still there (%s): %s → %s', (lang, text, says) => {
    expect(reader.read({ text, lang, now, expected: 'moneyLeft' }).says?.value).toBe(says)
  })
})
