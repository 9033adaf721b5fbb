import { ERROR_CODES } from '@touchline/contract'
import { sql } from 'kysely'
import { answer, logSecurity, refuse, registerCall, type ApiServer, type Clock } from '#api/http'
import { countryOf, isBlocked, type Site } from '#api/system'
import type { Realtime } from '#realtime'
import type { Database } from '#store'
import { createAttempts } from './attempts.ts'
import { verifyPassword } from './password.ts'
import { readAccounts, readProfile } from './presentPlayer.ts'
import {
  clearSessionCookie,
  hashToken,
  isSecureOrigin,
  newToken,
  setSessionCookie,
  tokenOf,
  wantsHeaderToken,
} from './sessionToken.ts'

const SESSION_DAYS = 14
const DAY_MS = 86_400_000
/** The client drops its tokens, seeks the line again after a random wait, and asks for a new token. */
const STATE_INVALIDATED = { code: 3014, reason: 'state invalidated' }

type SessionDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly site: Site
  readonly realtime: Pick<Realtime, 'disconnect'>
  /** Refuses to hand out a session over plain http (production). */
  readonly needsHttps: boolean
  /** Most sign-ins a minute from one address. */
  readonly signInLimit: number
}

/** Sign in and out, the profile and its accounts (spec section 7.2). */
export function registerSession(server: ApiServer, deps: SessionDeps): void {
  const { db, clock, site, realtime } = deps
  const attempts = createAttempts(clock)

  registerCall(
    server,
    'signIn',
    async ({ body, request, reply, locale }) => {
      if (isBlocked(countryOf(request, site), site)) return refuse(403, ERROR_CODES.blockedCountry)
      if (deps.needsHttps && !isSecureOrigin(request)) return refuse(403, ERROR_CODES.forbidden)
      const email = body.email.trim().toLowerCase()
      if (attempts.isBarred(email)) return refuse(429, ERROR_CODES.rateLimited)
      const player = await db
        .selectFrom('players')
        .select(['id', 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirst()
      const isRight = await verifyPassword(body.password, player?.password_hash)
      if (!player || !isRight) {
        attempts.failed(email)
        logSecurity(request, { event: 'sign-in-failed', playerId: player?.id, status: 422 })
        return refuse(422, ERROR_CODES.wrongCredentials)
      }
      attempts.succeeded(email)
      logSecurity(request, { event: 'sign-in', playerId: player.id, status: 200 })
      const token = newToken()
      const now = clock.now()
      await db
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          player_id: player.id,
          created_at: now,
          seen_at: now,
          expires_at: now + SESSION_DAYS * DAY_MS,
        })
        .execute()
      // The profile says in which language the player last signed in.
      await db.updateTable('players').set({ language: locale }).where('id', '=', player.id).execute()
      const data = await readProfile(db, player.id)
      if (wantsHeaderToken(request)) return answer({ data, token })
      setSessionCookie(request, reply, token, (SESSION_DAYS * DAY_MS) / 1000)
      return answer({ data })
    },
    { limit: deps.signInLimit },
  )

  registerCall(server, 'signOut', async ({ request, reply, session }) => {
    const token = tokenOf(request)
    if (token !== undefined) {
      await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
    }
    // Realtime knows players, not sessions: each of the player's pages comes back with a new token, and the old one is used no more.
    if (session) {
      await realtime
        .disconnect(session.playerId, STATE_INVALIDATED)
        // Signed out is who has no session any more; an engine that is away must not hinder that.
        .catch((error: unknown) => request.log.error({ err: error }, 'realtime was not told of a sign-out'))
    }
    clearSessionCookie(request, reply)
    if (session) logSecurity(request, { event: 'sign-out', playerId: session.playerId, status: 200 })
    return answer(null)
  })

  registerCall(server, 'getPlayer', async ({ session }) =>
    answer({ data: await readProfile(db, session?.playerId) }),
  )
  registerCall(server, 'updateLocale', async ({ session, body }) => {
    if (!site.locales.includes(body.locale)) {
      return refuse(422, ERROR_CODES.validation, { fields: { locale: 'not offered' } })
    }
    await db
      .updateTable('players')
      .set({ language: body.locale })
      .where('id', '=', session.playerId)
      .execute()
    return answer({ data: await readProfile(db, session.playerId) })
  })
  registerCall(server, 'getAccounts', async ({ session }) =>
    answer({ data: await readAccounts(db, session.playerId) }),
  )
  registerCall(server, 'chooseAccount', async ({ session, body }) => {
    const accounts = await readAccounts(db, session.playerId)
    if (!accounts.some(({ currency }) => currency === body.currency)) {
      return refuse(422, ERROR_CODES.unknownAccount)
    }
    await db.transaction().execute(async trx => {
      // The player before the accounts, as in placing: two who lock in different order would wait for each other.
      await trx
        .selectFrom('players')
        .select('id')
        .where('id', '=', session.playerId)
        .forNoKeyUpdate()
        .execute()
      await trx
        .updateTable('accounts')
        .set({ active: sql<boolean>`currency = ${body.currency}` })
        .where('player_id', '=', session.playerId)
        .execute()
    })
    return answer({ data: await readAccounts(db, session.playerId) })
  })
}
