import { ODDS_TYPES, type OddsType } from '@touchline/domain/odds'

export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** A visitor's choices that the server must know to render the page: they are part of the key of shared HTML. */
export type VisitorPreferences = {
  readonly oddsType: OddsType
  /** Absent while the visitor follows the system. */
  readonly theme?: Theme
}

const DEFAULT_PREFERENCES: VisitorPreferences = { oddsType: 'european' }

/** Cookie that mirrors the preferences stored in local storage (design, section 4). */
export const PREFERENCES_COOKIE = 'preferences'
/** 365 days. */
export const PREFERENCES_COOKIE_SECONDS = 31_536_000

/** `<odds type>` or `<odds type>.<theme>`: short, readable, and a key of few values. */
export function encodePreferences({ oddsType, theme }: VisitorPreferences): string {
  return theme ? `${oddsType}.${theme}` : oddsType
}

/** Reads the cookie; an unknown value gives the default. */
export function decodePreferences(text: string | undefined): VisitorPreferences {
  const [odds, chosen] = (text ?? '').split('.')
  const oddsType = ODDS_TYPES.find(known => known === odds) ?? DEFAULT_PREFERENCES.oddsType
  const theme = THEMES.find(known => known === chosen)
  return { oddsType, ...(theme && { theme }) }
}
