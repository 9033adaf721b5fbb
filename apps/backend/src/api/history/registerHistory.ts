import { Readable } from 'node:stream'
import { ERROR_CODES } from '@touchline/contract'
import { profitCurve } from '@touchline/domain/bet-list'
import { readBetsQuery } from '#api/bets'
import { answer, refuse, registerCall, stream, type ApiServer } from '#api/http'
import type { Database } from '#store'
import { exportBets } from './exportBets.ts'
import { findDays, findTotals } from './findReturns.ts'

/** A player's betting history: totals, the curve of profit and loss, and all bets as a file. */
export function registerHistory(server: ApiServer, { db }: { readonly db: Database }): void {
  registerCall(server, 'getBetTotals', async ({ query, session }) =>
    answer({ data: await findTotals(db, session.playerId, query) }),
  )

  registerCall(server, 'getProfitCurve', async ({ query, session }) =>
    answer({ data: [...profitCurve(await findDays(db, session.playerId, query))] }),
  )

  registerCall(server, 'exportBets', async ({ query, session, locale, reply }) => {
    const wanted = readBetsQuery(query)
    if (!wanted) return refuse(400, ERROR_CODES.validation, { fields: { status: 'invalid_value' } })
    reply.header('content-disposition', 'attachment; filename="bets.csv"')
    return stream(Readable.from(exportBets(db, session.playerId, wanted, locale)))
  })
}
