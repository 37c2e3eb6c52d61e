import type { Db } from '../../../../storage/database/storage.ts'
import type { TokenTable } from '../../../../storage/tables/platform.ts'
import { digest, type Principal } from '../../../kit/principal.ts'
import { Refusal } from '../../../kit/refusal.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'

/** Action that a token authorizes. */
export type TokenScope = 'freeze' | 'release'

/** Tokens that exist in a new sandbox. */
export const sandboxTokens = { freeze: 'sbx-freeze', release: 'sbx-release' } as const satisfies Record<
  TokenScope,
  string
>

/** A token to issue; null sets no limit. */
export interface TokenWish {
  token: string
  scope: TokenScope
  caseId: string | null
  expiresAt: string | null
  maxUses: number | null
  issuedBy: string
  /** The one account, amount (minor units) or freeze that it is valid for. Default: any. */
  bound?: TokenBinding
}

/** Restrictions of a token beyond its case; omitted members are unrestricted. */
export interface TokenBinding {
  accountHash?: string | undefined
  /** Minor units. */
  amount?: number | undefined
  freezeId?: string | undefined
}

/** Issues a token. Only its digest is stored. */
export async function addToken(unit: UnitOfWork, wish: TokenWish): Promise<string> {
  const tokenId = unit.newId('TOK')
  await unit.trx
    .insertInto('pf_token')
    .values({
      token_id: tokenId,
      digest: digest(wish.token),
      scope: wish.scope,
      case_id: wish.caseId,
      expires_at: wish.expiresAt,
      max_uses: wish.maxUses,
      uses: 0,
      issued_by: wish.issuedBy,
      account_hash: wish.bound?.accountHash ?? null,
      amount: wish.bound?.amount ?? null,
      freeze_id: wish.bound?.freezeId ?? null,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
  return tokenId
}

/** Use of a token. */
export interface TokenUse {
  token: string
  scope: TokenScope
  caseId: string
  principal: Principal
  /** Action it is used for; a token bound to something else is out of scope. */
  act: TokenBinding
}

/**
 * Validates a token and counts its use. Each freeze and each release takes two people: the issuer of a token
 * cannot use it.
 * @throws Refusal `invalid-authorization-token`, `authorization-token-expired`, `authorization-token-scope`,
 * `self-approval-refused`
 */
export async function useToken(unit: UnitOfWork, use: TokenUse): Promise<string> {
  const row = await findToken(unit.trx, use.token)
  if (!row || (row.max_uses !== null && row.uses >= row.max_uses)) {
    throw new Refusal('invalid-authorization-token')
  }
  if (row.scope !== use.scope) throw new Refusal('authorization-token-scope')
  if (row.case_id !== null && row.case_id !== use.caseId) throw new Refusal('authorization-token-scope')
  if (isForAnother(row, use.act)) throw new Refusal('authorization-token-scope')
  if (row.expires_at !== null && row.expires_at <= unit.now) throw new Refusal('authorization-token-expired')
  if (row.issued_by === use.principal.id) throw new Refusal('self-approval-refused')
  await unit.trx
    .updateTable('pf_token')
    .set({ uses: row.uses + 1 })
    .where('token_id', '=', row.token_id)
    .execute()
  return row.token_id
}

/** Finds the id of a token without using it. */
export const tokenIdOf = async (trx: Db, token: string): Promise<string | undefined> =>
  (await findToken(trx, token))?.token_id

const findToken = (trx: Db, token: string) =>
  trx.selectFrom('pf_token').selectAll().where('digest', '=', digest(token)).executeTakeFirst()

const isForAnother = (row: TokenTable, { accountHash, amount, freezeId }: TokenBinding): boolean =>
  (row.account_hash !== null && row.account_hash !== accountHash) ||
  (row.amount !== null && row.amount !== amount) ||
  (row.freeze_id !== null && row.freeze_id !== freezeId)
