import { descriptorOf } from './descriptors/index.ts'
import { fillTemplate } from './fillTemplate.ts'
import { readSpecifier } from './specifier.ts'
import { toLanguage } from './language.ts'

export type MarketDescription = {
  readonly name: string
  /** Keys of the groups it stands in; names in {@link MARKET_GROUPS}. */
  readonly groups: readonly string[]
  /** Lower comes first. */
  readonly priority: number
  /** Throws on an id that is not an outcome of this market. */
  readonly outcomeName: (outcomeId: string) => string
}

/**
 * What a line of a market is called in a language (`en`, `de`, `ar`; others read English), with the competitors' names filled in.
 * Throws on a market id that no sport knows.
 */
export function describeMarket(
  marketId: number,
  specifier: string,
  locale: string,
  competitors: { readonly home: string; readonly away: string },
): MarketDescription {
  const { name, groups, priority, rule } = descriptorOf(marketId)
  const language = toLanguage(locale)
  const values = readSpecifier(specifier)
  const fill = (text: readonly string[]) => fillTemplate(text[language]!, values, competitors, language)
  return {
    name: fill(name),
    groups,
    priority,
    outcomeName: outcomeId => {
      const outcome = rule(values).find(({ id }) => id === outcomeId)
      if (!outcome) throw new RangeError(`Market ${marketId} has no outcome ${outcomeId}.`)
      return fill(outcome.name)
    },
  }
}

/** Whether a market stands in the main group, which matches are counted and sorted by. */
export const isTopMarket = (marketId: number): boolean => descriptorOf(marketId).groups.includes('main')
