import type { ReadingWords } from '../../languages/tables/reading-words.ts'
import { createPhraseFinder, phrasesOf } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import { leastOf } from './least.ts'

type Answer = 'yes' | 'no' | undefined

/** Whether a whole message means yes or no to the question for consent. */
export type ConsentFinder = (doc: Doc) => Answer

/**
 * Whether a whole message means yes or no to any question; at the question for danger, "I am safe" is a no, and at the
 * question whether money left, "it is all still there".
 */
export type AnswerFinder = (doc: Doc, expected: string) => Answer

/** Maximum words of a message that can be a yes or a no; longer ones are a story. */
const longestConsent = 14

/**
 * Creates a reader of consent. A message is a yes only if it refuses nothing and every word belongs, in one
 * language and English, to a phrase of agreeing or to words that change nothing, or if it begins with a yes
 * and a request to send and sets no condition. It is a no if it refuses. Anything else is neither, and the
 * question is asked again.
 */
export function createConsentFinder(words: Readonly<Record<string, ReadingWords>>): ConsentFinder {
  const { en } = words
  const languages = Object.values(words).map((own) => consentIn(en && en !== own ? [own, en] : [own]))
  const beforeStory = storyAfterYes(Object.values(words))
  const refuses = createPhraseFinder(...Object.values(words).map(({ talk }) => talk.refuses))
  const unless = createPhraseFinder(...Object.values(words).map(({ answers }) => answers.unless))
  return (doc) => {
    if (/^\s*👍[\u{1f3fb}-\u{1f3ff}]?\s*$/u.test(doc.raw)) return 'yes'
    const said = doc.said.flatMap((token) => doc.tokens[token]?.folded ?? [])
    const spoken = said.filter((word) => /\p{L}/u.test(word))
    if (said.some((word) => /^[?؟]$/.test(word)) || spoken.length === 0 || spoken.length > longestConsent)
      return undefined
    const isRefused = refuses.find(doc).length > 0
    if (!isRefused && languages.some(({ agrees }) => agrees(spoken) || agrees(beforeStory(spoken))))
      return 'yes'
    const hasNumber = said.some((word) => /\p{N}{2}/u.test(word))
    if (!isRefused && !hasNumber && !unless.find(doc).length && languages.some(({ sends }) => sends(spoken)))
      return 'yes'
    const hasYes = languages.some(({ yes }) => yes.find(doc).length > 0)
    const isNo = (isRefused && !hasYes) || languages.some(({ denies }) => denies(spoken))
    return isNo ? 'no' : undefined
  }
}

/**
 * Creates a test whether a message can be a yes with other words around it: it holds a yes or asks to send, and
 * it refuses nothing, sets no condition, asks nothing and names no number.
 */
export function createAgreementFinder(words: Readonly<Record<string, ReadingWords>>): (doc: Doc) => boolean {
  const lists = Object.values(words)
  const agrees = createPhraseFinder(
    ...lists.flatMap(({ talk, answers }) => [talk.yes, talk.agrees, answers.yes, answers.sends]),
  )
  // "So", only in Portuguese, gives a reason in English.
  const hinders = createPhraseFinder(
    ...lists.flatMap(({ talk, answers }) => [
      talk.refuses,
      ...phrasesOf(answers.unless).filter((phrase) => phrase !== 'so'),
    ]),
  )
  return (doc) => {
    const said = doc.said.flatMap((token) => doc.tokens[token]?.folded ?? [])
    const { length } = said.filter((word) => /\p{L}/u.test(word))
    return (
      length >= shortestAgreement &&
      length <= longestAgreement &&
      !said.some((word) => /^[?؟]$|\p{N}{2}/u.test(word)) &&
      hinders.find(doc).length === 0 &&
      agrees.find(doc).length > 0
    )
  }
}
/**
 * Creates a function that returns how likely a message at the card must be to count as a yes if it is said again:
 * less for one that begins with a yes in the chat's language or English and refuses nothing ("yes my love").
 */
