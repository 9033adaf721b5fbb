import { useState } from 'react'
import { betPhase } from '@touchline/domain/bet'
import { cashoutPart } from '@touchline/domain/cashout'
import { formatMoney, type Money } from '@touchline/domain/money'
import { Icon, type IconName } from '@touchline/ui'
import { useCell, useLive } from '#core/live'
import { useIsOnline } from '#shared/browser'
import { useLocale, useText } from '#shared/i18n'
import type { PlacedBet } from '../bet/index.ts'
import css from './CashOut.module.css'
import { CashoutOutcome } from './CashoutOutcome.tsx'
import { CashoutProgress } from './CashoutProgress.tsx'
import { CashoutWays } from './CashoutWays.tsx'
import { isUnderWay } from './cashoutState.ts'
import { newerOfferOf, type CashoutQuote } from './offer.ts'
import { partAt, stepsOf } from './partSteps.ts'
import { SlideToCashOut } from './slide/SlideToCashOut.tsx'
import { useCashouts, useCashoutsState } from './useCashouts.ts'

/** What can be cashed out of a bet now, the progress of a cash-out under way, or why there is no offer. */
export function CashOut({ bet }: CashOutProps) {
  const state = useCashoutsState(now => now.cashouts[bet.id])
  const fromChannel = useCashoutsState(now => now.offers[bet.id])
  const quote = newerOfferOf(bet, fromChannel)
  if (isUnderWay(state) || bet.status === 'cashout_in_progress') {
    return <CashoutProgress state={state} bet={bet} />
  }
  return (
    <>
      {state && <CashoutOutcome state={state} />}
      {quote && betPhase(bet.status) === 'open' && <Offered bet={bet} quote={quote} />}
    </>
  )
}
export interface CashOutProps {
  bet: PlacedBet
}

function Offered({ bet, quote }: { bet: PlacedBet; quote: CashoutQuote }) {
  const t = useText()
  const locale = useLocale()
  const cashouts = useCashouts()
  const hold = useHold()
  const [step, setStep] = useState<number | undefined>()
  const openStake = bet.openStake ?? bet.stake
  const { offer, because } = quote
  if (hold) return <Paused icon="offline" words={t(`cash-out.hold.${hold}`)} />
  if (!offer) return because ? <Paused icon="pause" words={t(`cash-out.because.${because}`)} /> : null
  const steps = stepsOf(openStake.value)
  const part = step === undefined ? undefined : partAt(Math.min(step, steps), openStake.value)
  const sum: Money = {
    ...offer,
    value: part === undefined ? offer.value : cashoutPart(offer.value, openStake.value, part),
  }
  return (
    <div className={css.control} data-cash-out={bet.id}>
      {sum.value > 0 ? (
        <SlideToCashOut
          amount={formatMoney(sum, locale)}
          offer={`${sum.value}/${part ?? ''}`}
          onConfirm={() =>
            cashouts.cashOut({
              betId: bet.id,
              amount: sum,
              ...(part !== undefined && { part }),
              paidBefore: bet.cashedOut?.value.value ?? 0,
            })
          }
        />
      ) : (
        <Paused icon="info" words={t('cash-out.too-little')} />
      )}
      <CashoutWays
        bet={bet}
        offer={offer}
        pays={sum}
        part={{
          step: Math.min(step ?? steps, steps),
          steps,
          value: part ?? openStake.value,
          choose: setStep,
        }}
      />
    </div>
  )
}

/** Why no offer is shown: it may be outdated. */
function useHold(): 'offline' | 'lost' | 'unsure' | undefined {
  const isOnline = useIsOnline()
  const isLost = useCell(useLive().lost) === true
  const isUnsure = useCashoutsState(now => now.areOffersUnsure)
  if (!isOnline) return 'offline'
  if (isLost) return 'lost'
  return isUnsure ? 'unsure' : undefined
}

function Paused({ icon, words }: { icon: IconName; words: string }) {
  return (
    <p className={css.paused}>
      <Icon name={icon} size={18} />
      <span>{words}</span>
    </p>
  )
}
