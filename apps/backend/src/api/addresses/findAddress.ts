import { sql } from 'kysely'
import type { EventType } from '@touchline/domain/match'
import type { Database, LocalizedText } from '#store'

export type AddressRow = {
  readonly kind: 'category' | 'league' | 'event'
  /** Only for an event that exists. */
  readonly type: EventType | null
  readonly id: string
  /** Its current slug; for an address that no longer exists, the requested one. */
  readonly slug: string
  readonly is_gone: boolean
  readonly league_slug: string | null
  readonly league_names: LocalizedText | null
}

/**
 * Resolves a slug, current or former, or an id within a sport. Slugs come first, because one may look like an id. One
 * statement.
 */
export async function findAddress(
  db: Database,
  sportKey: string,
  slug: string,
): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    select known.kind, known.id, m.type, coalesce(c.slug, t.slug, m.slug, known.slug) as slug,
      coalesce(c.id, t.id, m.id) is null as is_gone, parent.slug as league_slug, parent.names as league_names
    from slugs known
      join sports on sports.id = known.sport_id
      left join categories c on known.kind = 'category' and c.id = known.id
      left join tournaments t on known.kind = 'league' and t.id = known.id
      left join matches m on known.kind = 'event' and m.id = known.id
      left join tournaments parent on parent.id = known.tournament_id
    where sports.key = ${sportKey} and (known.slug = ${slug} or known.id = ${slug})
    order by known.slug = ${slug} desc, array_position(array['event', 'league', 'category'], known.kind) limit 1`.execute(
    db,
  )
  return rows[0]
}
