import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

type Row = {
  id: string
  stake: number | null
  found_stake: number | null
  odds: number
  found_odds: number | null
}

const DIFFERENT = `
  select said.id, said.stake, said.odds, bets.stake as found_stake, bets.odds as found_odds
  from jsonb_to_recordset($1::jsonb) as said (id text, player_id text, stake bigint, odds bigint)
    left join bets on bets.id = said.id and bets.player_id = said.player_id
  where bets.id is null or bets.stake <> said.stake or (bets.odds <> said.odds and not said.id = any($2::text[]))`

/** Every bet of a 2xx answer is in the history with the stake and odds of the answer (I4). */
export async function checkHistory({ observer, witness }: World): Promise<void> {
  if (witness.accepted.size === 0) return
  const bets = [...witness.accepted.values()].flatMap(({ playerId, bets: acknowledged }) =>
    acknowledged.map(({ id, stake, odds }) => ({ id, player_id: playerId, stake: stake.value, odds })),
  )
  // While a bet waits for its decision its odds are those it came in at.
  const undecided = [...witness.accepted.values()].flatMap(({ bets: acknowledged }) =>
    acknowledged.filter(({ status }) => status === 'submitted').map(({ id }) => id),
  )
  const { rows } = await observer.query<Row>({
    name: 'history',
    text: DIFFERENT,
    values: [JSON.stringify(bets), undecided],
  })
  const [row] = rows
  if (!row) return
  const found =
    row.found_stake === null ? 'is missing' : `is stored as ${row.found_stake} x ${row.found_odds}`
  throw new Violation('I4', `bet ${row.id} was answered for at ${row.stake} x ${row.odds} and ${found}`)
}
