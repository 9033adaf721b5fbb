import type { SettingsWire } from '@touchline/contract'
import type { OddsAcceptMode, OddsType } from '@touchline/domain/odds'

/** A player's choices as the server has saved them: it judges their bets by these. */
export type SavedChoices = { readonly oddsType: OddsType; readonly oddsAcceptMode: OddsAcceptMode }

export function toSavedChoices(wire: SettingsWire): SavedChoices {
  return { oddsType: wire.odds_type, oddsAcceptMode: wire.auto_accept_odds_change }
}
