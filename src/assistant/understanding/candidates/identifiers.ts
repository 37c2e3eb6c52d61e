import { createPhraseFinder, type PhraseFinder, type Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'

/** An account or telephone number. */
export interface AccountNumber extends Range {
  /** Without separators; with a plus where it was written. */
  written: string
  digits: string
  /** It has the form of a telephone number of the deployment's country, or a country code. */
  isPhone: boolean
}

/** A transaction reference. */
export interface Reference extends Range {
  /** As written. */
  value: string
}

const fewestDigits = 7

/** Finds account and telephone numbers: identifiers of seven digits or more without letters. */
export function findAccountNumbers({ tokens }: Doc): AccountNumber[] {
  return tokens.flatMap(({ isId, written }, index) => {
    const bare = written.replace(/[^\d+]/g, '')
    const digits = bare.replace(/\D/g, '')
    if (!isId || /[A-Z]/.test(written) || digits.length < fewestDigits) return []
    const isPhone = /^(?:09\d{9}|639\d{9}|9\d{9})$/.test(digits) || /^\+\d{9,15}$/.test(bare)
    return [{ first: index, last: index, written: bare, digits, isPhone }]
  })
}

const fillers =
  /^(?:on|the|my|sms|alert|du|de|of|payment|paiement|transaction|virement|transfert|cest|dice|diz|no|nr|num|nbr|number|numero|#|:|\.|is|ay|was|kay|est|le|la|code|ko|po|id|hai|ni|ya|y|it|says|said|yung|nga|naman|this|eto|ito|,|،|نمبر|ہی|ہے|کا|नंबर|नबर|है|का|رقم|ہو|ہی|es|el|numero|é|e|-|=|"|')$/

/** Creates a finder of references: what looks like one after a phrase such as "ref no". */
export function createReferenceFinder(lists: readonly string[]): (doc: Doc, isAsked: boolean) => Reference[] {
  const before: PhraseFinder = createPhraseFinder(...lists)
  return (doc, isAsked) => {
    const found: Reference[] = []
    for (const hit of before.find(doc)) {
      let at = hit.last + 1
      while (at < hit.last + 7 && fillers.test(doc.tokens[at]?.folded ?? '')) at++
      const reference = referenceAt(doc, at)
      if (reference && !found.some(({ first }) => first === reference.first)) found.push(reference)
    }
    if (found.length > 0 || !isAsked) return found
    for (let at = 0; at < doc.tokens.length; at++) {
      const reference = referenceAt(doc, at)
      const value = reference?.value.replace(/[\s().-]/g, '') ?? ''
      if (reference && value.length >= 6 && !telephoneForm.test(value) && !roundSum.test(value))
        return [reference]
    }
    return found
  }
}

/** A telephone number that is not called a reference is not one. */
const telephoneForm = /^(?:\+\d{9,14}|0\d{9,10})$/

/** "120 000 in all" is money, whatever was asked. */
const roundSum = /^[1-9]\d{0,3}000$/

// "Is 0918 222 3333" starts with a word, "REF 0918" with its own letters.
const form =
  /^(?:[A-Za-z]{0,9}-?|[A-Z]{1,9} )\d[\dA-Z]{0,40}(?:[- ]?[A-Z]{1,5}(?![a-z]))?(?:[-/ ](?=[\dA-Z]{0,20}\d)[\dA-Z]{1,20}|-[A-Z]{1,6}(?![a-z])){0,6}/

function referenceAt(doc: Doc, index: number): Reference | undefined {
  const token = doc.tokens[index]
  if (!token) return undefined
  const value = form.exec(doc.raw.slice(token.start, token.start + 48))?.[0].trim()
  if (!value || value.replace(/\W/g, '').length < 4 || !/\d{3}|\d\D\d/.test(value)) return undefined
  const end = token.start + value.length
  let last = index
  while ((doc.tokens[last + 1]?.start ?? Number.POSITIVE_INFINITY) < end) last++
  return { first: index, last, value }
}
