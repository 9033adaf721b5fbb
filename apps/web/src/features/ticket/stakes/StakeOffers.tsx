import { useState, type ReactNode } from 'react'
import { Chip, Icon } from '@touchline/ui'
import type { Money } from '@touchline/domain/money'
import type { Slip } from '@touchline/domain/slip'
import { useSessionState } from '#core/session'
import { useText } from '#shared/i18n'
import { useMoneyText } from '../amounts/index.ts'
import { EditStakes } from './EditStakes.tsx'
import css from './StakeOffers.module.css'

/** Quick stakes: the player's own, which can be edited here, and the maximum of the bet. */
export function StakeOffers({ offered, stake, currency, onChoose, max }: StakeOffersProps) {
  const t = useText()
  const { money } = useMoneyText()
  const [isEditing, setEditing] = useState(false)
  const canEdit = useSessionState(state => state.status === 'LOGGED_IN')
  if (isEditing && canEdit) {
    return <EditStakes offered={offered} currency={currency} onDone={() => setEditing(false)} />
  }

  return (
    <fieldset className={css.offers} aria-label={t('ticket.quick-stakes')}>
      {offered.map(value => (
        <Chip
          key={value}
          shape="block"
          className="num"
          pressed={value === stake.value}
          onClick={() => onChoose(value)}
        >
          {money({ ...stake, value }, 'trim')}
        </Chip>
      ))}
      {max}
      {canEdit && (
        <Chip shape="block" aria-label={t('ticket.edit-stakes')} onClick={() => setEditing(true)}>
          <Icon name="settings" size={18} />
        </Chip>
      )}
    </fieldset>
  )
}
export interface StakeOffersProps {
  /** In subunits. */
  offered: readonly number[]
  /** The stake now. */
  stake: Money
  currency: Slip['currency']
  onChoose: (stake: number) => void
  /** Sets the maximum stake, where it is known for one bet. */
  max?: ReactNode
}
