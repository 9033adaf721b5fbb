import type { ScoreCell, Ladder, Offer } from '../../types.ts'
import { isMapOver, mapsOf, MAPS_TO_WIN, roundsOf, type CounterStrikeState } from './counterStrikeState.ts'

const total = (reach: number): Ladder => ({ key: 'total', of: 'sum', step: 1, reach })
const handicap = (reach: number): Ladder => ({ key: 'hcp', of: 'difference', step: 1, reach })

/** Number (from 1) of the current or next map. */
export function runningMap(state: CounterStrikeState): number {
  const last = state.rounds.at(-1)
  if (!last) return 1
  return state.rounds.length + (isMapOver(roundsOf(last)) ? 1 : 0)
}

/** The markets of a Counter-Strike match at its stage of play. */
export function counterStrikeOffers(state: CounterStrikeState): readonly Offer[] {
  if (state.phase === 'ended') return []
  const running = runningMap(state)
  const round = (state.rounds[running - 1]?.length ?? 0) + 1
  return [
    { marketId: 186, margin: 'main', place: 'main' },
    { marketId: 328, margin: 'main', ladder: total(1), place: 'secondary' },
    { marketId: 327, margin: 'main', ladder: handicap(1) },
    { marketId: 199, prefix: 'variant=sr:correct_score:bestof:3', margin: 'side' },
    { marketId: 335, prefix: `mapnr=${running}|roundnr=${round}`, margin: 'side' },
    ...[1, 2, 3]
      .filter(map => map >= running && (map < 3 || running === 3))
      .flatMap((map): Offer[] => {
        const prefix = `mapnr=${map}`
        return [
          { marketId: 330, prefix, margin: 'main' },
          { marketId: 332, prefix, margin: 'side', ladder: total(2) },
          { marketId: 331, prefix, margin: 'side', ladder: handicap(3) },
          { marketId: 333, prefix, margin: 'side' },
          { marketId: 334, prefix, margin: 'side' },
        ]
      }),
  ]
}

const ON_MAPS = new Set([186, 328, 327, 199])

export function counterStrikeSpaceOf(
  marketId: number,
  { mapnr, roundnr }: Readonly<Record<string, string>>,
): string | undefined {
  if (ON_MAPS.has(marketId)) return 'maps'
  if (mapnr === undefined) return undefined
  return roundnr === undefined ? `map:${mapnr}` : `round:${mapnr}:${roundnr}`
}

/** Every way a space of a Counter-Strike match can still end. */
export function counterStrikePossible(
  state: CounterStrikeState,
  space: string,
): readonly ScoreCell[] | undefined {
  const maps = mapsOf(state.rounds)
  if (space === 'maps') {
    const cells: ScoreCell[] = []
    if (Math.max(...maps) === MAPS_TO_WIN) return [maps]
    for (let lost = maps[1]; lost < MAPS_TO_WIN; lost++) cells.push([MAPS_TO_WIN, lost])
    for (let lost = maps[0]; lost < MAPS_TO_WIN; lost++) cells.push([lost, MAPS_TO_WIN])
    return cells
  }
  const [, map = 0, round = 0] = space.split(':').map(Number)
  const winners = state.rounds[map - 1] ?? []
  const score = roundsOf(winners)
  if (space.startsWith('round:')) {
    const winner = winners[round - 1]
    if (winner !== undefined) return [winner === 0 ? [1, 0] : [0, 1]]
    // A round that is not played refunds: 0:0 means that no side leads.
    if (isMapOver(score) || state.phase === 'ended') return [[0, 0]]
    return [
      [1, 0],
      [0, 1],
    ]
  }
  if (isMapOver(score) || state.phase === 'ended') return [score]
  return mapEnds(score)
}

function mapEnds([fromHome, fromAway]: readonly [number, number]): ScoreCell[] {
  const cells: ScoreCell[] = []
  for (let home = fromHome; home <= 40; home++) {
    for (let away = fromAway; away <= 40; away++) {
      if (isMapOver([home, away])) cells.push([home, away])
    }
  }
  return cells
}
