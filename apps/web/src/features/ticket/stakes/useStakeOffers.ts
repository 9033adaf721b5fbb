import { quickStakes, type Slip } from '@touchline/domain/slip'
import { useSessionState } from '#core/session'

/** Stakes offered by one tap in this currency, in subunits. */
export function useStakeOffers(currency: Slip['currency']): readonly number[] {
  return quickStakes(
    useSessionState(state => state.betting.quickStakes),
    currency,
  )
}
