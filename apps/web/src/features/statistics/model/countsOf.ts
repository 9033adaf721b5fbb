import type { Score } from '@touchline/domain/match'

type Line = { readonly key: string; readonly home: number | null; readonly away: number | null }

/** Corners, and cards of both colours, where the feed counts them. */
export function countsOf(lines: readonly Line[]): { corners?: Score; cards?: Score } {
  const corners = sumOf(lines, ['corners'])
  const cards = sumOf(lines, ['yellow_cards', 'red_cards'])
  return { ...(corners && { corners }), ...(cards && { cards }) }
}

function sumOf(lines: readonly Line[], keys: readonly string[]): Score | undefined {
  const counted = lines.filter(({ key, home, away }) => keys.includes(key) && home !== null && away !== null)
  if (counted.length === 0) return undefined
  return counted.reduce(
    (sum, { home, away }) => ({ home: sum.home + (home ?? 0), away: sum.away + (away ?? 0) }),
    { home: 0, away: 0 },
  )
}
