import { createPublicKey, verify } from 'node:crypto'
import { describeMarket } from '@touchline/backend/parts'
import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

type Leg = {
  market_id: number
  specifier: string
  outcome_id: string
  home: string
  away: string
}

type Row = {
  id: string
  status: string
  /** What a receipt of the bet in its present state would contain, except names of markets and outcomes. */
  bet: { legs: readonly Leg[] }
  body: string | null
  signature: string | null
  public_key: string | null
}

/**
 * Bets that were accepted since the last check, or have a receipt without it, with their state in the exact words of
 * a receipt: nothing has run since their commit.
 */
const NEWLY_RECEIPTED = `
  select bets.id, status, body, signature, public_key,
    jsonb_strip_nulls(jsonb_build_object('v', 1, 'bet_id', bets.id, 'ref', ref, 'player_id', player_id, 'currency', currency,
      'subunits', subunits, 'stake', stake, 'type', type, 'odds', odds, 'potential_win', potential_win, 'placed_at', bets.created_at,
      'decided_at', receipts.created_at,
      'system', case when system is not null then jsonb_build_object('id', system->'id', 'win_count', system->'winCount',
        'total_count', system->'totalCount') end,
      'legs', (select jsonb_agg(jsonb_build_object('match_id', bet_legs.match_id, 'market_id', market_id, 'specifier', specifier,
          'outcome_id', outcome_id, 'odds', odds, 'price_version', price_version, 'start_time', start_time,
          'home', home.names->'en', 'away', away.names->'en',
          'chain', (select jsonb_build_object('version', version, 'at', at, 'packed', replace(encode(packed, 'base64'), E'\\n', ''),
              'previous_hash', encode(previous_hash, 'hex'), 'hash', encode(hash, 'hex'))
            from price_log where match_id = bet_legs.match_id and version = price_version)) order by leg)
        from bet_legs join matches on matches.id = bet_legs.match_id join competitors home on home.id = home_id
          join competitors away on away.id = away_id
        where bet_id = bets.id))) as bet
  from bets left join receipts on bet_id = bets.id left join signing_keys on signing_keys.id = key_id
  where not (bets.id = any($1::text[])) and (status not in ('submitted', 'rejected') or bet_id is not null)
  order by bets.id`

/**
 * Checks every bet once, just after the commit that accepted it: it has one receipt, which is signed and describes
 * the bet.
 */
export function createReceiptCheck({ observer }: World): () => Promise<void> {
  const known = new Set<string>()
  return async () => {
    const { rows } = await observer.query<Row>({
      name: 'receipts',
      text: NEWLY_RECEIPTED,
      values: [[...known]],
    })
    for (const row of rows) {
      known.add(row.id)
      checkReceipt(row)
    }
  }
}

function checkReceipt({ id, status, bet, body, signature, public_key: x }: Row): void {
  if (status === 'submitted' || status === 'rejected') {
    throw new Violation('one receipt', `bet ${id} is ${status} and has a receipt`)
  }
  if (body === null || signature === null || x === null) {
    throw new Violation('one receipt', `bet ${id} is ${status} and has no receipt`)
  }
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  if (!verify(null, Buffer.from(body), key, Buffer.from(signature, 'base64url'))) {
    throw new Violation('one receipt', `the receipt of bet ${id} is not signed by the published key`)
  }
  const [said, is] = [linesOf(JSON.parse(body)), linesOf({ ...bet, legs: bet.legs.map(named) })]
  const wrong = [...new Set([...said.keys(), ...is.keys()])].find(path => said.get(path) !== is.get(path))
  if (wrong === undefined) return
  throw new Violation(
    'one receipt',
    `the receipt of bet ${id} has ${said.get(wrong)} for ${wrong}, it is ${is.get(wrong)}`,
  )
}

/** A leg with the English names of its ids. */
function named(leg: Leg): object {
  const { market_id: id, specifier, outcome_id: outcome, home, away } = leg
  const market = describeMarket(id, specifier, 'en', { home, away })
  return { ...leg, market: market.name, outcome: market.outcomeName(outcome) }
}

/** Every value of a document by its path, without nulls. */
function linesOf(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object') return new Map([[path, JSON.stringify(value)]])
  return new Map(Object.entries(value).flatMap(([name, part]) => [...linesOf(part, `${path}/${name}`)]))
}
