import type { ScamType } from '../../../contract/operations/vocabulary.ts'

/**
 * Phrases in one string, separated by commas. They are compared as whole words, without case, accents and
 * apostrophes; `*` at the end of a word matches any ending. A phrase can have several words.
 */
type Phrases = string

/** Words with values, separated by spaces: `one=1 two=2`. */
export type WordValues = string

/**
 * Words of one language by which the reader of victims' messages (`src/assistant/understanding`) finds
 * amounts and times, and their roles in the story. People mix languages, so the tables of all languages of a
 * country are used together; a word that means something else in another of them is left out.
 */
export interface ReadingWords extends PaymentWords, TalkWords {}

/** Words that identify payments and the scam type; small enough for a page that works offline. */
export interface PaymentWords {
  numbers: NumberReading
  time: TimeReading
  signs: Readonly<Record<Sign, Phrases>>
  /** Phrases that identify a scam type: first those that nearly prove it, then those that only hint at it. */
  kinds: Readonly<Record<TellableKind, readonly [telling: Phrases, hinting: Phrases]>>
}

/** Words that identify the situation, and what the citizen wants from the chat. */
export interface TalkWords {
  talk: Readonly<Record<Talk, Phrases>>
  /** Yes with a story after it: "yes pls i was scammed". */
  yesAndStory: {
    /** Words that make the yes an answer to the question: "please", "go ahead". */
    asks: string
    /** Beginnings of a story, up to the end of the message: "I was scammed". */
    begins: string
  }
  /** More wordings of yes and no, as the whole message. */
  answers: AnswerWords
  /** Parts of hand-off requests, which can be hidden in a message about other things. */
  handOff: HandOffWords
  /** Phrases that identify the topic of a question, and rarely occur in other questions. */
  questions: Readonly<Record<QuestionTopic, Phrases>>
}

/**
 * Whole messages that answer a yes/no question. `talk` has more of them, which the trained model also uses.
 */
interface AnswerWords {
  /** Verbs that agree to a report next to a yes, whatever follows: "yes, send it, that is why I came". */
  sends: Phrases
  /** Words that make such a yes conditional, or deny it: "but", "if", "later". */
  unless: Phrases
  /** At the question whether money left: "it is all still there". */
  stillThere: Phrases
  yes: Phrases
  no: Phrases
  /** Words around a yes or no that do not change it: "I said", "whatever", "hurry". */
  around: Phrases
  /** Answers that say that no one is in danger: "nobody is in danger". */
  safe: Phrases
}

/** Parts of a hand-off request, in any order within one clause. */
export interface HandOffWords {
  /** Words that turn a verb of `speaks` into a request: "can I", "let me", "I would like". */
  wants: Phrases
  /** Verbs of speaking, a request with one of `wants`: "talk", "speak". */
  speaks: Phrases
  /**
   * Verbs that are a request together with a person: "connect me", "give me". In languages with the verb at
   * the end, also "let me talk" as one phrase.
   */
  hands: Phrases
  /** Verbs that are a request together with a person only at the start of a clause: "talk to". */
  opens: Phrases
  /** Verbs that are a request only together with one of `persons`: "I need" (an agent). */
  needs: Phrases
  /** Words for an agent, with common typos: "human", "agent". */
  persons: Phrases
  /** Words for an unspecified person: "someone". */
  anyone: Phrases
  /** Phrases that are a request on their own: "no more bots", "human please". */
  whole: Phrases
  /** Phrases before something that others said or wanted: "they told me". */
  told: Phrases
  /** Words that follow a person in the story, not an agent: "who took". */
  others: Phrases
}

/** Scam type that can be identified by words. */
export type TellableKind = Exclude<ScamType, 'other' | 'unknown'>

