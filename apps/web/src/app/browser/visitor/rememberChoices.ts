import { ODDS_ACCEPT_MODES, ODDS_TYPES, type OddsType } from '@touchline/domain/odds'
import { PREFERENCES_COOKIE, type SettingsStore } from '#core/settings'
import type { StoredTexts } from '#shared/storage'
import { ODDS_TYPE_KEY } from './storePreferences.ts'

/** Storage key of the accept mode of a visitor who is not signed in; a player's is stored on the server. */
const ACCEPT_MODE_KEY = 'oddsAcceptMode'
/** Session storage name of spec section 9: the format this tab shows. */
const TAB_ODDS_TYPE_KEY = 'oddsType'

export interface ChoicesOptions {
  readonly settings: SettingsStore
  /** Local storage. */
  readonly local: StoredTexts
  /** Session storage. */
  readonly tab: StoredTexts
  /** The cookies of the document, as one text. */
  readonly cookies: string
  /** A player's choices on the server replace those of the browser. */
  readonly isPlayer: () => boolean
}

/**
 * Restores what the visitor chose earlier and the HTML could not know: the accept mode, and the odds format of this
 * tab, which is the tab's own (spec section 9, session) and wins over the cookie that the last choice in any tab
 * wrote; local storage is used if that cookie is missing (browsers that clear cookies written by scripts). Stores
 * both from then on. Returns a release function.
 */
export function rememberChoices({ settings, local, tab, cookies, isPlayer }: ChoicesOptions): () => void {
  const mode = ODDS_ACCEPT_MODES.find(known => known === local.read(ACCEPT_MODE_KEY))
  if (mode && !isPlayer()) settings.chooseOddsAcceptMode(mode)
  const own = toOddsType(tab.read(TAB_ODDS_TYPE_KEY))
  const lasting = hasCookie(cookies, PREFERENCES_COOKIE) ? undefined : toOddsType(local.read(ODDS_TYPE_KEY))
  const oddsType = own ?? lasting
  if (oddsType && !isPlayer() && oddsType !== settings.getState().oddsType) settings.chooseOddsType(oddsType)
  const keepOddsType = (): void => void tab.write(TAB_ODDS_TYPE_KEY, settings.getState().oddsType)
  keepOddsType()
  return settings.subscribe((now, before) => {
    // A mode that the visitor did not choose is the site's, and changes with it ([ACCEPT-7]).
    if (now.oddsAcceptMode !== before.oddsAcceptMode) local.write(ACCEPT_MODE_KEY, now.oddsAcceptMode)
    keepOddsType()
  })
}

function toOddsType(text: string | undefined): OddsType | undefined {
  return ODDS_TYPES.find(known => known === text)
}

function hasCookie(cookies: string, name: string): boolean {
  return cookies.split('; ').some(cookie => cookie.startsWith(`${name}=`))
}
