import { findBetIds, findBetsById, presentBet, type BetsQuery } from '#api/bets'
import type { Locale } from '@touchline/domain/locale'
import type { Database } from '#store'
import { BYTE_ORDER_MARK } from './csv.ts'
import { EXPORT_HEAD, exportLine } from './exportLine.ts'

/** Bets read at once, so that exporting years of bets needs little memory. */
const AT_ONCE = 500

/** All selected bets, newest first, as a stream of text. A bet placed meanwhile shifts none of them. */
export async function* exportBets(
  db: Database,
  playerId: string,
  wanted: BetsQuery,
  locale: Locale,
): AsyncGenerator<string> {
  const ids = await findBetIds(db, playerId, wanted)
  yield BYTE_ORDER_MARK + EXPORT_HEAD
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await findBetsById(db, ids.slice(from, from + AT_ONCE))
    yield rows.map(row => exportLine(presentBet(row, locale))).join('')
  }
}
