import { ERROR_CODES } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import type { MatchBudget } from '#api/bets'
import { answer, readIdempotencyKey, refuse, registerCall, type ApiServer, type ApiSession } from '#api/http'
import { cashOut, type CashoutOptions } from './taking/cashOut.ts'
import { changeRule } from './rules/cashoutRules.ts'
import { findOpenMatches } from './offers/findOpenMatches.ts'
import { presentOneBet } from './presentOneBet.ts'

type Options = CashoutOptions & {
  /** Reprices a bet whose offer is out of date. */
  readonly touch: (betId: string) => void
  readonly matchBudget: MatchBudget
  /** Maximum requests per minute and player. */
  readonly limit: number
}

/** Cashing out a bet, in full or in part, and the rule that does so automatically (spec section 7.1). */
export function registerCashout(server: ApiServer, options: Options): void {
  const { db, clock, touch, limit } = options

  registerCall(
    server,
    'cashOut',
    async ({ body, session, locale, request, isCountryBlocked }) => {
      const key = readIdempotencyKey(request)
      if (typeof key !== 'string') return key
      const matchIds = await findOpenMatches(db, body.bet_id, session.playerId)
      if (!options.matchBudget.take(session.playerId, matchIds)) return refuse(429, ERROR_CODES.rateLimited)
      const reply = await cashOut(options, { ...session, key, body, locale, isCountryBlocked })
      if (!reply) return refuse(404, ERROR_CODES.notFound)
      touch(body.bet_id)
      return { ok: 'stored', ...reply }
    },
    { limit },
  )

  async function setRule(betId: string, session: ApiSession, atLeast: number | null, locale: Locale) {
    switch (await changeRule(db, { ...session, betId, clock }, atLeast)) {
      case 'signed-out':
        return refuse(401, ERROR_CODES.unauthorized)
      case 'unknown':
        return refuse(404, ERROR_CODES.notFound)
      case 'decided':
        return refuse(409, ERROR_CODES.cashoutDecided)
      case 'changed':
        touch(betId)
        return answer({ data: await presentOneBet(db, options.chances, betId, { locale, now: clock.now() }) })
    }
  }

  registerCall(
    server,
    'setCashoutRule',
    async ({ params, body, session, locale, isCountryBlocked }) =>
      isCountryBlocked
        ? refuse(403, ERROR_CODES.blockedCountry)
        : await setRule(params.id, session, body.at_least, locale),
    { limit },
  )
  registerCall(
    server,
    'removeCashoutRule',
    ({ params, session, locale }) => setRule(params.id, session, null, locale),
    { limit },
  )
}