/** Words for numbers. Digits with a scale ("25 thousand", "1 lakh 10 hazar") are read with the same words. */
export interface NumberReading {
  /** Words for 0 to 99, whose values are added. */
  units: WordValues
  /** Words that multiply the number before them, or after them with `scaleFirst`. */
  scales: WordValues
  /** Fractions of the scale that follows: `half=0.5` ("half a million"), `dhai=2.5`. */
  fractions?: WordValues
  /** Words whose value is added to the number that follows: `saarhe=0.5`, `paune=-0.25`. */
  shifts?: WordValues
  /** Words between the parts of a number, such as "and". */
  joints: Phrases
  /** Endings that connect one part to the next: "ng", "t", "y". */
  clitics?: Phrases
  /** Whether the scale precedes its number: "ibihumbi cumi". */
  scaleFirst?: true
  /**
   * Units that cannot end a number after a thousand, since they mean something else there: Urdu "do", give.
   */
  notLast?: Phrases
  /** Whether the language counts in twenties, such as French "quatre-vingts" for eighty. */
  fourTwenties?: true
  /** Words for money next to an amount: `peso=PHP euro=EUR`. `cash=`, without a code, is any currency. */
  money: WordValues
  /** Words after a number that is not an amount: "years", "percent", "minutes", "followers". */
  counted: Phrases
  /** Words before a number that is not an amount: "account number", "acct". */
  numberBefore?: Phrases
  /** Words after the number of payments of the same amount: "times", "transfers", "x". */
  times?: Phrases
  /** Words that are such a count themselves: `twice=2 thrice=3`. */
  timesSaid?: WordValues
  /** Words for things that are bought by the piece: "pcs", "cards". */
  pieces?: Phrases
}

/** Words for dates and times. */
export interface TimeReading {
  /** Phrases for at most some minutes ago: "just now", "a moment ago". */
  now: Phrases
  /**
   * Phrases that name a day. Those that also name a part of the day ("this morning", "last night") are
   * also listed under that part.
   */
  today: Phrases
  yesterday: Phrases
  dayBeforeYesterday: Phrases
  /** Words for the parts of the day. */
  dawn: Phrases
  morning: Phrases
  noon: Phrases
  afternoon: Phrases
  evening: Phrases
  night: Phrases
  /** Greetings that contain a part of the day but do not mean it: "good morning". */
  greetings: Phrases
  /** January first; the words for one month are separated by spaces. */
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
  /** Monday first; the words for one day are separated by spaces. */
  weekdays: readonly [string, string, string, string, string, string, string]
  /** Holidays with their month and day: `christmas=12.25`. */
  feasts?: WordValues
  /** Words before a day of the month without its month: "tariki", "noong ika". */
  beforeDay?: Phrases
  /** Words after such a day: "tareekh". */
  afterDay?: Phrases
  /** Units of time, to recognise "2 hours ago". */
  minute: Phrases
  hour: Phrases
  day: Phrases
  week: Phrases
  month: Phrases
  /** Words before or after a number with a unit that count it back from now: "ago", "il y a", "pehle". */
  ago: Phrases
  /** Words that can precede the hour: "at", "around", "alas", "saa". */
  beforeHour: Phrases
  /** Words after a number that make it an hour: "o'clock", "heures", "h", "baje". */
  afterHour: Phrases
  /** Words for hours that differ from the numbers, or are used only in clock times: `una=1 otso=8`. */
  hours?: WordValues
  /** Minutes after the hour, with `_` for a space: `y_medya=30 et_quart=15 moins_le_quart=-15`. */
  minutes?: WordValues
  /** Minutes before the hour: `half_past=30 saarhe=30 sawa=15 paune=-15`. */
  minutesBefore?: WordValues
  /** Whether hours are counted from six o'clock. */
  clockFromSix?: true
}

