import { Button, Skeleton } from '@touchline/ui'
import { useText } from '#shared/i18n'
import css from './TabList.module.css'

const ROWS = [1, 2, 3, 4, 5, 6]

/** Placeholders for rows that are loading. */
export function TabWaiting() {
  const t = useText()
  return (
    <ul className={css.waiting} aria-busy="true" aria-label={t('lists.loading')}>
      {ROWS.map(row => (
        <li key={row}>
          <Skeleton className={css.bar} />
          <Skeleton className={css.bar} />
        </li>
      ))}
    </ul>
  )
}

/** What a tab shows when it could not be loaded, with a button to try again. */
export function TabFailed({ again }: { again: () => void }) {
  const t = useText()
  return (
    <div className={css.says} role="alert">
      <p>{t('lists.failed')}</p>
      <Button variant="outline" size="medium" fit="content" onClick={again}>
        {t('lists.again')}
      </Button>
    </div>
  )
}
