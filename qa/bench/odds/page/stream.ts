import type { Match, MatchId, MatchState } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import type { MarketsChange, MatchChange } from '@touchline/live'

/** One message: about twenty cell updates of five matches, as the publisher gathers them. */
export type Message = {
  readonly changes: readonly StreamChange[]
  /** Number of cells that it changes. */
  readonly updates: number
}
export type StreamChange =
  | { readonly kind: 'markets'; readonly change: MarketsChange }
  | { readonly kind: 'match'; readonly change: MatchChange }

/** What every cell must show once a stream has been applied. */
export type Expected = {
  /** From `matchId/marketId/specifier/outcomeId` to the odds shown. */
  readonly figures: ReadonlyMap<string, string>
  readonly suspended: ReadonlySet<string>
  readonly states: ReadonlyMap<MatchId, MatchState>
}

export interface PriceStream {
  next(): Message
  /** What must be visible after all messages so far. */
  expected(): Expected
}

const MATCHES_IN_MESSAGE = 5
const UPDATES_OF_MATCH = 4
/** Shares of a match's turns; the others only move prices. */
const GOALS = 0.1
const PAUSES = 0.02
const STEP = 10
const LOWEST = 1_010
const HIGHEST = 9_990

type Line = {
  readonly market: NonNullable<Match['mainMarket']>
  isPaused: boolean
  readonly odds: Map<string, number>
}
type Side = { readonly id: MatchId; state: MatchState; version: number; readonly lines: readonly Line[] }

/** A small feed: the same seed gives the same messages. Every update changes what a cell shows. */
export function createStream(matches: readonly Match[], random: () => number): PriceStream {
  const sides = matches.map<Side>(({ id, state, mainMarket, secondaryMarket }) => ({
    id,
    state,
    version: 1,
    lines: [mainMarket, secondaryMarket]
      .filter(market => market !== undefined)
      .map(market => ({ market, isPaused: false, odds: new Map(market.outcomes.map(o => [o.id, o.odds])) })),
  }))
  const below = (bound: number): number => Math.floor(random() * bound)

  function turnOf(side: Side): StreamChange[] {
    side.version++
    const luck = random()
    if (luck < GOALS) return [movePrices(side, UPDATES_OF_MATCH - 1), score(side)]
    if (luck < GOALS + PAUSES) return [togglePause(side)]
    return [movePrices(side, UPDATES_OF_MATCH)]
  }

  function movePrices(side: Side, count: number): StreamChange {
    const markets = side.lines.flatMap((line, at) => {
      const ids = [...line.odds.keys()]
      const share = at === 0 ? Math.min(ids.length, Math.ceil(count / 2)) : Math.floor(count / 2)
      const from = below(ids.length)
      const moved = Array.from(
        { length: Math.min(share, ids.length) },
        (_, n) => ids[(from + n) % ids.length]!,
      )
      for (const id of moved) line.odds.set(id, move(line.odds.get(id)!))
      return moved.length === 0 ? [] : [marketOf(line, moved)]
    })
    return { kind: 'markets', change: { matchId: side.id, version: side.version, markets } }
  }

  function move(odds: number): number {
    const step = STEP * (1 + below(20))
    if (odds - step < LOWEST) return odds + step
    if (odds + step > HIGHEST) return odds - step
    return below(2) === 0 ? odds + step : odds - step
  }

  return {
    next() {
      const from = below(sides.length)
      const stride = 1 + below(97)
      const turns = new Set(
        Array.from({ length: MATCHES_IN_MESSAGE }, (_, n) => sides[(from + n * stride) % sides.length]!),
      )
      const changes = [...turns].flatMap(turnOf)
      return { changes, updates: changes.reduce((sum, change) => sum + cellsOf(change), 0) }
    },
    expected: () => expectedOf(sides),
  }
}

function score(side: Side): StreamChange {
  const { state } = side
  const clock = state.clock && { ...state.clock, matchTime: (state.clock.matchTime ?? 0) + 60 }
  side.state = {
    ...state,
    score: { ...state.score, home: state.score.home + 1 },
    ...(clock && { clock }),
  }
  const { id: matchId, version } = side
  return { kind: 'match', change: { matchId, version, state: side.state, availableMarkets: 24 } }
}

function togglePause(side: Side): StreamChange {
  const line = side.lines[0]!
  line.isPaused = !line.isPaused
  const markets = [marketOf(line, [...line.odds.keys()])]
  return { kind: 'markets', change: { matchId: side.id, version: side.version, markets } }
}

function expectedOf(sides: readonly Side[]): Expected {
  const figures = new Map<string, string>()
  const suspended = new Set<string>()
  for (const side of sides) {
    for (const { market, odds, isPaused } of side.lines) {
      for (const [id, value] of odds) {
        const key = `${side.id}/${market.id}/${market.specifier}/${id}`
        figures.set(key, (value / 1000).toFixed(2))
        if (isPaused) suspended.add(key)
      }
    }
  }
  return { figures, suspended, states: new Map(sides.map(side => [side.id, side.state])) }
}

/** A goal changes the score and, where there is one, the clock; it counts as one. */
function cellsOf(change: StreamChange): number {
  if (change.kind === 'match') return 1
  return change.change.markets.reduce((sum, { outcomes }) => sum + outcomes.length, 0)
}

function marketOf(
  { market, odds, isPaused }: Line,
  ids: readonly string[],
): MarketsChange['markets'][number] {
  return {
    id: market.id,
    specifier: market.specifier,
    status: isPaused ? -1 : 1,
    outcomes: ids.map(id => ({ id, odds: odds.get(id)! as Odds, active: true })),
  }
}
