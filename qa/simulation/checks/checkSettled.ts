import type { BetResult, BetStatus, BetType } from '@touchline/domain/bet'
import type { Odds } from '@touchline/domain/odds'
import { settleBet } from '@touchline/domain/settlement'
import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

type Row = {
  id: string
  type: BetType
  status: BetStatus
  open_stake: number
  odds: number
  win_count: number | null
  paid: number
  legs: {
    odds: number
    tied: number | null
    tied_places: number | null
    result: BetResult
    now: BetResult | null
    known: number
    newest: number | null
  }[]
}

const BETS = `
  select bets.id, type, status, open_stake, paid, bets.odds, (system->>'winCount')::int as win_count,
    (select jsonb_agg(jsonb_build_object('odds', bet_legs.odds, 'tied', outcome_results.tied, 'tied_places', outcome_results.tied_places,
        'result', bet_legs.result, 'now', outcome_results.result,
        'known', bet_legs.result_version, 'newest', outcome_results.result_version) order by leg)
      from bet_legs left join outcome_results using (match_id, market_id, specifier, outcome_id)
      where bet_id = bets.id) as legs
  from bets where status <> 'submitted' and status <> 'rejected'`

/** After quiet: every leg has the newest result of its outcome, and every bet pays accordingly (M14). */
export async function checkSettled({ observer }: World): Promise<void> {
  const { rows } = await observer.query<Row>({ name: 'settled', text: BETS })
  for (const {
    id,
    type,
    status,
    open_stake: stake,
    paid,
    odds: customOdds,
    win_count: winCount,
    legs,
  } of rows) {
    for (const { result, now, known, newest } of legs) {
      if (known === (newest ?? 0) && result === (now ?? 'no_results')) continue
      throw new Violation(
        'M14',
        `a leg of bet ${id} has "${result}", its outcome at "${now}" (version ${newest})`,
      )
    }
    if (status === 'cashed_out') continue
    const due = settleBet({
      type,
      stake,
      legs: legs.map(({ odds, result, tied, tied_places: tiedPlaces }) => ({
        odds: odds as Odds,
        result,
        ...(tied !== null && { tied }),
        ...(tiedPlaces !== null && { tiedPlaces }),
      })),
      ...(winCount !== null && { winCount }),
      ...(type === 'custom_bet' && { customOdds: customOdds as Odds }),
    })
    const worth = due.settled ? due.payout : 0
    if (due.settled !== (status === 'done') || worth !== paid) {
      throw new Violation('M14', `bet ${id} is ${status} and paid ${paid}; its results are worth ${worth}`)
    }
  }
}
