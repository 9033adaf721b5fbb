import type { CallReply } from '@touchline/contract'
import type { Database } from '#store'

type Proof = CallReply<'getPriceProof'>['data']

/** Maximum links in one answer; the next ones are requested by the version of the last. */
const LINKS_MAX = 500

/**
 * Links of a match's price chain from a version on, up to the end of their day or the newest, and the roots of all its
 * days; undefined for an unknown match. Links of old days have been removed: only their root stays.
 */
export async function findPriceProof(
  db: Database,
  matchId: string,
  version: number,
): Promise<Proof | undefined> {
  const match = await db.selectFrom('matches').select('id').where('id', '=', matchId).executeTakeFirst()
  const roots = await db
    .selectFrom('price_roots')
    .select(['day', 'version', 'hash'])
    .where('match_id', '=', matchId)
    .orderBy('version')
    .execute()
  if (!match && roots.length === 0) return undefined
  const first = await db
    .selectFrom('price_log')
    .select('version')
    .where('match_id', '=', matchId)
    .where('version', '>=', version)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst()
  const end = first && roots.find(root => root.version >= first.version)?.version
  const links = await db
    .selectFrom('price_log')
    .select(['version', 'at', 'packed', 'previous_hash', 'hash'])
    .where('match_id', '=', matchId)
    .where('version', '>=', version)
    .$if(end !== undefined, query => query.where('version', '<=', end!))
    .orderBy('version')
    .limit(LINKS_MAX)
    .execute()
  return {
    links: links.map(link => ({
      version: link.version,
      at: link.at,
      packed: link.packed.toString('base64'),
      previous_hash: link.previous_hash.toString('hex'),
      hash: link.hash.toString('hex'),
    })),
    roots: roots.map(({ hash, ...root }) => ({ ...root, hash: hash.toString('hex') })),
  }
}