/** What a phrase says about the amount, number, institution, name or time next to it. */
export const signs = [
  /** Money was paid or taken: "sent", "paid", "was taken", "gone". */
  'paid',
  /** Money was only demanded, promised, owed or named as a price. */
  'asked',
  /** Money came back to the citizen or was earned: "refunded", "received". */
  'back',
  /** Money is in an account or shown on a screen: "balance", "the app shows". */
  'balance',
  /** The amount or time belongs to an earlier incident: "last year", "before this". */
  'earlier',
  /** Negation: "not", "never", "without", "almost". */
  'not',
  /** Something has not happened yet: "if", "unless", "want to", "should". */
  'unreal',
  /** Refers back to an amount: "it", "both", "everything". */
  'pointsBack',
  /** Corrects the words before it: "no wait", "I mean". */
  'correction',
  /** Before an institution of the citizen: "from my", "using our". */
  'fromBefore',
  /** After an institution of the citizen: Urdu "se", Tagalog "ko". */
  'fromAfter',
  /** Before an institution or account of the receiver: "to", "into his". */
  'toBefore',
  /** After an institution or account of the receiver. */
  'toAfter',
  /** The scammer pretended to be someone: "claiming to be from", "fake". */
  'pretended',
  /** Before the citizen's own phone number: "my number is", "call me at". */
  'reachMe',
  /** Next to the scammer's phone number: "called from", "his number". */
  'theirNumber',
  /** Next to the intended number of a mistaken payment: "instead of", "should have been". */
  'meantNumber',
  /** Before the name of an account's holder: "account name", "under the name of". */
  'nameBefore',
  /** Before the reference of a transaction: "ref no", "transaction id". */
  'referenceBefore',
  /** Discovery of the scam, which is not a payment: "realised", "woke up", "found out". */
  'found',
  /** Start of the next clause: "then", "but", "after that". */
  'next',
  /** The amount is a total: "in total", "all in all". */
  'total',
  /** The amount counts more than once: "each", "twice". */
  'each',
] as const
/** Name of what a phrase says about the words next to it. */
export type Sign = (typeof signs)[number]

/** What a phrase says about the whole message. */
export const talks = [
  /** Money has left, in general: "stole my money", "everything is gone". */
  'moneyGone',
  /** No money has left: "I did not pay", "nothing was taken". */
  'moneySafe',
  /** The scam is in progress: "still on the phone", "keeps asking", "is controlling my screen". */
  'goesOn',
  /** The scam is over: "I hung up", "I blocked him", "I removed the app". */
  'over',
  /** The goods that the citizen paid for have not arrived: "never arrived", "got nothing". */
  'nothingCame',
  /** The victim is another person: "for my mother", "my neighbour was scammed". */
  'forOther',
  /** Words for relatives and other people who can be victims: "mother", "lola", "client". */
  'kin',
  /**
   * Danger to the life or health of the citizen or their family, stated directly or indirectly: "has a gun",
   * "I want to end it", "no reason to live".
   */
  'danger',
  /** Idioms that sound like danger: "this is killing me", "my husband will kill me". */
  'noDanger',
  /** The citizen is under 18: "grade 8", "I am 15", "my mom does not know, I am in high school". */
  'minor',
  /** Yes, if the whole message consists of words from this list. */
  'yes',
  /** Agreement in words: "I agree", "go ahead", "you may share it", "no problem". */
  'agrees',
  'no',
  /** Refusal: "I do not agree", "don't share". */
  'refuses',
  /** Filler words that change neither yes nor no: "please", "po", "sir", "of course", "thanks". */
  'fills',
  /** Request for an agent: "talk to a person", "real agent". */
  'person',
  'thanks',
  /** The citizen does not know or remember: "no idea", "I forgot". */
  'dontKnow',
  /** Fear, shame, anger: "I am scared", "so stupid", "please help". */
  'distress',
  /** Words that begin or end a question: "how", "will", "ba", "kya", "est ce que". */
  'asks',
  /** Request for another language: "English please", "can we speak Tagalog". */
  'language',
] as const
/** Name of what a phrase says about the whole message. */
export type Talk = (typeof talks)[number]

/** Topics of the citizen's questions. */
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
  'cannot_reach',
  'did_it',
  'take_down',
  'debt',
  'erase_chat',
] as const
/** Name of the topic of a citizen's question. */
export type QuestionTopic = (typeof questionTopics)[number]
