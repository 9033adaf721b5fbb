import type { SiteSettings } from '#api/system'
import type { Config } from './readConfig.ts'

/** The site's settings as the process configures them. */
export function siteOf(config: Config): SiteSettings {
  return {
    name: config.siteName,
    locales: config.locales,
    isRtlEnabled: config.isRtlEnabled,
    alwaysPrefix: config.alwaysPrefix,
    customPages: config.customPages,
    operator: config.operator,
    pagesBlockedIn: config.pagesBlockedIn,
    userGroupCheck: config.userGroupCheck,
    defaultCurrency: config.defaultCurrency,
    defaultAcceptMode: config.defaultAcceptMode,
    topSports: config.topSports,
    blockedCountries: config.blockedCountries,
    defaultCountry: config.defaultCountry,
    isSharingOn: config.isSharingOn,
    isMyBetsVisible: config.isMyBetsVisible,
    isHorseRacingOn: config.isHorseRacingOn,
    isLotteryOn: config.isLotteryOn,
    isCustomBetOn: config.isCustomBetOn,
    customBetAllowsSingle: config.customBetAllowsSingle,
    hasTraders: config.hasTraders,
    liveDelays: config.liveDelays,
    cashoutMarginBp: config.cashoutMarginBp,
  }
}
