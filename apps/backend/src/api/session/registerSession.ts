import { ERROR_CODES } from '@touchline/contract'
import { sql } from 'kysely'
import { answer, logSecurity, refuse, registerCall, type ApiServer } from '#api/http'
import type { SiteSettings } from '#api/system'
import { endSessions } from './endSessions.ts'
import { readAccounts, readProfile } from './presentPlayer.ts'
import { registerSignIn, type RegisterSignInOptions } from './registerSignIn.ts'
import { clearSessionCookie, tokenOf } from './sessionToken.ts'
import { notifyRealtime } from './notifyRealtime.ts'

type SessionOptions = RegisterSignInOptions & { readonly site: SiteSettings }

/** Sign in and out, the profile and its accounts (spec section 7.2). */
export function registerSession(server: ApiServer, options: SessionOptions): void {
  const { db, site } = options

  registerSignIn(server, options)

  registerCall(server, 'signOut', async ({ request, reply }) => {
    const token = tokenOf(request, options.needsHttps)
    const ended = await endSessions(db, token === undefined ? [] : [token])
    await notifyRealtime(options.realtime, ended, request.log)
    clearSessionCookie(request, reply)
    for (const { playerId } of ended) logSecurity(request, { event: 'sign-out', playerId, status: 200 })
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
      // Locks the player before the accounts, in the same order as placing, so that there is no deadlock.
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
