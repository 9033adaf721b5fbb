import { MARKET_STATUS, type Market } from '@touchline/domain'

/** Lines of one market that stand under one heading: every total of goals, every handicap. */
export type MarketFamily = {
  readonly key: string
  readonly name: string
  readonly groups: readonly string[]
  /** How the prices are laid out. */
  readonly layout: 'ladder' | 'pairs' | 'stack' | 'grid'
  /** In order of their line. */
  readonly lines: readonly Market[]
}

const LINE_KEYS = new Set(['total', 'hcp'])

/** Markets by heading, best first. Markets that are no longer offered are left out; suspended ones keep their place. */
export function marketFamilies(markets: readonly Market[]): MarketFamily[] {
  const families = new Map<string, Market[]>()
  for (const market of markets) {
    if (market.status !== MARKET_STATUS.allowed && market.status !== MARKET_STATUS.suspended) continue
    const key = familyKey(market)
    const lines = families.get(key)
    if (lines) lines.push(market)
    else families.set(key, [market])
  }
  return [...families]
    .map(([key, lines]) => toFamily(key, lines))
    .toSorted((a, b) => a.lines[0]!.priority - b.lines[0]!.priority)
}

/** The number that tells one line of a family from another; undefined where a market has one line. */
export function lineOf({ specifier }: Pick<Market, 'specifier'>): number | undefined {
  const value = readSpecifier(specifier).find(([key]) => LINE_KEYS.has(key))?.[1]
  return value === undefined || value.includes(':') ? undefined : Number(value)
}

/** The lines to show before more are asked for: those around the most balanced one. */
export function nearestLines(lines: readonly Market[], count: number): readonly Market[] {
  const middle = Math.max(
    0,
    lines.findIndex(line => line.mostBalanced),
  )
  const start = Math.max(0, Math.min(middle - Math.floor(count / 2), lines.length - count))
  return lines.slice(start, start + count)
}

function toFamily(key: string, lines: readonly Market[]): MarketFamily {
  const sorted = lines.toSorted((a, b) => (lineOf(a) ?? 0) - (lineOf(b) ?? 0))
  const first = sorted[0]!
  return { key, name: first.name, groups: first.groups, layout: layoutOf(first), lines: sorted }
}

function layoutOf(market: Market): MarketFamily['layout'] {
  const isLine = lineOf(market) !== undefined
  if (isLine && market.specifier.includes('total=') && market.outcomes.length === 2) return 'ladder'
  if (isLine && market.outcomes.length === 2) return 'pairs'
  return market.outcomes.length <= 3 ? 'stack' : 'grid'
}

function familyKey(market: Market): string {
  const fixed = readSpecifier(market.specifier).filter(
    ([key, value]) => !LINE_KEYS.has(key) || value.includes(':'),
  )
  return [market.id, ...fixed.map(([key, value]) => `${key}=${value}`)].join('|')
}

function readSpecifier(specifier: string): [key: string, value: string][] {
  if (specifier === '') return []
  return specifier.split('|').map(part => {
    const [key = '', value = ''] = part.split('=')
    return [key, value]
  })
}
