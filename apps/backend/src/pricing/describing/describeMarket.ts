import { descriptorOf } from '../descriptors/index.ts'
import { fillTemplate } from './fillTemplate.ts'
import { readSpecifierValues } from './specifier.ts'
import { languageFor } from '../language/index.ts'
import { runnerMarketOf } from '../runners/index.ts'

export type MarketDescription = {
  readonly name: string
  /** Keys of the market's groups; {@link describeGroups} names them. */
  readonly groups: readonly string[]
  /** Lower comes first. */
  readonly priority: number
  /** Throws on an id that is not an outcome of this market. */
  readonly outcomeName: (outcomeId: string) => string
}

/** The values for placeholders in a market's names: its two sides, or the runners by id where the event has none. */
export type EventNames =
  | { readonly home: string; readonly away: string }
  | { readonly runners: ReadonlyMap<string, string> }

/**
 * The name of a line of a market in a language (English if it is unknown), including the competitors' names. Throws on
 * an unknown market id, and on a market of two sides if the event has none.
 */
export function describeMarket(
  marketId: number,
  specifier: string,
  locale: string,
  names: EventNames,
): MarketDescription {
  if ('runners' in names) return describeRunners(marketId, specifier, locale, names.runners)
  const { id, groups, priority, rule } = descriptorOf(marketId)
  const language = languageFor(locale)
  const values = readSpecifierValues(specifier)
  const fill = (template: string) => fillTemplate(template, values, names, language)
  return {
    name: fill(language.texts[`market.${id}`]),
    groups,
    priority,
    outcomeName: outcomeId => {
      const outcome = rule(values).find(({ id }) => id === outcomeId)
      if (!outcome) throw new RangeError(`Market ${marketId} has no outcome ${outcomeId}.`)
      return fill(
        typeof outcome.name === 'string' ? language.texts[`outcome.${outcome.name}`] : outcome.name.literal,
      )
    },
  }
}

function describeRunners(
  marketId: number,
  specifier: string,
  locale: string,
  runners: ReadonlyMap<string, string>,
): MarketDescription {
  const market = runnerMarketOf(marketId)
  if (!market) throw new RangeError(`Market ${marketId} is not a market of runners.`)
  const language = languageFor(locale)
  return {
    name: fillTemplate(
      language.texts[`market.${market.id}`],
      readSpecifierValues(specifier),
      NO_SIDES,
      language,
    ),
    groups: market.groups,
    priority: market.priority,
    outcomeName: outcomeId => {
      const name = runners.get(outcomeId)
      if (name === undefined) throw new RangeError(`Market ${marketId} has no runner ${outcomeId}.`)
      return name
    },
  }
}
const NO_SIDES = { home: '', away: '' }

/** Whether a market is in the main group, by which matches are counted and sorted. */
export const isTopMarket = (marketId: number): boolean =>
  (runnerMarketOf(marketId) ?? descriptorOf(marketId)).groups.includes('main')