export function createLeastAgain(
  words: Readonly<Record<string, ReadingWords>>,
): (doc: Doc, lang: string) => number {
  const lists = Object.values(words)
  const denies = createPhraseFinder(...lists.flatMap(({ talk, signs }) => [talk.refuses, signs.not]))
  const yesOf = Object.fromEntries(
    Object.entries(words).map(([lang, { talk, answers }]) => [
      lang,
      createPhraseFinder(talk.yes, answers.yes, answers.sends),
    ]),
  )
  return (doc, lang) => {
    const { length } = doc.said.filter((token) => /\p{L}/u.test(doc.tokens[token]?.folded ?? ''))
    if (length > longestYes) return leastOf.sendAgain
    const begins = [lang, 'en'].some((one) =>
      yesOf[one]?.find(doc).some(({ first }) => first === doc.said[0]),
    )
    if (!begins || denies.find(doc).length > 0) return leastOf.sendAgain
    return length <= longestBareYes ? leastOf.yesAgain : leastOf.yesAndMoreAgain
  }
}
/** Longer messages tell more than a yes. */
const longestYes = 8
const longestBareYes = 3

/** Fewer words are covered by phrases: "why yes" is none. */
const shortestAgreement = 4
/** Maximum words of a yes with a reason; a longer message tells more. */
const longestAgreement = 24

/**
 * Creates a function that returns the words before the beginning of a story: "yes pls" of "yes pls i was
 * scammed". Empty if they ask for nothing, since "yes i was scammed" is not a yes to the question.
 */
function storyAfterYes(words: readonly ReadingWords[]): (spoken: readonly string[]) => readonly string[] {
  const lists = words.map(({ yesAndStory }) => yesAndStory)
  const endings = lists.flatMap(({ begins }) => phrasesOf(begins)).map((phrase) => ` ${phrase}`)
  const asks = lists.flatMap(({ asks }) => phrasesOf(asks)).map((phrase) => ` ${phrase} `)
  return (spoken) => {
    const said = ` ${spoken.join(' ')}`
    const story = endings.filter((phrase) => said.endsWith(phrase)).sort((a, b) => b.length - a.length)[0]
    const before = story ? said.slice(0, -story.length) : ''
    return asks.some((phrase) => `${before} `.includes(phrase)) ? before.trim().split(' ') : []
  }
}

/** Detects consent in one language and English. */
function consentIn(words: readonly ReadingWords[]) {
  const lists = (pick: (talk: ReadingWords['talk']) => readonly string[]) =>
    words.flatMap(({ talk }) => pick(talk))
  const more = (name: keyof ReadingWords['answers']) => words.map(({ answers }) => answers[name])
  const fills = [...lists((talk) => [talk.fills]), ...more('around')]
  const agreeing = [...lists((talk) => [talk.yes, talk.agrees]), ...more('yes')]
  const denying = [...lists((talk) => [talk.no, talk.refuses]), ...more('no')]
  // "Jee" agrees by itself but is mere politeness in "jee nahi": next to a refusal, it is not a yes.
  const polite = new Set(fills.flatMap(phrasesOf))
  const sending = more('sends').flatMap(phrasesOf)
  const saysYes = covering(agreeing, fills)
  return {
    sends: (spoken: readonly string[]) =>
      spoken.some((_, at) => {
        const rest = spoken.slice(at).join(' ')
        return (
          at > 0 &&
          sending.some((verb) => rest === verb || rest.startsWith(`${verb} `)) &&
          saysYes(spoken.slice(0, at))
        )
      }),
    yes: createPhraseFinder(...agreeing.flatMap(phrasesOf).filter((phrase) => !polite.has(phrase))),
    agrees: saysYes,
    denies: covering(denying, fills),
  }
}

/**
 * Creates a reader of yes and no at questions other than consent. Words of agreeing change nothing there: "no
 * problem" is not an answer to "is it still happening?".
 */
