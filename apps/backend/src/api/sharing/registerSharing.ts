import { ERROR_CODES } from '@touchline/contract'
import { findQuotes, keysOf } from '#api/bets'
import { answer, refuse, refuseBets, registerCall, type ApiServer, type Clock } from '#api/http'
import type { SiteSettings } from '#api/system'
import type { Database } from '#store'
import { findSharedSlip } from './findSharedSlip.ts'
import { storeSharedSlip } from './storeSharedSlip.ts'
import { presentSharedBets } from './presentSharedBets.ts'
import { readSharedMatches } from './readSharedMatches.ts'

/** Maximum selections of one shared slip: far more than any slip has, and small to store. */
const SELECTIONS_MAX = 100

const HOUR_S = 3_600
const DAY_S = 86_400

/** Seconds until the next day (UTC) begins, at least one. */
const untilTomorrowS = (now: number): number => DAY_S - (Math.floor(now / 1000) % DAY_S)

type SharingOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly site: SiteSettings
  /** The site's own origin, the target of links. */
  readonly origin: string
  readonly newCode: () => string
  /** Maximum calls per minute of one player or network, to share and to read. */
  readonly limit: number
}

/**
 * Sharing a slip by a code, and reading the slip of a code (spec sections 5 and 7.1). Works for visitors too, because a
 * code contains nothing about its sharer. Storage is limited by sharer and in total.
 */
export function registerSharing(server: ApiServer, options: SharingOptions): void {
  const { db, clock, site, origin, newCode, limit } = options

  registerCall(
    server,
    'createShareCode',
    async ({ body, locale, session, request }) => {
      if (!site.isSharingOn) return refuse(403, ERROR_CODES.forbidden)
      if (body.bets.flatMap(keysOf).length > SELECTIONS_MAX) {
        return refuse(400, ERROR_CODES.validation, { fields: { bets: 'too_big' } })
      }
      const sharer = session ? { playerId: session.playerId } : { address: request.ip }
      const stored = await storeSharedSlip({ db, newCode, now: () => clock.now(), sharer }, body.bets, locale)
      if (!stored.ok && 'full' in stored) {
        return stored.full === 'own'
          ? refuse(429, ERROR_CODES.rateLimited, { retryAfterS: untilTomorrowS(clock.now()) })
          : refuse(503, ERROR_CODES.unavailable, { retryAfterS: HOUR_S })
      }
      if (!stored.ok) return refuseBets(stored.errors)
      return answer({ data: { code: stored.code, url: `${origin}/sports?share-bet=${stored.code}` } })
    },
    { limit },
  )

  registerCall(
    server,
    'getShareBets',
    async ({ query, locale }) => {
      if (!site.isSharingOn) return refuse(403, ERROR_CODES.forbidden)
      const now = clock.now()
      const slip = await findSharedSlip(db, query.code, now)
      if (!slip) return refuse(404, ERROR_CODES.notFound)
      const keys = slip.bets.flatMap(keysOf)
      const [quoteOf, matches] = await Promise.all([
        findQuotes(db, keys, now),
        readSharedMatches(db, [...new Set(keys.map(({ matchId }) => matchId))]),
      ])
      return answer({ data: presentSharedBets(slip, { quoteOf, matches, now }, locale) })
    },
    { limit },
  )
}
