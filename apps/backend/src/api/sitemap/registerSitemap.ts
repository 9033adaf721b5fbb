import { ERROR_CODES } from '@touchline/contract'
import { answer, refuse, registerCall, type ApiServer } from '#api/http'
import type { Database } from '#store'
import { findPages } from './findPages.ts'

/** The indexable pages of a sport, for search engines. */
export function registerSitemap(server: ApiServer, { db }: { readonly db: Database }): void {
  registerCall(server, 'getSitemap', async ({ params }) => {
    const sport = await db
      .selectFrom('sports')
      .select('id')
      .where('key', '=', params.sport_key)
      .executeTakeFirst()
    return sport ? answer({ data: await findPages(db, sport.id) }) : refuse(404, ERROR_CODES.notFound)
  })
}
