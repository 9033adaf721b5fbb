import { lazy } from 'react'
import { PageHead } from '#features/event-list'
import { useLive } from '#core/live'
import { boundsOf, ExportLink, NO_DAYS, YEAR } from '#pieces/bets-export'
import { ClientOnly } from '#shared/lazy'
import { useText } from '#shared/i18n'
import css from './Page.module.css'

// One chunk with the panel's, so that what both share stays in one file.
const BetHistory = lazy(async () => ({ default: (await import('#features/my-bets')).BetHistory }))

/**
 * The player's bets on a page of their own, as in the ticket panel. Without a session it offers to sign in, and without
 * scripts it links to the file of the year's bets.
 */
export function Page() {
  const t = useText()
  const bounds = boundsOf(YEAR, NO_DAYS, useLive().serverNow())
  return (
    <div className={css.page}>
      <PageHead title={t('my-bets.title')} />
      <ClientOnly fallback={<ExportLink filters={{ filter: 'all', result: 'all', ...bounds }} />}>
        <BetHistory />
      </ClientOnly>
    </div>
  )
}
