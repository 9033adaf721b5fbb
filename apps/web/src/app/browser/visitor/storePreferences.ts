import {
  encodePreferences,
  PREFERENCES_COOKIE,
  PREFERENCES_COOKIE_SECONDS,
  type SettingsState,
} from '#core/settings'
import { localTexts } from '#shared/storage'

/** Storage key of the odds type (spec section 9, browser storage). */
export const ODDS_TYPE_KEY = 'activeOddsType'
const THEME_KEY = 'theme'

/** Stores what the visitor chose: in this browser, in the cookie that the server reads, and on the page. */
export function storePreferences(document: Document, state: SettingsState): void {
  localTexts.write(ODDS_TYPE_KEY, state.oddsType)
  if (state.theme) {
    localTexts.write(THEME_KEY, state.theme)
    document.documentElement.dataset.theme = state.theme
  }
  const secure = document.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${PREFERENCES_COOKIE}=${encodePreferences(state)}; Path=/; Max-Age=${PREFERENCES_COOKIE_SECONDS}; SameSite=Lax${secure}`
}
