/** The agent who sends a prompt. */
export interface PutBy {
  id: string
  /** The name in the audit trail. */
  login: string
  /** First name, as shown to the citizen. */
  name: string
}

/** Cards that an agent can have shown to the citizen: whom to call, what to do now, the case number. */
export type CardName = 'bank' | 'checklist' | 'case'

/** An agent prompt: shown next to the dialogue's own questions, in its words and the citizen's language. */
export type PutRequest =
  /** A question of the dialogue that is still open; `about` is one of {@link HandOver.open}. */
  | { type: 'question'; about: string; by: PutBy }
  /** Another value of a fact, as an agent would write it; nothing changes before the citizen's yes. */
  | { type: 'change'; about: string; value: string; by: PutBy }
  /** `caseNumber`: the case number as shown to the citizen. */
  | { type: 'card'; card: CardName; caseNumber?: string }
  /** No agent has joined: offers the citizen a call. */
  | { type: 'call' }

/** The citizen's answer to an agent prompt. */
export interface PutAnswer {
  type: 'question' | 'change' | 'call'
  answer: 'yes' | 'no' | 'told' | 'unknown'
  /** The agent who sent the prompt; absent if it was not sent by one. */
  by?: PutBy
  /** The fact and its value in English, such as `Amount: PHP 3,000.00`; identity by its last digits only. */
  line?: string
}
