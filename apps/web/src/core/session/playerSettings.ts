import type { Client, SettingsWire } from '@touchline/contract'
import type { SettingsStore } from '#core/settings'

/** A player's choices on the server win over those of the browser they sign in from. */
export function takeSettings(settings: SettingsStore, wire: SettingsWire): void {
  const { oddsType, oddsAcceptMode } = settings.getState()
  if (wire.odds_type !== oddsType) settings.chooseOddsType(wire.odds_type)
  if (wire.auto_accept_odds_change !== oddsAcceptMode) {
    settings.chooseOddsAcceptMode(wire.auto_accept_odds_change)
  }
}

export interface SettingsTelling {
  readonly settings: SettingsStore
  readonly client: Client
  readonly isSignedIn: () => boolean
}

/** Tells the server of a signed-in player's odds format and accept mode when they change (spec section 7.1, `/settings`). */
export function tellSettings({ settings, client, isSignedIn }: SettingsTelling): () => void {
  return settings.subscribe((now, before) => {
    const body = {
      ...(now.oddsType !== before.oddsType && { odds_type: now.oddsType }),
      ...(now.oddsAcceptMode !== before.oddsAcceptMode && { auto_accept_odds_change: now.oddsAcceptMode }),
    }
    if (isSignedIn() && Object.keys(body).length > 0) void client('updateSettings', { body })
  })
}
