import type { Odds, OddsAcceptMode } from './odds.ts'

/** The direction of a price change. Odds are compared as integers, never as text or decimals ([ODDS-4]). */
export function compareOdds(before: Odds, after: Odds): 'same' | 'up' | 'down' {
  if (after > before) return 'up'
  return after < before ? 'down' : 'same'
}

/**
 * Whether the bettor must confirm before a bet is placed at these odds (spec section 4, odds-change acceptance;
 * [ACCEPT-1] to [ACCEPT-3]). `higher` accepts better odds silently and asks for confirmation of worse ones.
 */
export function needsConfirmation(
  { odds, acceptedOdds }: { readonly odds: Odds; readonly acceptedOdds: Odds },
  mode: OddsAcceptMode,
): boolean {
  switch (mode) {
    case 'any':
      return false
    case 'higher':
      return odds < acceptedOdds
    case 'none':
      return odds !== acceptedOdds
  }
}

/** The mode that applies to a bet: a custom bet always uses `none` ([ACCEPT-4]). */
export function acceptModeOf(betType: string, mode: OddsAcceptMode): OddsAcceptMode {
  return betType === 'custom_bet' ? 'none' : mode
}
