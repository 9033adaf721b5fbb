import { DEFAULT_ACCEPT_MODE, type OddsAcceptMode, type OddsType } from '@touchline/domain/odds'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { loadOnce } from '#shared/lazy'
import type { OtherFormats } from './createOddsText.ts'
import type { SavedChoices } from './savedChoices.ts'
import type { VisitorPreferences, Theme } from './preferences.ts'

/** How prices and the page look to this visitor, and what price changes do to their slip. */
export type SettingsState = VisitorPreferences &
  SavedChoices & {
    /** What the server reported last; absent before its first report. A new object for each report. */
    readonly saved?: SavedChoices
    /** Whether a request that changes the accept mode on the server is under way. */
    readonly isSavingMode?: boolean
    /** Absent until they are loaded, and on a page in decimals: prices are shown as decimals meanwhile. */
    readonly otherFormats?: OtherFormats
  }

export type SettingsStore = StoreApi<SettingsState> & {
  chooseOddsType(oddsType: OddsType): void
  chooseTheme(theme: Theme): void
  chooseOddsAcceptMode(mode: OddsAcceptMode): void
  /** Shows what the server has saved, because it judges bets by that. */
  take(saved: SavedChoices): void
  /** Loads the code of the visitor's odds format, unless it is here; where that fails, odds stay decimals. */
  loadFormat(): Promise<void>
}

/** The code of the formats other than decimal. */
export const loadOtherFormats = loadOnce(() => import('./otherFormats.ts'))

/**
 * @param initial what the server rendered with, and for visitors who have not chosen one the accept mode of the site,
 * else [ACCEPT-7]
 */
export function createSettingsStore(
  initial: VisitorPreferences & Partial<Pick<SettingsState, 'oddsAcceptMode' | 'otherFormats'>>,
): SettingsStore {
  const store = createStore<SettingsState>(() => ({ oddsAcceptMode: DEFAULT_ACCEPT_MODE, ...initial }))

  async function loadFormat(): Promise<void> {
    const { oddsType, otherFormats } = store.getState()
    if (oddsType !== 'european' && !otherFormats)
      await loadOtherFormats().then(
        loaded => store.setState({ otherFormats: loaded }),
        () => {},
      )
  }

  function choose(chosen: Partial<SettingsState>): void {
    store.setState(chosen)
    void loadFormat()
  }

  return Object.assign(store, {
    loadFormat,
    chooseOddsType: (oddsType: OddsType) => choose({ oddsType }),
    chooseTheme: (theme: Theme) => choose({ theme }),
    chooseOddsAcceptMode: (oddsAcceptMode: OddsAcceptMode) => choose({ oddsAcceptMode }),
    take: ({ oddsType, oddsAcceptMode }: SavedChoices) =>
      choose({ oddsType, oddsAcceptMode, saved: { oddsType, oddsAcceptMode } }),
  })
}
