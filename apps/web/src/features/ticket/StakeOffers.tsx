import { Chip } from '@touchline/ui'
import type { Money } from '@touchline/domain'
import { useText } from '#shared/i18n'
import css from './StakeOffers.module.css'
import { useMoneyText } from './useMoneyText.ts'

/** Stakes at one tap. */
export function StakeOffers({ offered, stake, onChoose }: StakeOffersProps) {
  const t = useText()
  const { money } = useMoneyText()
  if (offered.length === 0) return null
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
    </fieldset>
  )
}
export interface StakeOffersProps {
  /** In subunits. */
  offered: readonly number[]
  /** The stake now. */
  stake: Money
  onChoose: (stake: number) => void
}
