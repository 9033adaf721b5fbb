import type { DraftBetWire } from '@touchline/contract'
import type { RuleContext } from '@touchline/domain/placing'
import { MULTI_SINGLE, type SiteSettings } from '#api/system'

/** What the rules need to know about a request and the site, for placing and for stake queries. */
export function ruleContextOf(
  bets: readonly Pick<DraftBetWire, 'type'>[],
  { customBetAllowsSingle }: Pick<SiteSettings, 'customBetAllowsSingle'>,
): RuleContext {
  const singles = bets.filter(({ type }) => type === 'single').length
  return { singles, multiSingle: MULTI_SINGLE, customBetAllowsSingle }
}
