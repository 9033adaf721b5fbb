import type { MarketsChangedWire, MatchChangedWire, MatchStatusChangedWire } from '@touchline/contract'

type MarketChange = MarketsChangedWire['message']['markets'][number]

/** What has changed in one match since it was last published. */
export type MatchChanges = {
  status?: MatchStatusChangedWire
  match?: MatchChangedWire
  markets?: MarketsChangedWire
}

export type MatchEvent = MatchStatusChangedWire | MatchChangedWire | MarketsChangedWire

/** Adds an event to the pending changes: the newest state wins, prices merge by outcome. */
export function mergeChange(changes: MatchChanges, event: MatchEvent): MatchChanges {
  switch (event.event_name) {
    case 'match_status_changed':
      return { ...changes, status: event }
    case 'match_changed':
      return { ...changes, match: event }
    case 'markets_changed':
      return { ...changes, markets: changes.markets ? mergeMarkets(changes.markets, event) : event }
  }
}

/** The pending changes as events: status before state before prices. */
export function mergedEventsOf({ status, match, markets }: MatchChanges): MatchEvent[] {
  return [status, match, markets].filter(event => event !== undefined)
}

function mergeMarkets(before: MarketsChangedWire, after: MarketsChangedWire): MarketsChangedWire {
  const merged = new Map<string, MarketChange>()
  for (const market of [...before.message.markets, ...after.message.markets]) {
    const key = `${market.id}/${market.specifier}`
    const earlier = merged.get(key)
    merged.set(key, earlier ? { ...market, outcomes: mergeOutcomes(earlier, market) } : market)
  }
  return { ...after, message: { ...after.message, markets: [...merged.values()] } }
}

function mergeOutcomes(before: MarketChange, after: MarketChange): MarketChange['outcomes'] {
  const merged = new Map(before.outcomes.map(outcome => [outcome.id, outcome]))
  for (const outcome of after.outcomes) merged.set(outcome.id, outcome)
  return [...merged.values()]
}
