import type { Market } from '@touchline/domain/market'

/** Lines of one kind of market, in the order of their lines: one card on the page. */
export type MarketCardModel = {
  /** Stays the same while lines appear and disappear. */
  readonly key: string
  readonly id: number
  readonly name: string
  readonly lines: readonly [Market, ...Market[]]
  readonly layout: MarketLayout
}

/**
 * `stack`: two or three outcomes side by side; `ladder`: a line, then over and under; `pairs`: two columns with the
 * line in each cell; `grid`: many outcomes.
 */
export type MarketLayout = 'stack' | 'ladder' | 'pairs' | 'grid'

/** Lines that are shown before the visitor requests the others (design guide, match page). */
export const LINES_SHOWN = 3

/** Markets as cards, by priority. Lines with the same market and name are grouped. */
export function groupMarkets(markets: readonly Market[]): readonly MarketCardModel[] {
  const cards = new Map<string, [Market, ...Market[]]>()
  for (const market of markets) {
    const key = `${market.id}:${market.name}`
    const card = cards.get(key)
    if (card) card.push(market)
    else cards.set(key, [market])
  }
  return [...cards]
    .map(([key, lines]) => {
      const sorted = lines.toSorted((a, b) => lineOf(a) - lineOf(b)) as [Market, ...Market[]]
      return { key, id: sorted[0].id, name: sorted[0].name, lines: sorted, layout: layoutOf(sorted) }
    })
    .toSorted((a, b) => a.lines[0].priority - b.lines[0].priority)
}

/** The lines to show: the most balanced one with its neighbours, or all. */
export function shownLines(lines: readonly Market[], isOpen: boolean): readonly Market[] {
  if (isOpen || lines.length <= LINES_SHOWN) return lines
  const balanced = Math.max(
    0,
    lines.findIndex(line => line.mostBalanced),
  )
  const start = Math.min(Math.max(0, balanced - 1), lines.length - LINES_SHOWN)
  return lines.slice(start, start + LINES_SHOWN)
}

/**
 * Changes when the card draws other prices, which must be bound: another balanced line brings others, in the same
 * number.
 */
export function drawnPrices({ key, lines }: MarketCardModel, isOpen: boolean): string {
  return [key, ...shownLines(lines, isOpen).map(({ specifier }) => specifier)].join(' ')
}

/** The number that picks a line: `total=2.5` is 2.5. Not a number where a market has one line. */
export function lineOf({ specifier }: Pick<Market, 'specifier'>): number {
  return Number(/(?:^|\|)(?:total|hcp)=(-?[\d.]+)/.exec(specifier)?.[1])
}

function layoutOf(lines: readonly [Market, ...Market[]]): MarketLayout {
  const [first] = lines
  if (first.outcomes.length > 3) return 'grid'
  if (first.outcomes.length === 2 && /(?:^|\|)total=/.test(first.specifier)) return 'ladder'
  if (first.outcomes.length === 2 && /(?:^|\|)hcp=/.test(first.specifier)) return 'pairs'
  return 'stack'
}
