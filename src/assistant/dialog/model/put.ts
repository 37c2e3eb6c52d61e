/** Who has something put to her. */
export interface PutBy {
  id: string
  /** The name in the trail. */
  login: string
  /** First name, as she is told it. */
  name: string
}

/** Names what a person can have shown to her: whom to call, what to do now, the number of her case. */
export type CardName = 'bank' | 'checklist' | 'case'

/** What is put to her beside the dialogue's own questions, in its words and her language. */
export type PutRequest =
  /** A question of the dialogue that is still open; `about` is one of {@link HandOver.open}. */
  | { type: 'question'; about: string; by: PutBy }
  /** Another value of a fact, as a person would write it; nothing changes before her yes. */
  | { type: 'change'; about: string; value: string; by: PutBy }
  /** `caseNumber`: what her case is called to her. */
  | { type: 'card'; card: CardName; caseNumber?: string }
  /** Nobody has come: shall somebody call her? */
  | { type: 'call' }

/** What she has said to what was put to her. */
export interface PutAnswer {
  type: 'question' | 'change' | 'call'
  answer: 'yes' | 'no' | 'told' | 'unknown'
  /** Whoever had it put; absent for what nobody did. */
  by?: PutBy
  /** The fact and its value in English, such as `Amount: PHP 3,000.00`; identity by its last digits only. */
  line?: string
}
