import type { ScoreCell, Ladder, Offer } from '../../types.ts'
import { BALLS, inningsOf, isInningsOver, type CricketState, type Innings } from './cricketState.ts'

const total = (of: Ladder['of'], step: number, reach: number): Ladder => ({ key: 'total', of, step, reach })

/** The markets of a Twenty20 match at its stage of play. */
export function cricketOffers(state: CricketState): readonly Offer[] {
  const { phase, innings } = state
  if (phase === 'ended') return []
  const winner: Offer = { marketId: 340, margin: 'main', place: 'main' }
  if (phase === 'super_over') return [winner]
  const inning = Math.max(1, innings.length + (phase === 'break' ? 1 : 0))
  const balls = phase === 'break' ? 0 : (innings.at(-1)?.balls ?? 0)
  const over = Math.floor(balls / 6) + 1
  const prefix = `inningnr=${inning}`
  return [
    winner,
    { marketId: 605, prefix, margin: 'main', ladder: total('sum', 5, 3), place: 'secondary' },
    { marketId: 342, margin: 'long' },
    { marketId: 606, margin: 'side', ladder: total('home', 5, 1) },
    { marketId: 607, margin: 'side', ladder: total('away', 5, 1) },
    { marketId: 610, prefix, margin: 'side', ladder: total('sum', 3, 1) },
    { marketId: 608, prefix, margin: 'side' },
    { marketId: 615, prefix, margin: 'side', ladder: total('sum', 1, 1) },
    ...[over, over + 1]
      .filter(number => number <= 20)
      .flatMap((number): Offer[] => {
        const ofOver = `inningnr=${inning}|overnr=${number}`
        return [
          { marketId: 640, prefix: ofOver, margin: 'side', ladder: total('sum', 1, 1) },
          { marketId: 641, prefix: ofOver, margin: 'side' },
          { marketId: 642, prefix: ofOver, margin: 'side' },
        ]
      }),
  ]
}

export function cricketSpaceOf(
  marketId: number,
  { inningnr, overnr }: Readonly<Record<string, string>>,
): string | undefined {
  switch (marketId) {
    case 340:
      return 'winner'
    case 342:
      return 'tie'
    case 606:
      return 'home'
    case 607:
      return 'away'
    case 605:
    case 608:
      return `innings:${inningnr}`
    case 610:
      return `powerplay:${inningnr}`
    case 615:
      return `wickets:${inningnr}`
    case 640:
    case 641:
      return `over:${inningnr}:${overnr}`
    case 642:
      return `dismissal:${inningnr}:${overnr}`
    default:
      return undefined
  }
}

const upTo = (from: number, isFinal: boolean, most = 400): ScoreCell[] =>
  isFinal ? [[from, 0]] : [0, 1, 2, most, most + 1].map(more => [from + more, 0] as const)

/** Every way a space of a Twenty20 match can still end, by its corners. */
export function cricketPossible(state: CricketState, space: string): readonly ScoreCell[] | undefined {
  const [kind, inning = 1, over = 0] = space.split(':').map((part, i) => (i === 0 ? part : Number(part))) as [
    string,
    number?,
    number?,
  ]
  if (kind === 'winner') return winners(state)
  if (kind === 'tie') return tie(state)
  const index = kind === 'home' || kind === 'away' ? inningsOf(state, kind === 'home' ? 0 : 1) : inning - 1
  const innings = state.innings[index]
  const isOver = isDone(state, index)
  const runs = innings?.runs ?? 0
  switch (kind) {
    case 'innings':
    case 'home':
      return upTo(runs, isOver)
    case 'away':
      return upTo(runs, isOver).map(([value]) => [0, value] as const)
    case 'wickets':
      return isOver ? [[innings?.wickets ?? 0, 0]] : wicketsFrom(innings)
    case 'powerplay':
      return upTo(sumOf(innings, 6), isOver || (innings?.balls ?? 0) >= 36)
    case 'over':
      return upTo(innings?.overs[over - 1]?.runs ?? 0, isOver || (innings?.balls ?? 0) >= over * 6)
    case 'dismissal': {
      const wickets = innings?.overs[over - 1]?.wickets ?? 0
      return upTo(wickets, isOver || wickets > 0 || (innings?.balls ?? 0) >= over * 6)
    }
    default:
      return undefined
  }
}

function isDone(state: CricketState, index: number): boolean {
  const innings = state.innings[index]
  if (state.phase === 'ended' || state.phase === 'super_over') return true
  if (!innings) return false
  return (
    state.innings.length > index + 1 ||
    isInningsOver(innings, index === 1 ? state.innings[0]?.runs : undefined)
  )
}

function winners(state: CricketState): ScoreCell[] {
  const both: ScoreCell[] = [
    [1, 0],
    [0, 1],
  ]
  if (state.phase !== 'ended') return both
  const [one, two] = state.innings
  const lead = (one?.runs ?? 0) - (two?.runs ?? 0)
  const second = state.first === 0 ? 1 : 0
  const winner = lead > 0 ? state.first : lead < 0 ? second : state.superOver
  return winner === undefined ? both : [both[winner]!]
}

function tie(state: CricketState): ScoreCell[] {
  const both: ScoreCell[] = [
    [1, 0],
    [0, 1],
  ]
  if (!isDone(state, 1)) return both
  return [state.innings[0]?.runs === state.innings[1]?.runs ? both[0]! : both[1]!]
}

const sumOf = (innings: Innings | undefined, overs: number): number =>
  innings?.overs.slice(0, overs).reduce((sum, { runs }) => sum + runs, 0) ?? 0

function wicketsFrom(innings: Innings | undefined): ScoreCell[] {
  const lost = innings?.wickets ?? 0
  const left = Math.min(10 - lost, BALLS - (innings?.balls ?? 0))
  return Array.from({ length: left + 1 }, (_, more) => [lost + more, 0] as const)
}
