import type { Action } from '../../../contract/chat/message.ts'
import { actionTexts } from '../../languages/action-texts.ts'
import { moreTexts } from '../../languages/at-once.ts'
import { languages } from '../../languages/languages.ts'
import type { AdvisedAction } from '../../languages/tables/action-texts.ts'
import type { QuestionTopic } from '../../languages/tables/reading-words.ts'
import type { Intent, Reading, Told } from '../../understanding/facts/reading.ts'
import { surely, surelyDoes, sureOf } from '../model/plan.ts'
import { hasBegun, type ScamState, withAnswers } from '../model/state.ts'
import { type Context, type Heard, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { hotlineLine, hotlineLines } from '../report/contacts.ts'
import { maskNumbers, retention } from '../report/format.ts'
import { hasQuestionMark, isBareValue, mentions, saysOutright } from '../understand/choice.ts'
import { namedLanguage } from '../understand/command.ts'
import { fold } from '../understand/fold.ts'
import { isHarmlessIdiom } from '../understand/named-danger.ts'
import { type UrgentReply, urgentReply } from '../urgent/urgent-answers.ts'
import { isLongStory, isStory } from './story.ts'

/** Reads what the citizen asks, how they feel, who they are and in which language they write. */
export function hear(text: string, c: Context): Heard {
  const urgent = urgentReply(text, c)
  if (urgent?.isOnly) return onlyQuestion(urgent)
  // A question on the card is read like one at the beginning.
  const isAtCard = c.state.step === 'summary' && hasQuestionMark(text)
  const reading = (isAtCard ? c.at({ ...c.state, step: 'whatHappened' }) : c).read(text)
  const intent = surelyDoes(reading.intent)
  // "He says I will be arrested" asks nothing, although others ask about it.
  const mayAsk =
    hasQuestionMark(text) ||
    (!isBareValue(text) &&
      !isRobbedNow(reading) &&
      (reading.intent?.value === 'question' || !isLongStory(text)))
  const named = mayAsk ? surely('question', reading.question) : undefined
  // A statement is not answered with "I can't answer that".
  const isAsked =
    hasQuestionMark(text) || (!isLongStory(text) && (reading.intent?.confidence ?? 0) >= sureOf.question)
  // "She is 16", said by a helper, is not the age of the citizen.
  const { minor, forOther } = c.state.answers
  const isMinor = surely('minor', reading.minor) === true && minor === undefined && !forOther
  const isOther = named === undefined || named === 'other' || isOutOfPlace(named, c)
  const asked = isOther
    ? (isAsked && topicOf(reading)) || (intent === 'question' && isAsked ? 'other' : undefined)
    : named
  // Whether someone of the citizen's age may report is answered by the text about their age.
  const topic = isMinor && asked === 'other' ? undefined : asked
  const isBefore = !hasBegun(c.state) && c.can.has('find-case') && isStory(text)
  const asksCase = topic === 'my_case' && (hasCase(c) || isBefore)
  const answered = urgent?.answers.length ? urgent.answers : topic && !asksCase ? answerTo(topic, c) : []
  const wish = contactWishIn(text, c)
  const hasAgreed = saysAgreed(text, c)
  const lines = [
    ...(urgent?.comfort ?? []),
    ...(isMinor ? [toMinor(c)] : []),
    ...answered,
    ...(wish ? [say(c.texts.say.contactWishNoted)] : []),
    ...(hasAgreed ? [say(c.texts.say.thanksForTelling)] : []),
    ...(intent === 'distress' && answered.length === 0 && !urgent ? [say(c.texts.say.welcome)] : []),
  ]
  const tellsCode = saysOutright(text, c, (w) => w.codeAsked)
  const told: ScamState = {
    ...(urgent?.state ?? c.state),
    ...(tellsCode && { codeTold: true }),
    ...(named === 'did_it' && { stepsDone: true }),
  }
  const state = withAnswers(told, {
    ...(isMinor && { minor: true }),
    ...(wish && { contactWish: wish }),
    ...(hasAgreed && { agreed: true }),
  })
  const read = hasWords(text) ? otherLanguage(reading.language, c) : undefined
  // "Pwede ba tagalog na lang" names the language more reliably than the language of its words.
  const byName = read && namedLanguage(text, c)
  const language = byName && byName !== c.state.lang && c.profile.languages.includes(byName) ? byName : read
  return {
    say: lines,
    ...(answered.length > 0 && { answers: answered }),
    ...((hasQuestionMark(text) || (isStory(text) && asksSurely(reading))) && {
      ifUnanswered: answerTo('other', c),
    }),
    state: language ? { ...state, languageOffered: language } : state,
    ...(intent && { intent }),
    ...(isHarmlessIdiom(text) && { isIdiom: true }),
    ...(forOther === undefined && c.state.step !== 'reporter' && paidByFamily(text) && { isForFamily: true }),
    ...(c.state.answers.danger && despair.test(fold(text)) && { despairs: true }),
    ...(asksForPerson(text, reading, intent) && { wantsPerson: true }),
    ...(c.can.has('hand-over') && topic && isForPerson.has(topic) && { offersPerson: true }),
    ...(asksCase && { asksCase }),
    ...(language && { offer: languageOffer(language, c) }),
  }
}

/** A question that says nothing else leaves the open question as it is. */
const onlyQuestion = ({ comfort, answers, state, asksCase, offersPerson }: UrgentReply): Heard => ({
  say: [...comfort, ...answers],
  answers: [...comfort, ...answers],
  state,
  isOnlyQuestion: true,
  ...(asksCase && { asksCase }),
  ...(offersPerson && { offersPerson }),
})

/** "I have screenshots of the chat" may sound like a question, and asks nothing. */
const asksSurely = ({ intent }: Reading): boolean =>
  intent?.value === 'question' && (intent.quote !== '' || intent.confidence >= sureOf.question)

/** "A man is helping me by phone and opens my bank": tells what happens and asks nothing. */
const isRobbedNow = ({ situations: [likeliest] = [] }: Reading): boolean =>
  likeliest?.value === 'robbedNow' && likeliest.confidence >= sureOf.situation

/** Questions after which one tap leads to a person. */
const isForPerson: ReadonlySet<QuestionTopic | 'other'> = new Set(['is_bot', 'other'])

/** Answers that would frighten or mislead where nothing in the report suggests the topic. */
function isOutOfPlace(topic: QuestionTopic, { state: { answers, advised = [] } }: Context): boolean {
  if (topic === 'hang_up')
    return (
      hasFacts(answers) &&
      answers.ongoing !== 'yes' &&
      !advised.includes('hangUp') &&
      !advised.includes('disconnect')
    )
  return topic === 'take_down' && hasFacts(answers) && answers.scamType !== 'extortion_coercion'
}
const hasFacts = ({ scamType, payments: [first] }: ScamState['answers']): boolean =>
  scamType !== undefined || first?.amountMinor !== undefined

/** "And the fee of 1200, do I pay it?" is answered although its words are on no list. */
const topicOf = ({ paid, intent }: Reading): QuestionTopic | undefined =>
  intent?.value === 'question' && paid?.value === 'planned' && paid.confidence >= sureOf.planned
    ? 'pay_more'
    : undefined

/** "Yes, she agrees", at a question for something else. */
const saysAgreed = (text: string, c: Context): boolean =>
  c.state.answers.forOther === true &&
  c.state.answers.agreed === undefined &&
  c.state.step !== 'reporter' &&
  text.length <= mostWish &&
  !mentions(text, c, (w) => w.theyDoNot) &&
  saysOutright(text, c, (w) => w.theyAgree)

/** A message about a payment may mention people, and is a request for an agent only if words say so. */
const asksForPerson = (text: string, reading: Reading, intent: Intent | undefined): boolean =>
  reading.wantsPerson !== undefined ||
  (intent === 'person' &&
    reading.payments.length === 0 &&
    // "Can you call me?" has an answer of its own.
    reading.question?.value !== 'call_me' &&
    !/\p{Nd}{3}/u.test(text))

/** "No calls, only messages": the sentence that says so, without numbers. */
function contactWishIn(text: string, c: Context): string | undefined {
  const isWish = (part: string) => mentions(part, c, (w) => w.contactWish)
  if (text.length > mostWishLetters || !isWish(text)) return undefined
  const wish = text.split(/[.!\n۔।]+/).find(isWish) ?? text
  const said = maskNumbers(wish.trim()).slice(0, mostWish)
  return said === c.state.answers.contactWish ? undefined : said
}
const mostWishLetters = 600
const mostWish = 120

const toMinor = ({ texts, profile: { childLine } }: Context): DialogMessage => ({
  type: 'text',
  text: [texts.say.minor, childLine && hotlineLine(childLine, texts)].filter(Boolean).join('\n'),
  view: 'advice',
  ...(childLine && { advises: ['childLine' as const] }),
})

/**
 * The answer to a question of the citizen, as it applies to this deployment and their case. Where nothing
 * better is known, it repeats what to do first.
 */
function answerTo(topic: NonNullable<Reading['question']>['value'], c: Context): DialogMessage[] {
  const { answers } = c.texts
  const advised = c.state.caseId === undefined ? (c.state.advised ?? []) : []
  const open = advised.filter((one) => !namesLine.has(one) && !isDone(one, c)) as AdvisedAction[]
  // Whoever helps somebody who is about to pay can call that person's bank.
  const first = (c.state.answers.forOther && open.find((one) => one === 'vulnerableLine')) || open[0]
  const action = first && actionText(first, c)
  const again = action === undefined ? [] : [say(answers.mostImportant({ action }))]
  if (topic === 'what_to_do') return again.length > 0 ? again : [say(answers.what_to_do, 'advice')]
  if (topic === 'other') return [...again, say(answers.other({ hotlines: hotlineLines(c) }))]
  // Who passed on money for others asks whether the police will come for them.
  const isMule = c.state.advised?.includes('stopPassingOn') && asksForJustice.has(topic)
  const about = isMule ? 'legal_trouble' : topic
  const advises = answersAdvise[about]
  return [{ ...say(answerText(about, c)), ...(advises && { advises }) }]
}

/** Questions that sound alike whether the citizen fears the law or hopes for it. */
const asksForJustice: ReadonlySet<QuestionTopic | 'other'> = new Set(['police', 'catch_them'])

/** Actions that the answer to a question already names. */
const answersAdvise: Partial<Readonly<Record<QuestionTopic | 'other', readonly AdvisedAction[]>>> = {
  hang_up: ['hangUp'],
  give_code: ['keepCode'],
  turn_off: ['disconnect'],
  open_link: ['disconnect'],
  what_to_say: ['talkWithThem'],
  say_to_bank: ['callBank'],
  pay_more: ['doNotPay'],
  answer_them: ['doNotAnswer'],
  keep_or_delete: ['keepEvidence'],
}

/** What to do, in words for the person it happens to or for somebody who helps them. */
export function actionText(action: AdvisedAction, { state }: Context): string | undefined {
  const texts = actionTexts[state.lang] ?? actionTexts.en
  return (state.answers.forOther === true ? texts?.helping[action] : undefined) ?? texts?.[action]
}

/** "I hung up and called them": steps that were taken are not named again. */
const isDone = (action: Action, { state: { stepsDone, answers } }: Context): boolean =>
  (stepsDone === true && action !== 'doNotPay' && action !== 'doNotAnswer') ||
  ((action === 'hangUp' || action === 'disconnect') && answers.ongoing === 'no')

/** Actions that name a line, and not what to do. */
const namesLine: ReadonlySet<Action> = new Set<Action>([
  'emergency',
  'crisisLine',
  'childLine',
  'violenceLine',
])

function answerText(topic: QuestionTopic, c: Context): string {
  const { answers, answersAfter, taps } = c.texts
  const after: Partial<Record<string, string>> = c.state.caseId === undefined ? {} : answersAfter
  if (after[topic]) return after[topic]
  switch (topic) {
    case 'who_sees':
      return answers.who_sees({ retention: retention(c) })
    case 'erase_chat':
      return answers.erase_chat({ erase: (moreTexts[c.state.lang] ?? moreTexts.en)?.clear ?? '' })
    case 'call_me':
      if (c.can.has('hand-over')) return answers.call_me_chat({ person: taps.person })
      return answers.call_me({ hotlines: hotlineLines(c) })
    default:
      return answers[topic]
  }
}

const hasCase = ({ state }: Context) => state.caseId !== undefined || (state.earlierCases ?? []).length > 0

/** Whether a message has words other than names: "Rolan Sample, Meridian Bank" is in no language. */
const hasWords = (text: string): boolean =>
  (text.match(/(?<!\p{L})[\p{Ll}\p{Lo}][\p{L}\p{M}]+/gu)?.length ?? 0) > 1

/** Offered once per language. */
function otherLanguage(told: Told<string> | undefined, { state, profile }: Context): string | undefined {
  const lang = surely('language', told)
  const isKnown = lang !== undefined && lang !== state.lang && profile.languages.includes(lang)
  return isKnown && state.languageOffered !== lang ? lang : undefined
}

/** The offer of a language, written in it, and the tap that accepts it. */
function languageOffer(lang: string, c: Context): { note: string; tap: string } {
  const { texts } = c.at({ ...c.state, lang })
  return { note: texts.ask.thisLanguage, tap: languages[lang]?.name ?? lang }
}

/** "My mum sent 10k to a man": somebody else's money, for whom the citizen writes. */
const paidByFamily = (text: string): boolean => familyPaid.some((pattern) => pattern.test(text))
const familyPaid = [
  /\b(?:my|our) (?:mum|mom|mother|ma|dad|father|grand\w+|nan|lola|lolo|wife|husband|sister|brother|son|daughter|aunt|uncle)(?: has| had| just| already)* (?:sent|send|paid|transferred|wired|lost)\b(?! (?:me|us)\b)/i,
  /मेर[ीे] (?:मम्मी|माँ|मां|पापा|पिताजी|दादी|नानी|दादा|नाना|पत्नी|पति|बहन|भाई|बेटे|बेटी) ने .*(?:भेज|दे द|ट्रांसफर)/,
  /میر[یے] (?:امی|والدہ|ابو|والد|بیوی|شوہر|بہن|بھائی|نانی|دادی|بیٹے|بیٹی) نے .*(?:بھیج|دے د|کر د|ٹرانسفر)/,
  /\bmer[ei] (?:mummy|mammi|maa|papa|ammi|abbu|biwi|wife|husband|shohar|pati|behen|bhai|dadi|nani|bet[ei])\w* ne\b.*\b(?:bhej|de di|transfer|kar di)/i,
] as const

/** "What's the point", after somebody was in danger; by anybody else, it is said of the report. */
const despair =
  /\b(?:what ?s the point|no point|nothing matters|give up|walang? (?:na |nang |ng )?(?:silbi|saysay|kwenta)|ano pa(?: ba)?(?: ang)? (?:silbi|saysay)|wala nay (?:pulos|kapuslanan)|a quoi bon|sert a rien|para que (?:seguir|vivir)|no vale la pena|nao adianta|pra que (?:viver|continuar)|tanto faz|kya fay?da|haina maana|faida gani)\b|کیا فائدہ|क्या फायदा|ما الفائده|وش الفايده|مفيش فايده/u
