import type { SettingsWire } from '@touchline/contract'
import type { OddsAcceptMode, OddsType } from '@touchline/domain/odds'

/** What the server keeps of a player's choices: what it judges their bets by. */
export type KeptChoices = { readonly oddsType: OddsType; readonly oddsAcceptMode: OddsAcceptMode }

export function toKeptChoices(wire: SettingsWire): KeptChoices {
  return { oddsType: wire.odds_type, oddsAcceptMode: wire.auto_accept_odds_change }
}
