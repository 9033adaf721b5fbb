import type { DatabaseTransaction } from '#store'

/**
 * Whether the session a request came with still stands, which it then does until the transaction ends (failure model M11). The last of
 * all locks: who signs out waits for no bet.
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
