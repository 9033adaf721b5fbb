import type { ScoreCell, Ladder, Offer } from '../../types.ts'
import { gamesOf, isSetOver, setsOf, type TennisState } from './tennisState.ts'

const total = (of: Ladder['of'], reach: number, step = 1): Ladder => ({ key: 'total', of, step, reach })
const handicap = (reach: number): Ladder => ({ key: 'hcp', of: 'difference', step: 1, reach })

/** The markets of a tennis match at its stage of play; `bestOf` 3. */
export function tennisOffers(state: TennisState): readonly Offer[] {
  if (state.phase === 'ended') return []
  const games = gamesOf(state.games.at(-1) ?? [])
  const isBetween = state.games.length > 0 && isSetOver(games)
  const set = Math.max(1, state.games.length + (isBetween ? 1 : 0))
  const game = isBetween ? 1 : games[0] + games[1] + 1
  return [
    { marketId: 186, margin: 'main', place: 'main' },
    { marketId: 189, margin: 'main', ladder: total('sum', 3), place: 'secondary' },
    { marketId: 187, margin: 'main', ladder: handicap(3) },
    { marketId: 188, margin: 'main', ladder: handicap(1) },
    { marketId: 314, margin: 'side', ladder: total('sum', 1) },
    { marketId: 199, prefix: 'variant=sr:correct_score:bestof:3', margin: 'side' },
    { marketId: 190, margin: 'side', ladder: total('home', 1) },
    { marketId: 191, margin: 'side', ladder: total('away', 1) },
    { marketId: 192, margin: 'side' },
    { marketId: 193, margin: 'side' },
    { marketId: 198, margin: 'side' },
    ...[game, game + 1].map(
      gamenr => ({ marketId: 210, prefix: `setnr=${set}|gamenr=${gamenr}`, margin: 'main' }) as const,
    ),
    ...[set, set + 1]
      .filter(setnr => setnr <= 2 || setnr === set)
      .flatMap((setnr): Offer[] => {
        const prefix = `setnr=${setnr}`
        return [
          { marketId: 202, prefix, margin: 'main' },
          { marketId: 204, prefix, margin: 'side', ladder: total('sum', 2) },
          { marketId: 203, prefix, margin: 'side', ladder: handicap(2) },
          { marketId: 205, prefix, margin: 'long' },
        ]
      }),
  ]
}

const ON_SETS = new Set([186, 188, 314, 199, 192, 193])
const ON_GAMES = new Set([189, 187, 190, 191, 198])

export function tennisSpaceOf(
  marketId: number,
  values: Readonly<Record<string, string>>,
): string | undefined {
  if (ON_SETS.has(marketId)) return 'sets'
  if (ON_GAMES.has(marketId)) return 'games'
  if (marketId === 210) return `game:${values['setnr']}:${values['gamenr']}`
  return values['setnr'] === undefined ? undefined : `set:${values['setnr']}`
}

const SETS_TO_WIN = 2

/** Every way a space of a tennis match can still end. */
export function tennisPossible(state: TennisState, space: string): readonly ScoreCell[] | undefined {
  const sets = setsOf(state)
  const isEnded = state.phase === 'ended'
  if (space === 'sets') return isEnded ? [sets] : setEnds(sets)
  if (space === 'games') {
    const played = state.games.map(gamesOf)
    const sum = (side: 0 | 1) => played.reduce((total, score) => total + score[side], 0)
    return isEnded ? [[sum(0), sum(1)]] : rising([sum(0), sum(1)])
  }
  const [, set = 0, game = 0] = space.split(':').map(Number)
  const winners = state.games[set - 1]
  if (space.startsWith('game:')) {
    const winner = winners?.[game - 1]
    if (winner !== undefined) return [winner === 0 ? [1, 0] : [0, 1]]
    const isNeverPlayed =
      isEnded || state.games.length > set || (winners !== undefined && isSetOver(gamesOf(winners)))
    // A game that is not played refunds: 0:0 means that no side leads.
    if (isNeverPlayed) return [[0, 0]]
    return [
      [1, 0],
      [0, 1],
    ]
  }
  const from = winners ? gamesOf(winners) : ([0, 0] as const)
  if (isEnded && !winners) return [[0, 0]]
  return winners && isSetOver(from) ? [from] : gamesToCome(from)
}

function setEnds([home, away]: readonly [number, number]): ScoreCell[] {
  const cells: ScoreCell[] = []
  for (let lost = away; lost < SETS_TO_WIN; lost++) cells.push([SETS_TO_WIN, lost])
  for (let lost = home; lost < SETS_TO_WIN; lost++) cells.push([lost, SETS_TO_WIN])
  return cells
}

function gamesToCome(from: readonly [number, number]): ScoreCell[] {
  const cells: ScoreCell[] = []
  for (let home = from[0]; home <= 7; home++) {
    for (let away = from[1]; away <= 7; away++) {
      if (isSetOver([home, away]) && home + away <= 13) cells.push([home, away])
    }
  }
  return cells
}

function rising([home, away]: readonly [number, number]): ScoreCell[] {
  const steps = [0, 1, 2, 3, 30, 31]
  return steps.flatMap(h => steps.map(a => [home + h, away + a] as const))
}
