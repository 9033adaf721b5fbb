import { useId, useState } from 'react'
import { formatMoney, type Money } from '@touchline/domain/money'
import { Icon } from '@touchline/ui'
import { useLocale, useText } from '#shared/i18n'
import type { PlacedBet } from '../bet/index.ts'
import css from './CashOut.module.css'
import { CashoutPart, type PartChoice } from './CashoutPart.tsx'
import { CashoutRule } from './CashoutRule.tsx'

const WAYS = ['part', 'rule'] as const
type Way = (typeof WAYS)[number]

/**
 * Other ways to cash out, each behind its button: a part of the stake, or all of it once the offer reaches an amount.
 */
export function CashoutWays({ bet, offer, pays, part }: CashoutWaysProps) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const [way, setWay] = useState<Way | undefined>()
  const ways = part.steps > 1 ? WAYS : (['rule'] as const)
  const rule = bet.cashoutAtLeast && formatMoney(bet.cashoutAtLeast, locale)
  return (
    <>
      <div className={css.ways}>
        {ways.map(key => (
          <button
            key={key}
            type="button"
            className={css.way}
            aria-expanded={way === key}
            aria-controls={`${id}-${key}`}
            onClick={() => setWay(way === key ? undefined : key)}
          >
            {key === 'rule' && rule ? t('cash-out.rule.at', { amount: rule }) : t(`cash-out.ways.${key}`)}
            <Icon name={way === key ? 'chevron-up' : 'chevron-down'} size={16} />
          </button>
        ))}
        <span className={css.stays}>{t('cash-out.stays')}</span>
      </div>
      {way && (
        <div id={`${id}-${way}`} className={css.wayBody}>
          {way === 'part' ? (
            <CashoutPart choice={part} openStake={bet.openStake ?? bet.stake} pays={pays} />
          ) : (
            <CashoutRule bet={bet} offer={offer} />
          )}
        </div>
      )}
    </>
  )
}
export interface CashoutWaysProps {
  bet: PlacedBet
  /** For all of the open stake. */
  offer: Money
  /** What the chosen part pays. */
  pays: Money
  part: PartChoice
}
