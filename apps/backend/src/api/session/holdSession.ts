import type { DatabaseTransaction } from '#store'

/**
 * Whether the session of a request is still valid; if so, it is locked until the transaction ends (failure model M11).
 * This is the last lock taken, so that signing out waits for no bet.
 */
export async function holdSession(
  trx: DatabaseTransaction,
  { playerId, tokenHash }: { readonly playerId: string; readonly tokenHash: string },
  now: number,
): Promise<boolean> {
  const session = await trx
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .forKeyShare()
    .executeTakeFirst()
  return session !== undefined
}
