import { quickStakes, type Slip } from '@touchline/domain/slip'
import { useSessionState } from '#core/session'

/** Quick stakes in this currency, in subunits. */
export function useStakeOffers(currency: Slip['currency']): readonly number[] {
  return quickStakes(
    useSessionState(state => state.betting.quickStakes),
    currency,
  )
}
