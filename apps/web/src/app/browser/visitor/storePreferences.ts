import {
  encodePreferences,
  PREFERENCES_COOKIE,
  PREFERENCES_COOKIE_SECONDS,
  type SettingsState,
  type SettingsStore,
} from '#core/settings'
import { localTexts } from '#shared/storage'

/** Storage key of the odds type (spec section 9, browser storage). */
export const ODDS_TYPE_KEY = 'activeOddsType'
const THEME_KEY = 'theme'

/** Stores each choice of the visitor, and any that was made before this code was loaded. */
export function storeChosenPreferences(document: Document, settings: SettingsStore): void {
  if (settings.getState() !== settings.getInitialState()) storePreferences(document, settings.getState())
  settings.subscribe(chosen => storePreferences(document, chosen))
}

/** Stores what the visitor chose: in this browser, in the cookie that the server reads, and on the page. */
function storePreferences(document: Document, state: SettingsState): void {
  localTexts.write(ODDS_TYPE_KEY, state.oddsType)
  if (state.theme) {
    localTexts.write(THEME_KEY, state.theme)
    document.documentElement.dataset.theme = state.theme
  }
  const secure = document.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${PREFERENCES_COOKIE}=${encodePreferences(state)}; Path=/; Max-Age=${PREFERENCES_COOKIE_SECONDS}; SameSite=Lax${secure}`
}
