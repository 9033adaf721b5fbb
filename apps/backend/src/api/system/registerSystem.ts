import { ERROR_CODES } from '@touchline/contract'
import { answer, refuse, registerCall, type ApiServer, type Clock } from '#api/http'
import { findProviders } from '#api/providers'
import type { Database, DatabaseTransaction } from '#store'
import { countryOf } from './countryOf.ts'
import { presentPage } from './presentPage.ts'
import { presentSystem } from './presentSystem.ts'
import { presentSettings, stakesFaults, withChoices, type PlayerSettings } from './settings.ts'
import type { SiteSettings } from './site.ts'

type SystemOptions = { readonly db: Database; readonly clock: Clock; readonly site: SiteSettings }

/** The installation's settings, and the sportsbook settings (spec sections 3 and 7.1). */
export function registerSystem(server: ApiServer, { db, clock, site }: SystemOptions): void {
  registerCall(server, 'getSystem', async ({ locale, request }) =>
    answer({ data: presentSystem(site, countryOf(request, site), locale) }),
  )
  registerCall(server, 'getPage', async ({ params, locale }) => {
    const page = site.customPages.find(({ path }) => path === params.path)
    return page ? answer({ data: presentPage(page, locale) }) : refuse(404, ERROR_CODES.notFound)
  })
  registerCall(server, 'getSettings', async ({ session }) => {
    const chosen = session ? await readChoices(db, session.playerId) : {}
    return answer({ data: presentSettings(chosen, await findProviders(db, clock.now()), site) })
  })
  registerCall(server, 'updateSettings', async ({ session, body }) => {
    const fields = stakesFaults(body.stakes)
    if (fields) return refuse(400, ERROR_CODES.validation, { fields })
    const now = clock.now()
    const chosen = await db.transaction().execute(async trx => {
      const next = withChoices(await readChoices(trx, session.playerId, true), body, now)
      await trx
        .updateTable('players')
        .set({ settings: JSON.stringify(next) })
        .where('id', '=', session.playerId)
        .execute()
      return next
    })
    return answer({ data: presentSettings(chosen, await findProviders(db, now), site) })
  })
}

/** `locks` prevents two simultaneous changes from overwriting each other. */
async function readChoices(
  db: Database | DatabaseTransaction,
  playerId: string,
  locks = false,
): Promise<PlayerSettings> {
  const { settings } = await db
    .selectFrom('players')
    .select('settings')
    .where('id', '=', playerId)
    .$if(locks, query => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
  return settings
}
