import { withoutOffers } from './bonuses.ts'
import type { ProcessingSlip } from '../placing/placing.ts'
import { setStake } from '../stakes/setStake.ts'
import type { Slip } from '../slip.ts'

/**
 * Another currency: resets stakes to 0 with source sharing, and available bonuses are requested again ([SLIP-10],
 * [BONUS-5]). A bet in progress is not changed: then the change waits for the answer ([SLIP-31]).
 */
export function changeCurrency(slip: Slip, currency: Slip['currency']): Slip {
  // Bets that are still being restored are converted afterwards ([SLIP-11]).
  if (slip.state.status === 'PROCESSING' && !slip.isRestoring) {
    return awaitCurrency(slip, slip.state, currency)
  }
  if (currency.code === slip.currency.code) return slip
  const next = { ...slip, currency }
  return { ...next, bets: setStake(next, 0, 'sharing').map(withoutOffers) }
}

/** The slip after the answer, in the currency that the account changed to in the meantime ([SLIP-31]). */
export function takeCurrency(slip: Slip, { nextCurrency }: ProcessingSlip): Slip {
  return nextCurrency ? changeCurrency(slip, nextCurrency) : slip
}

function awaitCurrency(
  slip: Slip,
  { nextCurrency, ...state }: ProcessingSlip,
  wanted: Slip['currency'],
): Slip {
  if (wanted.code === (nextCurrency ?? slip.currency).code) return slip
  const isBack = wanted.code === slip.currency.code
  return { ...slip, state: { ...state, ...(!isBack && { nextCurrency: wanted }) } }
}
