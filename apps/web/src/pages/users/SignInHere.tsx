import { useEffect } from 'react'
import { Button } from '@touchline/ui'
import { useSession, useSessionState } from '#core/session'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'

/**
 * Opens the sign-in dialog once the visitor is known to be signed out; redirects to the home page once they are
 * signed in.
 */
export function SignInHere() {
  const t = useText()
  const home = useHref().home()
  const session = useSession()
  const status = useSessionState(state => state.status)
  useEffect(() => {
    if (status === 'NOT_LOGGED_IN') session.openSignIn()
    if (status === 'LOGGED_IN') window.location.replace(home)
  }, [status, session, home])
  if (status === 'LOGGED_IN') {
    return (
      <p>
        {t('users.done')} <Link href={home}>{t('users.home')}</Link>
      </p>
    )
  }
  return (
    <Button fit="content" onClick={() => session.openSignIn()}>
      {t('users.open')}
    </Button>
  )
}
