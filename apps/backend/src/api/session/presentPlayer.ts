import type { AccountWire, PlayerWire } from '@touchline/contract'
import type { Database } from '#store'

/** An anonymous visitor: the same shape without values (spec section 3, User). */
const VISITOR: PlayerWire = {
  id: null,
  email: null,
  mobile_phone: null,
  auth_phone_number: null,
  first_name: null,
  last_name: null,
  nickname: null,
  language: null,
  currency: null,
  auth_fields_missed: [],
  statuses: [],
}

export async function readProfile(db: Database, playerId: string | undefined): Promise<PlayerWire> {
  if (playerId === undefined) return VISITOR
  const row = await db
    .selectFrom('players')
    .leftJoin('accounts', join =>
      join.onRef('accounts.player_id', '=', 'players.id').on('accounts.active', '=', true),
    )
    .select([
      'players.id',
      'email',
      'mobile_phone',
      'auth_phone_number',
      'first_name',
      'last_name',
      'nickname',
      'language',
      'statuses',
      'accounts.currency',
    ])
    .where('players.id', '=', playerId)
    .executeTakeFirst()
  return row ? { ...row, auth_fields_missed: [], statuses: row.statuses.map(id => ({ id })) } : VISITOR
}

export async function readAccounts(db: Database, playerId: string): Promise<AccountWire[]> {
  return await db
    .selectFrom('accounts')
    .select(['currency', 'subunits', 'balance', 'active'])
    .where('player_id', '=', playerId)
    .orderBy('currency')
    .execute()
}
