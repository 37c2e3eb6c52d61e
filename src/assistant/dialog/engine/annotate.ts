import type { Action, Askable } from '../../../contract/chat/message.ts'
import type { StepId } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { lineNamesFor } from '../report/contacts.ts'
import { toFacts } from '../report/facts.ts'
import type { ScamTurn } from './turn.ts'

/** The subject of each step's question. A step that is not listed asks nothing. */
const asked: Partial<Record<StepId, Askable>> = {
  whatHappened: 'story',
  danger: 'safe',
  safety: 'safe',
  reporter: 'agrees',
  adviceOnly: 'agrees',
  heard: 'confirm',
  ongoing: 'ongoing',
  moneyLeft: 'moneyLeft',
  type: 'scamType',
  typeMore: 'scamType',
  bank: 'bank',
  amount: 'amount',
  amountCheck: 'confirm',
  when: 'when',
  reference: 'reference',
  receiver: 'receiver',
  minute: 'when',
  lastDigits: 'lastDigits',
  contact: 'contact',
  news: 'news',
  lossAmount: 'amount',
  summary: 'send',
  editMenu: 'change',
  name: 'name',
  nationality: 'nationality',
  idType: 'idType',
  idNumber: 'idNumber',
  holder: 'holder',
  ownAccount: 'ownAccount',
  firstContact: 'firstContact',
  contactWay: 'contactWay',
  story: 'story',
  morePayments: 'morePayments',
  evidence: 'evidence',
  police: 'police',
  needs: 'needs',
  detailSummary: 'send',
  findCase: 'caseNumber',
  findDigits: 'lastDigits',
  restart: 'erase',
}

/** Numbers that someone in danger is told to call. */
const linesOf = ({ profile, state }: Context): Action[] => [
  'emergency',
  ...lineNamesFor(state).filter((name) => profile[name]),
]

/** Views of messages that ask nothing, although a question may still be open. */
const isAside: ReadonlySet<string> = new Set(['joined', 'left', 'notice', 'case'])

/**
 * Annotates the texts of a turn with what they ask for and which facts they show, for pages, agents and
 * tests.
 */
export function annotate(turn: ScamTurn, c: Context): ScamTurn {
  const asks = asked[turn.state.step]
  const last = turn.messages.length - 1
  const lines = linesOf(c.at(turn.state))
  const messages = turn.messages.map((message, at): DialogMessage => {
    if (message.type !== 'text') return message
    if (message.view === 'advice' && turn.state.step === 'safety' && !message.advises)
      return { ...message, advises: lines }
    // Every reply to somebody in danger shows whom to call.
    const isAboutDanger = turn.state.step === 'danger' || turn.state.step === 'safety'
    if (at === last && isAboutDanger) return { ...message, asks: 'safe', advises: lines }
    if (message.view === 'summary') return { ...message, facts: toFacts(c.at(turn.state)) }
    return at === last && asks && !isAside.has(message.view ?? '') ? { ...message, asks } : message
  })
  return { ...turn, messages }
}
