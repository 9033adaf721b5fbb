import type { Match, MatchId } from '@touchline/domain/match'
import type { StreamChange } from '../stream.ts'

/** The values of one price; a new object each time it changes. */
export type CellView = { readonly odds: number; readonly isOpen: boolean }
/** The values of the ticking texts of one row. */
export type ScoreView = { readonly home: string; readonly away: string; readonly clock: string }
/** One row: its prices by key, and its texts. */
export type RowView = { readonly cells: Readonly<Record<string, CellView>>; readonly score: ScoreView }

/** The first cell of a match's main market: its pause is shown beside the clock. */
export function noteKeyOf({ id, mainMarket }: Match): string {
  return `${id}/${mainMarket?.id}/${mainMarket?.specifier}/1`
}

export function firstView({ id, state, mainMarket, secondaryMarket }: Match): RowView {
  const cells: Record<string, CellView> = {}
  for (const market of [mainMarket, secondaryMarket]) {
    for (const { id: outcomeId, odds } of market?.outcomes ?? [])
      cells[`${id}/${market!.id}/${market!.specifier}/${outcomeId}`] = { odds, isOpen: true }
  }
  return { cells, score: scoreOf(state) }
}

/** Calls back with each cell, or with the score, in a change. */
export function eachView(
  { kind, change }: StreamChange,
  cell: (key: string, view: CellView) => void,
  score: (id: MatchId, view: ScoreView) => void,
): void {
  if (kind === 'match') return score(change.matchId, scoreOf(change.state))
  for (const market of change.markets) {
    for (const { id, odds } of market.outcomes)
      cell(`${change.matchId}/${market.id}/${market.specifier}/${id}`, { odds, isOpen: market.status === 1 })
  }
}

/** The row after a change; prices that are not in it stay the same objects. */
export function changedView(before: RowView, change: StreamChange): RowView {
  if (change.kind === 'match') return { ...before, score: scoreOf(change.change.state) }
  const cells = { ...before.cells }
  eachView(
    change,
    (key, view) => {
      cells[key] = view
    },
    () => {},
  )
  return { ...before, cells }
}

function scoreOf({ score, clock }: Match['state']): ScoreView {
  return {
    home: String(score.home),
    away: String(score.away),
    clock: clock ? `${Math.floor((clock.matchTime ?? 0) / 60) + 1}′` : 'Set 1',
  }
}
