import type { QuestionTopic } from './reading-words.ts'

/** Answers that hold a value of the deployment. */
interface AnswersWithValues {
  who_sees: (v: { retention: string }) => string
  call_me: (v: { hotlines: string }) => string
}

/** What victims ask, answered in two sentences at most. */
export type Answers = Record<Exclude<QuestionTopic, keyof AnswersWithValues>, string> &
  AnswersWithValues & {
    /** In place of `call_me` where people can come into the chat; `person` is the tap that asks for them. */
    call_me_chat: (v: { person: string }) => string
    /** Repeats what to do first, above the answer to another question. */
    mostImportant: (v: { action: string }) => string
    /** To a question that none of the topics fits. */
    other: (v: { hotlines: string }) => string
  }

/** The same once her case is with the banks, where the answer is another one then. */
export type AnswersAfter = Record<
  'money_back' | 'how_long' | 'what_next' | 'change_later' | 'close_page',
  string
>
