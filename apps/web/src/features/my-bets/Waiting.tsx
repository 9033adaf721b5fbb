import { Skeleton } from '@touchline/ui'
import { useText } from '#shared/i18n'
import css from './MyBets.module.css'

/** Keeps the place of what is on its way. */
export function Waiting() {
  const t = useText()
  return (
    <div className={css.waiting} aria-busy="true" aria-label={t('my-bets.loading')}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