export function createAnswerFinder(words: Readonly<Record<string, ReadingWords>>): AnswerFinder {
  const { en } = words
  const languages = Object.values(words).map((own) => answersIn(en && en !== own ? [own, en] : [own]))
  const stillThere = createPhraseFinder(...Object.values(words).map(({ answers }) => answers.stillThere))
  const unless = createPhraseFinder(...Object.values(words).map(({ answers }) => answers.unless))
  return (doc, expected) => {
    const said = doc.said.flatMap((token) => doc.tokens[token]?.folded ?? [])
    const spoken = said.filter((word) => /\p{L}/u.test(word))
    if (said.some((word) => /^[?؟]$|\p{N}/u.test(word)) || spoken.length > longestConsent) return undefined
    const [there] = expected === 'moneyLeft' ? stillThere.find(doc) : []
    // "It is not all there" and "all there but my savings" do not say so.
    if (there)
      return unless.find(doc).every(({ first, last }) => first >= there.first && last <= there.last)
        ? 'no'
        : undefined
    const [yes, no] = (['yes', expected === 'safety' ? 'safe' : 'no'] as const).map((answer) =>
      languages.some((one) => one[answer](spoken)),
    )
    return yes === no ? undefined : yes ? 'yes' : 'no'
  }
}

function answersIn(words: readonly ReadingWords[]) {
  const around = words.flatMap(({ talk, answers }) => [talk.fills, talk.agrees, answers.around])
  const yes = words.flatMap(({ talk, answers }) => [talk.yes, answers.yes])
  const no = words.flatMap(({ talk, answers }) => [talk.no, answers.no])
  const safe = words.map(({ answers }) => answers.safe)
  return {
    yes: covering(yes, around),
    no: covering(no, around),
    safe: covering([...no, ...safe], around),
  }
}

/** Creates a test whether words can be covered completely by phrases, at least one of them a decisive one. */
function covering(
  telling: readonly string[],
  fills: readonly string[],
): (words: readonly string[]) => boolean {
  const byFirst = new Map<string, { parts: readonly string[]; tells: boolean }[]>()
  const stems: { parts: readonly string[]; tells: boolean }[] = []
  for (const [lists, tells] of [
    [telling, true],
    [fills, false],
  ] as const)
    for (const phrase of lists.flatMap(phrasesOf)) {
      const parts = phrase.split(' ')
      const [first = ''] = parts
      if (first.endsWith('*')) stems.push({ parts, tells })
      else byFirst.set(first, [...(byFirst.get(first) ?? []), { parts, tells }])
    }
  return (words) => {
    // For each position that can be reached: whether a decisive phrase was among those used so far.
    const reached: (boolean | undefined)[] = [false]
    for (const [at, word] of words.entries()) {
      const soFar = reached[at]
      if (soFar === undefined) continue
      const starting = [...new Set(shapesOf(word).flatMap((shape) => byFirst.get(shape) ?? [])), ...stems]
      for (const { parts, tells } of starting)
        if (parts.every((part, index) => fits(words[at + index], part))) {
          const end = at + parts.length
          reached[end] = reached[end] || soFar || tells
        }
    }
    return reached[words.length] === true
  }
}

const fits = (word: string | undefined, part: string) =>
  word !== undefined &&
  (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part || shapesOf(word).includes(part))

/** "yesss" is "yes", "nooon" is "non" and "haaan" is "haan". */
const shapesOf = (word: string): readonly string[] =>
  word.length <= longestWord && /(.)\1/u.test(word)
    ? [
        word,
        word.replace(/(.)\1+$/u, '$1'),
        word.replace(/(.)\1{2,}/gu, '$1'),
        word.replace(/(.)\1{2,}/gu, '$1$1'),
      ]
    : [word]
/** In characters; a longer word is not a "yes" with repeated letters. */
const longestWord = 40
