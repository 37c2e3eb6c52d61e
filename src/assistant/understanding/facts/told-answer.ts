import type { QuestionTopic, ReadingWords } from '../../languages/tables/reading-words.ts'
import type { Candidates } from '../candidates/candidates.ts'
import type { Decisions } from '../roles/decisions.ts'
import type { Judgement } from '../roles/judge.ts'
import type { Flags, Scene } from '../roles/scene.ts'
import { createPhraseFinder, type Hit } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import {
  createAgreementFinder,
  createAnswerFinder,
  createConsentFinder,
  createLeastAgain,
} from './consent.ts'
import { createHandOffFinder } from './hand-off.ts'
import { leastOf } from './least.ts'
import type { Intent, Reading } from './reading.ts'
import type { Teller } from './teller.ts'
import { createSituationTeller } from './told-situations.ts'

/** Effect of a message at an open question, and what it asks for and the situation at any question. */
type ToldAnswer = Pick<
  Reading,
  | 'intent'
  | 'consent'
  | 'says'
  | 'agrees'
  | 'safety'
  | 'further'
  | 'question'
  | 'language'
  | 'wantsPerson'
  | 'situations'
  | 'paid'
>

/** Reads what a message does at an open question, in the chat's language. */
export type AnswerTeller = (
  found: Found,
  judgement: Judgement,
  tell: Teller,
  asked: { expected: string | undefined; lang: string },
) => ToldAnswer

/** Items found in a message. */
interface Found {
  candidates: Candidates
  flags: Flags
  scene: Scene
}

/** Creates the reader from the words of all languages. */
export function createAnswerTeller(
  words: Readonly<Record<string, ReadingWords>>,
  decisions: Decisions,
): AnswerTeller {
  const consentIn = createConsentFinder(words)
  const answerIn = createAnswerFinder(words)
  const mayAgree = createAgreementFinder(words)
  const leastAgain = createLeastAgain(words)
  const unless = createPhraseFinder(...Object.values(words).map(({ answers }) => answers.unless))
  /** "Ok si manden" sets no condition: in Spanish, the word also means yes. */
  const mightAgree = (doc: Doc, lang: string): boolean => {
    const said = doc.said.flatMap((token) => doc.tokens[token]?.folded ?? [])
    const isYes = (word: string | undefined) => lang === 'es' && word === 'si' && said.length <= mostYesWords
    return (
      !said.some((word) => /^[?؟]$|\p{N}{2}/u.test(word)) &&
      unless.find(doc).every(({ first }) => isYes(doc.tokens[first]?.folded))
    )
  }
  const handOffIn = createHandOffFinder(words)
  const situationsIn = createSituationTeller(decisions)
  return (found, judgement, tell, { expected, lang }) => {
    const { doc } = found.candidates
    const { request, isReport } = handOffIn(doc)
    const always = {
      ...situationsIn(found.scene, tell),
      ...(request && { wantsPerson: tell(true as const, 1, request) }),
    }
    if (expected === undefined) return always
    const consent = expected === 'consent' ? consentIn(doc) : undefined
    // "Yes, so that others are warned": a yes and no condition by the rules, and surely one by its words.
    const agrees = () =>
      mayAgree(doc) && judgement.chance('send', 'yes') > leastOf.send ? ('yes' as const) : undefined
    const says =
      expected === 'summary'
        ? (consentIn(doc) ?? agrees())
        : expected === 'consent'
          ? consent
          : answerIn(doc, expected)
    const mayBeYes = expected === 'summary' && mightAgree(doc, lang)
    const chance = mayBeYes ? judgement.chance('send', 'yes') : 0
    const least = mayBeYes ? leastAgain(doc, lang) : leastOf.sendAgain
    const safety = expected === 'safety' ? toldSafety(judgement, unless.find(doc).length > 0) : undefined
    const further = judgement.top('further', leastOf.further)
    const told = toldAnswer(judgement, tell, found, { consent, lang })
    // "The agent told me to pay" mentions a person, but does not ask for one.
    const isOther = told.intent?.value === 'person' && isReport && !request
    return {
      ...told,
      ...(says && { says: tell(says, 1) }),
      ...(chance > least && { agrees: tell(true as const, chance) }),
      ...(safety && { safety: tell(safety.label, safety.chance) }),
      ...(further && { further: tell(further.label === 'adds' ? 'adds' : 'replaces', further.chance) }),
      ...(isOther && { intent: tell('other', told.intent?.confidence ?? 0) }),
      ...always,
    }
  }
}

