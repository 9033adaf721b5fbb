import type { SystemWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { nameIn } from '#api/names'
import { describeGroups } from '#pricing'
import { isBlocked } from './countryOf.ts'
import { CURRENCY_TERMS } from './currencies.ts'
import type { SiteSettings } from './site.ts'

/** The installation's settings for a visitor from `country` (spec section 3, System). */
export function presentSystem(site: SiteSettings, country: string | undefined, locale: Locale): SystemWire {
  return {
    site_name: site.name,
    locales: [...site.locales],
    rtl_view: site.isRtlEnabled,
    always_prefix: site.alwaysPrefix,
    custom_pages: site.customPages.map(({ path, title }) => ({ path, title: nameIn(title, locale) })),
    operator: site.operator ?? null,
    blocked_countries: [...site.pagesBlockedIn],
    user_group_check: site.userGroupCheck ?? null,
    currencies: CURRENCY_TERMS.map(({ code, subunits, fiat, symbol, subcurrencies }) => ({
      code,
      subunits,
      fiat,
      symbol,
      ...(subcurrencies && { subcurrencies: subcurrencies.map(part => ({ ...part })) }),
    })),
    default_currency_code: site.defaultCurrency,
    default_accept_mode: site.defaultAcceptMode,
    user_country: country === undefined ? null : { name: countryName(country, locale), code: country },
    market_groups: describeGroups(locale),
    sign_in_allowed: !isBlocked(country, site),
    share_bets: site.isSharingOn,
    is_my_bets_visible: site.isMyBetsVisible,
    is_horse_racing_enabled: site.isHorseRacingOn,
    is_lottery_enabled: site.isLotteryOn,
  }
}

function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code
}
