import type { SettingsWire } from '@touchline/contract'
import type { OddsAcceptMode, OddsType } from '@touchline/domain/odds'

/** What the server keeps of a player's choices: what it judges their bets by. */
export type SavedChoices = { readonly oddsType: OddsType; readonly oddsAcceptMode: OddsAcceptMode }

export function toSavedChoices(wire: SettingsWire): SavedChoices {
  return { oddsType: wire.odds_type, oddsAcceptMode: wire.auto_accept_odds_change }
}
