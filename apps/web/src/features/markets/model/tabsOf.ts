/** Key of the tab with everything. */
export const ALL = 'all'

export type MarketGroup = { readonly key: string; readonly name: string }

/** Groups the match has, with the number of their cards. */
export function tabsOf<Market extends { readonly groups: readonly string[] }>(
  markets: readonly Market[],
  groups: readonly MarketGroup[],
  countOf: (markets: readonly Market[]) => number,
) {
  return groups
    .map(({ key, name }) => ({
      key,
      label: name,
      count: countOf(markets.filter(market => market.groups.includes(key))),
    }))
    .filter(({ count }) => count > 0)
}
