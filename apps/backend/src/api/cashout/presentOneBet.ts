import type { BetWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { findBetsById, presentBet } from '#api/bets'
import type { Database, DatabaseTransaction } from '#store'

/** One bet by id, with its names in a language. */
export async function presentOneBet(
  db: Database | DatabaseTransaction,
  betId: string,
  locale: Locale,
): Promise<BetWire> {
  const [row] = await findBetsById(db, [betId])
  return presentBet(row!, locale)
}
