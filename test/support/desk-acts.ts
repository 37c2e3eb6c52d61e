import type { ProposalView } from '../../src/contract/console/cases.ts'
import type { DeskPerson, TestDesk } from './desk.ts'

/** An account of the traced money, with the case that it is in. */
export interface TracedAccount {
  caseId: string
  traceId: string
  accountHash: string
  institution: string
}

export const reason = 'Money of the reported payment lies here.'

/** Opens a case and returns the account where its money is, 0 being the first of the chain. */
export async function openTraced(test: TestDesk, reader: DeskPerson, index = 0): Promise<TracedAccount> {
  const { caseId } = await test.openCase()
  await test.settle()
  return accountOf(reader, caseId, index)
}

/** Returns the account where the money of a case is. */
export async function accountOf(reader: DeskPerson, caseId: string, index = 0): Promise<TracedAccount> {
  const { body } = await reader.get(`/cases/${caseId}`)
  const account = body.trace.account_chain.filter(({ balance }: { balance: number }) => balance > 0)[index]
  return {
    caseId,
    traceId: body.trace.trace_id,
    accountHash: account.account_hash,
    institution: account.institution_code,
  }
}

/** Returns the body of a freeze proposal. */
export const freezeOf = (account: TracedAccount, amount = 100, hours = 24) => ({
  action: 'freeze',
  ...account,
  amount,
  hours,
  reason,
})

/** Makes a proposal and returns it. */
export async function propose(person: DeskPerson, wish: object): Promise<ProposalView> {
  const { status, body, text } = await person.post('/proposals', wish)
  if (status !== 200) throw new Error(`not taken: ${status} ${text}`)
  return body
}

/** Freezes with two people, and returns the id of the freeze. */
export async function freeze(
  a: DeskPerson,
  b: DeskPerson,
  account: TracedAccount,
  amount = 100,
): Promise<string> {
  const { body, text } = await b.approve(await propose(a, freezeOf(account, amount)))
  if (body.state !== 'executed') throw new Error(`not done: ${text}`)
  return body.result.freeze_id
}
