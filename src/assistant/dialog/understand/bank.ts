import type { Words } from '../../languages/tables/words.ts'
import type { BankAnswer } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import type { Bank } from '../model/types.ts'
import type { Understanding } from '../model/understanding.ts'
import { phrases } from './choice.ts'
import { editDistance } from './edit-distance.ts'
import { fold, holds } from './fold.ts'

/** Words of a bank's name that do not identify it by themselves. */
const generic = new Set(
  'bank banks banque bangko banko banki savings wallet ewallet e the of and de la du my from pay mobile money account'.split(
    ' ',
  ),
)

/** The bank of the deployment that a text names; "unionbank" is another institution, and no typo of "Unity Bank". */
export function bankIn(
  text: string,
  { profile, institutions }: Pick<Context, 'profile' | 'institutions'>,
): BankAnswer | undefined {
  const found = closest(text, profile.banks)
  const isOther = found?.isTypo && institutions(text).some(({ code }) => code === undefined)
  return isOther ? undefined : found?.bank
}

/**
 * The bank of the list that a text names, tolerating typos. Undefined if none or more than one matches
 * equally well.
 */
export const matchBank = (text: string, banks: readonly Bank[]): BankAnswer | undefined =>
  closest(text, banks)?.bank

function closest(text: string, banks: readonly Bank[]): { bank: BankAnswer; isTypo: boolean } | undefined {
  const folded = fold(text)
  if (folded === '') return undefined
  const words = [...new Set(folded.split(' '))].filter((word) => !generic.has(word))
  const said = { text: folded, whole: folded.replaceAll(' ', ''), words: words.slice(0, maxSlippedWords) }
  const scored = banks
    .map((bank) => ({ bank, score: Math.min(...namesOf(bank).map((name) => distanceTo(said, name))) }))
    .filter(({ score }) => score < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.score - b.score)
  const [best, second] = scored
  if (!best || (second && second.score === best.score)) return undefined
  return { bank: { code: best.bank.code, name: best.bank.name }, isTypo: best.score >= 1 }
}

/**
 * The name of an institution that is on no list, as told: the few words left without the words around a name.
 * Undefined for a sentence with words that say that people do not know, ask or skip.
 */
export function nameOfBank(text: string, c: Understanding): string | undefined {
  if (/[?؟]|\p{Nd}{3}/u.test(text)) return undefined
  const phraseWords = (pick: (words: Words) => readonly string[]) =>
    phrases(c, pick).flatMap((phrase) => phrase.split(' '))
  const around = new Set([
    '',
    ...aroundName,
    ...phraseWords((w) => [...w.mine, ...w.polite, ...w.yes, ...w.paid, ...w.to]),
  ])
  const ordinary = new Set(
    phraseWords((w) => [
      ...w.dontKnow,
      ...w.notSure,
      ...w.likelyNo,
      ...w.skip,
      ...w.no,
      ...w.newsNot,
      ...w.thanks,
      ...w.theyAgree,
      ...w.theyDoNot,
      ...w.sendIt,
      ...w.sendNow,
      ...w.commands.help,
      ...w.commands.repeat,
      ...w.commands.stop,
    ]),
  )
  for (const part of text.split(/[,.;!،۔\n]+/)) {
    const words = part.trim().split(/\s+/)
    const isAround = (word: string | undefined) =>
      word !== undefined &&
      fold(word)
        .split(' ')
        .every((part) => around.has(part))
    while (isAround(words[0])) words.shift()
    while (isAround(words.at(-1))) words.pop()
    const folded = words.map(fold).filter(Boolean)
    const tells = folded.some((word) => word.length > 1 && !generic.has(word) && !ordinary.has(word))
    const most = folded.some((word) => forBank.test(word)) ? mostNameWords + 3 : mostNameWords
    const isSentence =
      folded.length > most ||
      folded.some((word) => word.length > 1 && !generic.has(word) && ordinary.has(word))
    // "Ok then yes" agrees to something; a name next to a yes is written like a name.
    const agrees = phrases(c, (w) => w.yes).includes(fold(part.trim().split(/\s+/)[0] ?? ''))
    if (agrees && !/\p{Lu}/u.test(words.join(' ')) && !folded.some((word) => forBank.test(word))) continue
    if (tells && !isSentence) return words.join(' ').slice(0, mostNameChars)
  }
  return undefined
}

/**
 * Maximum words of a name; a name that contains "bank" may have more: "Development Bank of the Philippines".
 */
const mostNameWords = 4
/** The word for a bank. */
export const forBank = /^(?:bank|banque|bangko|banki)$/
const mostNameChars = 60
/** Single words that can be around a name. */
const aroundName =
  'it its was is s the i then so using used via through with in on by po ko lang nga naman yung ung ang galing gikan avec par c est etait se mera meri mere hai tha thi kuri yanjye سے میرا میرے ہے تھا'.split(
    ' ',
  )

/**
 * Maximum number of different words that are checked for typos: enough for an answer or the beginning of a
 * story.
 */
const maxSlippedWords = 24

/** A folded text, and the different words in it that may be a bank's name with a typo. */
interface Said {
  text: string
  /** Without its spaces. */
  whole: string
  words: readonly string[]
}

/** A bank's name in the form used for comparison. */
interface Name {
  text: string
  /** Without its spaces. */
  whole: string
  /** The words that identify it. */
  significant: readonly string[]
}

/** Prepared once per bank, since every message is compared with each. */
const prepared = new WeakMap<Bank, readonly Name[]>()

function namesOf(bank: Bank): readonly Name[] {
  const before = prepared.get(bank)
  if (before) return before
  const names = [bank.name, ...(bank.aliases ?? []), bank.code].map(fold).map((text) => ({
    text,
    whole: text.replaceAll(' ', ''),
    significant: text.split(' ').filter((word) => !generic.has(word)),
  }))
  prepared.set(bank, names)
  return names
}

/** 0 for the name itself, below 1 for a part that identifies it, above for typos; infinite for no match. */
function distanceTo({ text, whole: joined, words }: Said, name: Name): number {
  const { significant } = name
  if (text === name.text) return 0
  if (holds(text, name.text)) return 0.1 - name.text.length / 10_000
  if (significant.length > 0 && significant.every((word) => holds(text, word))) return 0.5
  const whole = slips(joined, name.whole)
  const byWord =
    significant.length === 0
      ? Number.POSITIVE_INFINITY
      : significant.reduce(
          (total, word) =>
            total + Math.min(Number.POSITIVE_INFINITY, ...words.map((token) => slips(token, word))),
          0,
        )
  return 1 + Math.min(whole, byWord)
}

/** Edits between two words, or infinite if they differ by more than a typo. */
function slips(said: string, word: string): number {
  const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  if (generic.has(said) || Math.abs(said.length - word.length) > most) return Number.POSITIVE_INFINITY
  const edits = editDistance(said, word, most)
  return edits <= most ? edits : Number.POSITIVE_INFINITY
}
