import type { Market } from '@touchline/domain/market'
import { groupMarkets } from '#pieces/market-lines'

/** Groups that have something to combine, with the number of their cards. */
export function combinableTabsOf(
  markets: readonly Market[],
  groups: readonly { readonly key: string; readonly name: string }[],
) {
  return groups
    .map(({ key, name }) => {
      const inGroup = markets.filter(market => market.groups.includes(key))
      return { key, label: name, count: groupMarkets(inGroup).length }
    })
    .filter(({ count }) => count > 0)
}
