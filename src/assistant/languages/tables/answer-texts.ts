import type { QuestionTopic } from './reading-words.ts'

/** Answers that contain a value of the deployment. */
interface AnswersWithValues {
  who_sees: (v: { retention: string }) => string
  call_me: (v: { hotlines: string }) => string
  /** `erase` is the label of the menu entry that erases the chat. */
  erase_chat: (v: { erase: string }) => string
}

/** Answers to the questions that victims ask, by topic; each has two sentences at most. */
export type Answers = Record<Exclude<QuestionTopic, keyof AnswersWithValues>, string> &
  AnswersWithValues & {
    /** Replaces `call_me` if agents can join the chat; `person` is the label of the tap that requests one. */
    call_me_chat: (v: { person: string }) => string
    /** Repeats the most urgent action above the answer to another question. */
    mostImportant: (v: { action: string }) => string
    /** Answers a question that fits none of the topics. */
    other: (v: { hotlines: string }) => string
  }

/** Answers that change once the citizen's case is with the banks. */
export type AnswersAfter = Record<
  'money_back' | 'how_long' | 'what_next' | 'change_later' | 'close_page' | 'cannot_reach',
  string
>
