import { noted } from '../src/assistant/dialog/model/plan.ts'
import type { Reading, Told } from '../src/assistant/understanding/facts/reading.ts'
import { type Labelled, type Labels, toLabels } from './labels.ts'
import { outcomeOf, storyFields } from './score.ts'

/** How reliable the confidence of a field's facts is. */
export interface Calibration {
  /** Facts that are stored without asking, and how many of them are right. */
  noted: number
  notedRight: number
  /** Facts that are less sure and asked for, and how many of them would have been right. */
  asked: number
  askedRight: number
  /** Number of right facts that the confidences of all of them predict. */
  promised: number
}

type Noted = Parameters<typeof noted>[0]
type Source = { as: Noted; of: (reading: Reading) => Told<unknown> | undefined }

/** Source of each field of the labels, and the field of the dialogue's plan that stores it. */
const sources: Record<string, Source> = {
  scamType: { as: 'scamType', of: ({ scamType }) => scamType },
  amount: { as: 'amount', of: ({ payments: [first] }) => first?.amount },
  paidAt: { as: 'paidAt', of: ({ payments: [first] }) => first?.paidAt },
  bank: { as: 'bank', of: ({ payments: [first] }) => first?.bank },
  receiverAccount: { as: 'receiver', of: ({ payments: [first] }) => first?.receiver.account },
  receiverBank: { as: 'receiver', of: ({ payments: [first] }) => first?.receiver.bank },
  receiverName: { as: 'receiver', of: ({ payments: [first] }) => first?.receiver.name },
  reference: { as: 'reference', of: ({ payments: [first] }) => first?.reference },
  contact: { as: 'contact', of: ({ contact }) => contact },
  ongoing: { as: 'ongoing', of: ({ ongoing }) => ongoing },
  moneyLeft: { as: 'moneyLeft', of: ({ moneyLeft }) => moneyLeft },
  forOther: { as: 'forOther', of: ({ forOther }) => forOther },
}

/** Compares, field by field, a reader's confidence with how often it is right. */
export function calibrationOf(
  texts: readonly Labelled[],
  read: (text: Labelled) => Reading,
): Record<string, Calibration> {
  const fields: Record<string, Calibration> = {}
  for (const text of texts) {
    const reading = read(text)
    const found = toLabels(reading)
    for (const [name, source] of Object.entries(sources)) {
      const told = source.of(reading)
      if (!told) continue
      fields[name] ??= { noted: 0, notedRight: 0, asked: 0, askedRight: 0, promised: 0 }
      add(fields[name], { told, as: source.as, isRight: isRight(name, text.gold, found) })
    }
  }
  return fields
}

const isRight = (name: string, gold: Labels, found: Labels): boolean => {
  const field = storyFields[name]
  return field !== undefined && outcomeOf(field, gold, found) === 'right'
}

function add(
  field: Calibration,
  { told, as, isRight }: { told: Told<unknown>; as: Noted; isRight: boolean },
): void {
  const isNoted = noted(as, told) !== undefined
  field[isNoted ? 'noted' : 'asked']++
  if (isRight) field[isNoted ? 'notedRight' : 'askedRight']++
  field.promised += told.confidence
}
