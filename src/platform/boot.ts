import { sweepRecords } from './job-handlers.ts'
import type { Context } from './kernel/context.ts'
import { system } from './kernel/principal.ts'
import type { UnitOfWork, UnitsOfWork } from './kernel/unit-of-work.ts'
import { findAccount, openOwnAccounts } from './ledger/accounts.ts'
import { demoLedger } from './ledger/demo.ts'
import { seedLedger } from './ledger/seed.ts'
import { addToken, sandboxTokens } from './recovery/freeze/authorization-token.ts'

/** Gives a fresh database what the ledger needs, and a demonstration its story. */
export async function fill(
  context: Context,
  units: UnitsOfWork,
  { sandbox }: { sandbox: boolean },
): Promise<void> {
  await units.write({ principal: system }, async (unit) => {
    const known = await findAccount(unit.trx, 'external')
    if (sandbox) await addSandboxTokens(unit)
    if (known) return
    await openOwnAccounts(unit.trx, context.profile.poolOpeningMinor)
    await sweepRecords(context, unit)
    if (context.profile.demo) await seedLedger(unit, demoLedger(unit.now, context.keyedHash), context.seal)
  })
}

async function addSandboxTokens(unit: UnitOfWork): Promise<void> {
  for (const scope of ['freeze', 'release'] as const) {
    await addToken(unit, {
      token: sandboxTokens[scope],
      scope,
      caseId: null,
      expiresAt: null,
      maxUses: null,
      issuedBy: 'sandbox',
    })
  }
}
