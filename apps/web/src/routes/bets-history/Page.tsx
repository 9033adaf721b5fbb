import { lazy } from 'react'
import { ROUTES } from '@touchline/contract'
import { PageHead } from '#features/event-list'
import { useSession } from '#core/session'
import { OnlyInBrowsers } from '#shared/hydration'
import { useText } from '#shared/i18n'

// One chunk with the panel's: what it shares with the first page stays there in one file.
const BetHistory = lazy(async () => ({ default: (await import('#features/my-bets')).BetHistory }))

/**
 * The player's bets on a page of their own; in the ticket panel they stand too. Without a session it asks to sign in, and without scripts
 * there is the way to the file of all bets.
 */
export function Page() {
  const t = useText()
  const { sportsbookBase } = useSession()
  const all = (
    <a href={`${sportsbookBase}${ROUTES.exportBets.path}`} download>
      {t('bet-history.export')}
    </a>
  )
  return (
    <>
      <PageHead title={t('my-bets.title')} />
      <OnlyInBrowsers fallback={all}>
        <BetHistory />
      </OnlyInBrowsers>
    </>
  )
}
