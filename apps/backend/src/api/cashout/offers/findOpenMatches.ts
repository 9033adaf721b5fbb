import type { Database } from '#store'

/** The undecided matches of a player's bet, which cashing it out locks. Empty where the player has no such bet. */
export async function findOpenMatches(db: Database, betId: string, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bet_legs')
    .innerJoin('bets', 'bets.id', 'bet_legs.bet_id')
    .select('bet_legs.match_id')
    .distinct()
    .where('bets.id', '=', betId)
    .where('bets.player_id', '=', playerId)
    .where('bet_legs.result', '=', 'no_results')
    .execute()
  return rows.map(({ match_id }) => match_id)
}
