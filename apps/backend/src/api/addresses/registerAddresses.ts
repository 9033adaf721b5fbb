import { ERROR_CODES } from '@touchline/contract'
import { answer, refuse, registerCall, type ApiServer } from '#api/http'
import { nameIn } from '#api/names'
import type { Database } from '#store'
import { findAddress, type AddressRow } from './findAddress.ts'

type AddressesOptions = { readonly db: Database }

/** Resolves the addresses of the site (spec section 2.1). */
export function registerAddresses(server: ApiServer, { db }: AddressesOptions): void {
  registerCall(server, 'getAddress', async ({ params, locale }) => {
    const row = await findAddress(db, params.sport, params.slug)
    if (!row) return refuse(404, ERROR_CODES.notFound)
    const { id, slug, is_gone, league_slug, league_names } = row
    return answer({
      data: {
        kind: kindOf(row),
        id,
        slug,
        sport_key: params.sport,
        is_gone,
        league:
          league_slug && league_names ? { slug: league_slug, name: nameIn(league_names, locale) } : null,
      },
    })
  })
}

/** Races are outrights. The type of a removed event is unknown. */
function kindOf({ kind, type }: AddressRow): 'category' | 'league' | 'match' | 'outright' {
  if (kind !== 'event') return kind
  return type === null || type === 'match' ? 'match' : 'outright'
}
