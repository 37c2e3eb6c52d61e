import type { ScamType } from '../../../contract/operations/vocabulary.ts'

/**
 * Phrases as one string, separated by commas. They are compared without case, accents and apostrophes, and as
 * whole words; `*` at the end of a word stands for any ending. A phrase may be of several words.
 */
type Phrases = string

/** Words with values: `one=1 two=2`, separated by blanks. */
export type WordValues = string

/**
 * The words by which the reader of victims' messages (`src/assistant/understanding`) finds money, moments and their part in what
 * happened, in one language. People mix languages, so the tables of a country's languages are read together; a word
 * that means something else in another language is left out.
 */
export interface ReadingWords extends PaymentWords, TalkWords {}

/** By which payments and the kind of scam are read; light enough for a page without a network. */
export interface PaymentWords {
  numbers: NumberReading
  time: TimeReading
  signs: Readonly<Record<Sign, Phrases>>
  /** What tells a kind of scam: first what nearly proves it, then what only hints at it. */
  kinds: Readonly<Record<TellableKind, readonly [telling: Phrases, hinting: Phrases]>>
}

/** By which is read how it stands, and what she wants of the chat. */
export interface TalkWords {
  talk: Readonly<Record<Talk, Phrases>>
  /** A yes before which a story begins: what makes the yes one to the question, and how the story begins. */
  yesAndStory: {
    /** "Please", "go ahead". */
    asks: string
    /** "I was scammed", to the end of the message. */
    begins: string
  }
  /** Yes and no in more wordings, as the whole message. */
  answers: AnswerWords
  /** Requests for a person, which can stand in a message that tells much else. */
  handOff: HandOffWords
  /** What she asks, by topic: phrases that hardly stand in another question. */
  questions: Readonly<Record<QuestionTopic, Phrases>>
}

/** Whole messages that answer a question for yes or no; `talk` has more of them, which the trained part knows. */
interface AnswerWords {
  yes: Phrases
  no: Phrases
  /** Words around a yes or a no that change neither: "I said", "whatever", "hurry". */
  around: Phrases
  /** No, to the question whether somebody is in danger: "nobody is in danger". */
  safe: Phrases
}

/** The parts of a request for a person, in any order within one clause. */
export interface HandOffWords {
  /** What makes speaking a wish: "can I", "let me", "I would like". */
  wants: Phrases
  /** "talk", "speak"; a request with one of the above. */
  speaks: Phrases
  /** A request with a person: "connect me", "give me"; where verbs end a sentence, "let me talk" in one. */
  hands: Phrases
  /** A request with a person where it begins a clause: "talk to". */
  opens: Phrases
  /** A request with a person who is named as one: "I need" (an agent). */
  needs: Phrases
  /** "human", "agent", with their usual slips. */
  persons: Phrases
  /** "someone". */
  anyone: Phrases
  /** Requests by themselves: "no more bots", "human please". */
  whole: Phrases
  /** What follows is what others said or wanted: "they told me". */
  told: Phrases
  /** What follows a person whom the story is about: "who took". */
  others: Phrases
}

/** Names a kind of scam that words can tell. */
export type TellableKind = Exclude<ScamType, 'other' | 'unknown'>

/** How numbers are said. Digits beside a scale ("25 thousand", "1 lakh 10 hazar") are read by the same words. */
export interface NumberReading {
  /** Words from 0 to 99 that add up. */
  units: WordValues
  /** Words that multiply what stands before them, or after them with `scaleFirst`. */
  scales: WordValues
  /** Parts of a scale that follows: `half=0.5` ("half a million"), `dhai=2.5`. */
  fractions?: WordValues
  /** Added to the number that follows: `saarhe=0.5`, `paune=-0.25`. */
  shifts?: WordValues
  /** Words between parts, such as "and". */
  joints: Phrases
  /** Endings that tie one part to the next: "ng", "t", "y". */
  clitics?: Phrases
  /** The scale stands before its number: "ibihumbi cumi". */
  scaleFirst?: true
  /** Units that end no number behind a thousand, since they mean something else there: Urdu "do", give. */
  notLast?: Phrases
  /** Four times twenty is eighty. */
  fourTwenties?: true
  /** The deployment's and other money beside an amount: `peso=PHP euro=EUR`; `=` without a code is any money. */
  money: WordValues
  /** What makes the number before it no amount: "years", "percent", "minutes", "followers". */
  counted: Phrases
  /** What announces a number that is no amount: "account number", "acct". */
  numberBefore?: Phrases
  /** What is counted when a payment was made several times: "times", "transfers", "x". */
  times?: Phrases
  /** Words that hold such a count: `twice=2 thrice=3`. */
  timesSaid?: WordValues
  /** What is bought by the piece: "pcs", "cards". */
  pieces?: Phrases
}

