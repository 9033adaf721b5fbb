import type { BetWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { findBetsById, presentBet } from '#api/bets'
import type { Database, DatabaseTransaction } from '#store'
import type { Chances } from './offers/createChances.ts'
import { findOffers } from './offers/findOffers.ts'

/** One bet by id, with its names in a language and its current offer. */
export async function presentOneBet(
  db: Database | DatabaseTransaction,
  chances: Chances,
  betId: string,
  { locale, now }: { readonly locale: Locale; readonly now: number },
): Promise<BetWire> {
  const [row] = await findBetsById(db, [betId])
  const offers = await findOffers(db, chances, [betId], now)
  return presentBet(row!, locale, offers.get(betId))
}
