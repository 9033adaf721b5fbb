import { Skeleton, VisuallyHidden } from '@touchline/ui'
import { useText } from '#shared/i18n'
import css from './myBets.module.css'

/** Bets that about fill a screen. */
const CARDS = [0, 1, 2, 3]

/** Reserves the space of bets that are loading: as many cards as fill a screen, or one. */
export function Waiting({ isOne = false }: { isOne?: boolean }) {
  const t = useText()
  return (
    <div className={css.waiting} aria-busy="true">
      <VisuallyHidden>{t('my-bets.loading')}</VisuallyHidden>
      {(isOne ? CARDS.slice(0, 1) : CARDS).map(card => (
        <div key={card} className={css.card}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