/** Longer messages with that word set conditions. */
const mostYesWords = 4

/** A message that sounds like danger, or sets a condition, is less likely to say that all are safe. */
function toldSafety({ chance, top }: Judgement, isConditional: boolean) {
  const likeliest = top('safety', leastOf.safety)
  if (!likeliest) return undefined
  const isDoubtful = isConditional || chance('danger', 'yes') >= leastOf.danger
  return likeliest.label === 'safe'
    ? { label: 'safe' as const, chance: isDoubtful ? leastOf.safety : likeliest.chance }
    : { label: 'danger' as const, chance: likeliest.chance }
}

/** Combines what a message does at an open question: `consent` is read by rules alone. */
function toldAnswer(
  judgement: Judgement,
  tell: Teller,
  { candidates, flags }: Found,
  { consent, lang }: { consent: 'yes' | 'no' | undefined; lang: string },
): ToldAnswer {
  const { doc, signs } = candidates
  const said =
    intentSaid('correction', signs.correction) ??
    intentSaid('person', flags.talk.person) ??
    intentSaid('language', flags.talk.language, leastOf.languageSaid)
  const intent = judgement.top('intent', leastOf.intent)
  const question = questionSaid() ?? judgement.top('question', leastOf.question)
  const language = otherLanguage(judgement, doc, { lang, isAsked: flags.talk.language.length > 0 })
  return {
    ...(consent
      ? { intent: tell(consent === 'yes' ? 'consent' : 'refusal', 1), consent: tell(consent, 1) }
      : said
        ? { intent: said }
        : intent && { intent: tell(withoutConsent(intent.label as Intent), intent.chance) }),
    ...(question && { question: tell(question.label as QuestionTopic | 'other', question.chance) }),
    ...(language && { language: tell(language.label, language.chance) }),
  }

  /** A topic that the citizen names in a question is more likely than another one. */
  function questionSaid() {
    if (judgement.chance('intent', 'question') < leastOf.intentSaid) return undefined
    const named = [...flags.questions].filter(([, hits]) => hits.length > 0)
    if (blocksPerson(flags.questions)) return { label: 'answer_them', chance: 0.5 }
    const [best] = named
      .map(([label]) => ({ label, chance: judgement.chance('question', label) }))
      .sort((a, b) => b.chance - a.chance)
    return best && best.chance > leastOf.questionSaid
      ? { ...best, chance: Math.max(best.chance, 0.5) }
      : undefined
  }

  /** An intent named by the citizen's words needs less probability than the likeliest. */
  function intentSaid(intent: Intent, [hit]: readonly Hit[], least: number = leastOf.intentSaid) {
    const chance = judgement.chance('intent', intent)
    return hit && chance > least ? tell(intent, chance, hit) : undefined
  }
}

/** "Should I block them" has the words of "should I block", and more; "how do I block my card" is about the card. */
function blocksPerson(questions: Flags['questions']): boolean {
  const person = questions.get('answer_them') ?? []
  const card = questions.get('block_card') ?? []
  const isWithin = ({ first, last }: Hit) =>
    person.some((hit) => hit.first <= first && hit.last >= last && hit.last - hit.first > last - first)
  return card.length > 0 && card.every(isWithin)
}

/** Consent is never guessed. */
const withoutConsent = (intent: Intent): Intent => (intent === 'consent' ? 'other' : intent)

/** People who write in the chat's language mix in words of others, and short answers could be in any. */
const leastWords = 2
/** How much more likely the chat's language is before anything is read, and if another one is asked for. */
const ownLanguage = { usually: 30, asked: 2 } as const

/** The language of a message, if it is certainly not the chat's. */
function otherLanguage(
  { chance, top }: Judgement,
  doc: Doc,
  { lang, isAsked }: { lang: string; isAsked: boolean },
): { label: string; chance: number } | undefined {
  const likeliest = wordsIn(doc) >= leastWords ? top('language', 0) : undefined
  if (!likeliest || likeliest.label === lang) return undefined
  const own = chance('language', lang) * ownLanguage[isAsked ? 'asked' : 'usually']
  const sure = likeliest.chance / (likeliest.chance + own)
  return sure > leastOf.language ? { label: likeliest.label, chance: sure } : undefined
}

/** Number of different words of a message; single letters do not count. */
const wordsIn = ({ tokens }: Doc): number =>
  new Set(tokens.map(({ folded }) => folded).filter((word) => /\p{L}.*\p{L}/u.test(word))).size
