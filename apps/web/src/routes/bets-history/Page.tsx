import { PageHead } from '#features/event-list'
import { BetHistory } from '#features/my-bets'
import { useText } from '#shared/i18n'

/** The player's bets on a page of their own; in the ticket panel they stand too. Without a session it asks to sign in. */
export function Page() {
  const t = useText()
  return (
    <>
      <PageHead title={t('my-bets.title')} />
      <BetHistory />
    </>
  )
}
