import { describe, expect, it } from 'vitest'
import { now, reader } from './fixtures.ts'

const toldIn = (lang: string, text: string) => reader.read({ text, lang, now }).nothingCame?.quote

describe('undelivered goods', () => {
  it.each([
    ['en', 'i sent 3500 for a phone that never came', 'never came'],
    ['en', "paid the seller and the shoes didn't arrive", "didn't arrive"],
    ['tl', 'bumili ako ng sapatos sa fb, hindi po dumating', 'hindi po dumating'],
    ['ceb', 'nagpalit ko og cellphone, wala gyud niabot', 'wala gyud niabot'],
    ['fr', "j'ai payé une console, jamais livrée", 'jamais livrée'],
    ['ur', 'juta order kiya tha, parcel nahi aya', 'parcel nahi aya'],
    ['ur', 'پیسے دیے مگر سامان نہیں ملا', 'سامان نہیں ملا'],
    ['rw', 'naguze telefone, ntabwo yaje', 'ntabwo yaje'],
    ['kj', 'onda landa ongodi, inai uya', 'inai uya'],
  ])('are detected, with the words that say so (%s): %s', (lang, text, quote) => {
    expect(toldIn(lang, text)).toBe(quote)
  })

  it.each([
    ['en', 'i never received the code'],
    ['en', 'the shoes came but they were fake'],
    ['en', 'i did not receive any call from the bank'],
    ['tl', 'dumating naman pero peke'],
    ['fr', "je n'ai jamais reçu le remboursement"],
  ])('are not detected if something else is missing or the goods arrived (%s): %s', (lang, text) => {
    expect(toldIn(lang, text)).toBeUndefined()
  })
})
