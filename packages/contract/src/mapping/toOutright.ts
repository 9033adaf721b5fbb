import type { MatchId, Outright } from '@touchline/domain/match'
import type { OutrightWire, SportEventWire } from '../wire/catalogue/outright.ts'
import { toMarket } from './toMarket.ts'
import { toCategory, toLeague, toSport } from './toMatch.ts'
import { toMatchState } from './toMatchState.ts'
import { isMatch } from './toMatches.ts'

/** An outright or a race of an answer, in domain terms. */
export function toOutright(wire: OutrightWire): Outright {
  const { status, stage, places } = wire
  return {
    id: wire.id as MatchId,
    urnId: wire.urn_id,
    slug: wire.slug,
    type: wire.type,
    version: wire.version,
    sport: toSport(wire.sport),
    category: toCategory(wire.category),
    tournament: toLeague(wire.tournament),
    name: wire.name,
    runners: wire.competitors.map(({ id, name, logo, number, withdrawn: isWithdrawn, racecard }) => ({
      id,
      name,
      logo,
      isWithdrawn,
      ...(number !== null && { number }),
      ...(racecard && { racecard }),
    })),
    startTime: wire.start_time,
    state: toMatchState({ ...NO_SCORE, status, stage, places }),
    availableMarkets: wire.available_markets_count,
    provider: wire.provider,
    ...(wire.end_date !== null && { endTime: wire.end_date }),
    ...(wire.main_market && { mainMarket: toMarket(wire.main_market) }),
  }
}

/** Fields that an event without two sides lacks. */
const NO_SCORE = {
  clock: null,
  score: { home: 0, away: 0 },
  game_score: null,
  current_server: null,
  period_scores: [],
  situation: null,
}

/** The events without two sides of an answer, in order. */
export function toOutrights(wires: readonly SportEventWire[]): Outright[] {
  return wires.flatMap(wire => (isMatch(wire) ? [] : toOutright(wire)))
}
