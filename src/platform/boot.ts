import { sweepRecords } from './job-handlers.ts'
import type { Context } from './kit/context.ts'
import { system } from './kit/principal.ts'
import type { UnitOfWork, UnitsOfWork } from './kit/unit-of-work.ts'
import { findAccount, openOwnAccounts } from './trust-layer/ledger/accounts.ts'
import { demoLedger } from './trust-layer/ledger/demo.ts'
import { seedLedger } from './trust-layer/ledger/seed.ts'
import { addToken, sandboxTokens } from './trust-layer/recovery/freeze/authorization-token.ts'

/**
 * Seeds a fresh database with what the ledger needs, and a demonstration with its story. Institutions that
 * the profile names become participants at every start, if they have not been registered.
 */
export async function fill(
  context: Context,
  units: UnitsOfWork,
  { sandbox }: { sandbox: boolean },
): Promise<void> {
  await units.write({ principal: system }, async (unit) => {
    const { profile } = context
    const known = await findAccount(unit.trx, 'external')
    if (sandbox) await addSandboxTokens(unit)
    await addInstitutions(context, unit)
    if (known) return
    await openOwnAccounts(unit.trx, profile.poolOpeningMinor)
    await sweepRecords(context, unit)
    if (profile.demo) {
      const story = demoLedger({ now: unit.now, keyedHash: context.keyedHash, ...profile })
      await seedLedger(unit, story, context.seal)
    }
  })
}

async function addInstitutions({ profile, seal }: Context, unit: UnitOfWork): Promise<void> {
  const known = await unit.trx
    .selectFrom('pf_participant')
    .select(['institution_code', 'institution_name', 'certificate'])
    .execute()
  const participants = profile.institutions
    .filter(({ code, name }) => {
      const row = known.find(({ institution_code }) => institution_code === code)
      // An institution that registered itself chose its own name.
      return !row || (row.certificate === null && row.institution_name !== name)
    })
    .map(({ code, name }) => ({ institution_code: code, institution_name: name }))
  if (participants.length > 0) await seedLedger(unit, { participants, accounts: [], transactions: [] }, seal)
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
