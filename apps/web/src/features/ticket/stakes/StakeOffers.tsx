import { useState } from 'react'
import { Chip, Icon } from '@touchline/ui'
import type { Money, Slip } from '@touchline/domain'
import { useSessionState } from '#core/session'
import { useText } from '#shared/i18n'
import { useMoneyText } from '../useMoneyText.ts'
import { EditStakes } from './EditStakes.tsx'
import css from './StakeOffers.module.css'

/** Stakes at one tap: the player's own, which can be changed here, and the most the bet takes. */
export function StakeOffers({ offered, stake, currency, onChoose, onMax }: StakeOffersProps) {
  const t = useText()
  const { money } = useMoneyText()
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const canEdit = useSessionState(state => state.status === 'LOGGED_IN')
  if (isEditing && canEdit) {
    return <EditStakes offered={offered} currency={currency} onDone={() => setEditing(false)} />
  }

  async function askForMost(ask: () => Promise<Money | undefined>): Promise<void> {
    setAsking(true)
    const most = await ask()
    setAsking(false)
    if (most) onChoose(most.value)
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
      {onMax && (
        <Chip
          shape="block"
          aria-busy={isAsking}
          aria-label={t('ticket.max-name')}
          onClick={() => void askForMost(onMax)}
        >
          {t('ticket.max')}
        </Chip>
      )}
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
  /** Asks for the most the bet takes. */
  onMax?: (() => Promise<Money | undefined>) | undefined
}