/** How moments are said. */
export interface TimeReading {
  /** Minutes ago at most: "just now", "a moment ago". */
  now: Phrases
  /** Days, as phrases of their own. What also says a part of the day ("this morning", "last night") stands there as well. */
  today: Phrases
  yesterday: Phrases
  dayBeforeYesterday: Phrases
  /** Parts of the day. */
  dawn: Phrases
  morning: Phrases
  noon: Phrases
  afternoon: Phrases
  evening: Phrases
  night: Phrases
  /** Greetings that hold a part of the day and are none: "good morning". */
  greetings: Phrases
  /** January first; the words for one month stand side by side, separated by blanks. */
  months: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  /** Monday first; the words for one day stand side by side, separated by blanks. */
  weekdays: readonly [string, string, string, string, string, string, string]
  /** Days that have a name, with their month and day: `christmas=12.25`. */
  feasts?: WordValues
  /** What stands before a day of the month without its month: "tariki", "noong ika". */
  beforeDay?: Phrases
  /** What stands behind it: "tareekh". */
  afterDay?: Phrases
  /** Units, for "2 hours ago". */
  minute: Phrases
  hour: Phrases
  day: Phrases
  week: Phrases
  month: Phrases
  /** What says, before or after a number with a unit, that it is counted back from now: "ago", "il y a", "pehle". */
  ago: Phrases
  /** Clock times: what may stand before the hour ("at", "around", "alas", "saa"). */
  beforeHour: Phrases
  /** What may stand after the hour and makes it a clock: "o'clock", "heures", "h", "baje". */
  afterHour: Phrases
  /** Words for hours that are said only in clocks, or otherwise than numbers: `una=1 otso=8`. */
  hours?: WordValues
  /** Minutes that follow the hour: `et demie=30`, with `_` for a blank: `y_medya=30 et_quart=15 moins_le_quart=-15`. */
  minutes?: WordValues
  /** Minutes that stand before the hour: `half_past=30 saarhe=30 sawa=15 paune=-15`. */
  minutesBefore?: WordValues
  /** Hours are counted from six o'clock. */
  clockFromSix?: true
}

/** Names what a phrase says about the money, number, institution, name or moment beside it. */
export const signs = [
  /** Money went: "sent", "paid", "was taken", "gone". */
  'paid',
  /** Asked, promised, a price, owed: no money that went. */
  'asked',
  /** Came back to her, or was earned: "refunded", "received". */
  'back',
  /** Lies in an account or on a screen: "balance", "the app shows". */
  'balance',
  /** Belongs to an earlier story: "last year", "before this". */
  'earlier',
  /** "not", "never", "without", "almost". */
  'not',
  /** "if", "unless", "want to", "should": what did not happen yet. */
  'unreal',
  /** Points back to an amount: "it", "both", "everything". */
  'pointsBack',
  /** Corrects what stands before: "no wait", "I mean". */
  'correction',
  /** Before an institution of hers: "from my", "using our". */
  'fromBefore',
  /** After an institution of hers: Urdu "se", Tagalog "ko". */
  'fromAfter',
  /** Before an institution or account of the receiver: "to", "into his". */
  'toBefore',
  /** After an institution or account of the receiver. */
  'toAfter',
  /** Whom the scammer pretended to be: "claiming to be from", "fake". */
  'pretended',
  /** Before her own telephone number: "my number is", "call me at". */
  'reachMe',
  /** Beside the scammer's telephone number: "called from", "his number". */
  'theirNumber',
  /** The number that was meant, in a mistaken payment: "instead of", "should have been". */
  'meantNumber',
  /** Before the name of an account's holder: "account name", "under the name of". */
  'nameBefore',
  /** Before a reference of a transaction: "ref no", "transaction id". */
  'referenceBefore',
  /** Discovery, which is no payment: "realised", "woke up", "found out". */
  'found',
  /** The first of two clauses ends: "then", "but", "after that". */
  'next',
  /** "in total", "all in all". */
  'total',
  /** "each", "twice": the amount counts more than once. */
  'each',
] as const
/** Names what a phrase says about what stands beside it. */
export type Sign = (typeof signs)[number]

