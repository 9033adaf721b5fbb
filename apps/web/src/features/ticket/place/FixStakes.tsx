import type { MouseEvent } from 'react'
import type { StakeFix } from '@touchline/domain/slip'
import { Button } from '@touchline/ui'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { focusAction } from '../layout/index.ts'
import { betName } from '../words/index.ts'
import { useMoneyText } from '../amounts/index.ts'

/**
 * Sets the stakes that would be accepted in place of those refused, all in one tap: the first change ends the
 * refusal.
 */
export function FixStakes({ fixes }: FixStakesProps) {
  const slip = useSlip()
  const t = useText()
  const { money } = useMoneyText()
  const state = useSlipState(whole => whole)
  const offers = fixes.flatMap(({ betId, stake }) => (stake ? [{ betId, stake }] : []))
  const [only] = offers
  if (!only) return null
  const words = (): string => {
    if (offers.length > 1) return t('ticket.set-stakes', { count: offers.length })
    const sum = money(only.stake)
    return state.bets.length > 1
      ? t('ticket.set-stake-on', { name: betName(state, only.betId), sum })
      : t('ticket.set-stake', { sum })
  }
  const set = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    focusAction(currentTarget)
    for (const { betId, stake } of offers) {
      slip.dispatch({ type: 'stake-set', betId, stake: stake.value, source: 'stake' })
    }
  }
  return (
    <Button variant="text" size="medium" fit="content" onClick={set}>
      {words()}
    </Button>
  )
}
export interface FixStakesProps {
  fixes: readonly StakeFix[]
}
