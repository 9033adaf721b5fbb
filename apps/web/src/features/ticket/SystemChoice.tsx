import type { DraftBet } from '@touchline/domain'
import { Chip } from '@touchline/ui'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import type { SlipTotals } from './slipTotals.ts'
import css from './SystemChoice.module.css'
import { useMoneyText } from './useMoneyText.ts'

/** Every system over this many picks, and what the chosen one is: how many lines, how many winners pay, and the least they pay. */
export function SystemChoice({ bet: { system, selections }, totals: { lines, stake } }: SystemChoiceProps) {
  const slip = useSlip()
  const t = useText()
  const { money } = useMoneyText(stake)
  const legs = selections.length
  const types = useSlipState(state => state.systemTypes).filter(type => type.totalCount === legs)
  const least = stake.value > 0 ? lines?.leastReturns : undefined
  return (
    <fieldset className={css.systems} aria-label={t('system.title')}>
      {types.map(({ id, winCount, totalCount }) => (
        <Chip
          key={id}
          pressed={id === system?.id}
          aria-label={t('system.any-of', { winCount, totalCount })}
          onClick={() => slip.dispatch({ type: 'bet-type-chosen', betType: 'system', systemId: id })}
        >
          <span className="num">{id}</span>
        </Chip>
      ))}
      {system && lines && (
        <p className={css.note}>
          {t('system.made-of', { lines: lines.count, winCount: system.winCount })}{' '}
          {least && t('system.least', { winCount: system.winCount, sum: money(least) })}
        </p>
      )}
    </fieldset>
  )
}
export interface SystemChoiceProps {
  bet: DraftBet
  totals: SlipTotals
}