/** Names what a phrase says about the whole message. */
export const talks = [
  /** Money has left, in general: "stole my money", "everything is gone". */
  'moneyGone',
  /** No money has left: "I did not pay", "nothing was taken". */
  'moneySafe',
  /** It goes on: "still on the phone", "keeps asking", "is controlling my screen". */
  'goesOn',
  /** It is over: "I hung up", "I blocked him", "I removed the app". */
  'over',
  /** What she paid for has not come: "never arrived", "got nothing". */
  'nothingCame',
  /** Whoever is told of is another person: "for my mother", "my neighbour was scammed". */
  'forOther',
  /** Words for relatives and others who can be victims: "mother", "lola", "client". */
  'kin',
  /** Danger to body or life, hers or her family's, plain or indirect: "has a gun", "I want to end it", "no reason to live". */
  'danger',
  /** Idioms that sound like danger: "this is killing me", "my husband will kill me". */
  'noDanger',
  /** She is under 18: "grade 8", "I am 15", "my mom does not know, I am in high school". */
  'minor',
  /** Yes, alone or with others of this list the whole message. */
  'yes',
  /** Agrees in words: "I agree", "go ahead", "you may share it", "no problem". */
  'agrees',
  'no',
  /** Refuses: "I do not agree", "don't share". */
  'refuses',
  /** Fills that change neither yes nor no: "please", "po", "sir", "of course", "thanks". */
  'fills',
  /** Wants a human being: "talk to a person", "real agent". */
  'person',
  'thanks',
  /** Does not know or remember: "no idea", "I forgot". */
  'dontKnow',
  /** Fear, shame, anger: "I am scared", "so stupid", "please help". */
  'distress',
  /** What begins or ends a question: "how", "will", "ba", "kya", "est ce que". */
  'asks',
  /** Wants another language: "English please", "can we speak Tagalog". */
  'language',
] as const
/** Names what a phrase says about the whole message. */
export type Talk = (typeof talks)[number]

/** Lists the topics of what she asks. */
export const questionTopics = [
  'money_back',
  'legal_trouble',
  'is_bot',
  'who_sees',
  'how_long',
  'police',
  'where_is_reference',
  'gave_code',
  'block_card',
  'what_next',
  'cost',
  'is_scam',
  'my_fault',
  'keep_or_delete',
  'answer_them',
  'pay_more',
  'family_knows',
  'scammer_knows',
  'stay_anonymous',
  'my_phone',
  'bank_refuses',
  'missing_details',
  'for_someone',
  'abroad',
  'cash_or_crypto',
  'change_later',
  'my_case',
  'close_page',
  'call_me',
  'what_is_freezing',
  'too_late',
  'is_site_real',
  'why_ask',
  'what_i_agree',
  'not_clear',
  'catch_them',
  'hang_up',
  'give_code',
  'what_to_do',
  'what_to_say',
  'say_to_bank',
  'open_link',
  'turn_off',
  'hand_over',
  'bank_closed',
] as const
/** Names the topic of a question of hers. */
export type QuestionTopic = (typeof questionTopics)[number]
