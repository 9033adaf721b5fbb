import { lazy } from 'react'
import { Button, Skeleton } from '@touchline/ui'
import { useSession, useSessionState } from '#core/session'
import { Lazy, ClientOnly } from '#shared/lazy'
import { useText } from '#shared/i18n'
import css from './Account.module.css'

// What a player's corner shows is not on the first route; what a guest's shows is, so that it can be pressed at once.
const load = () => import('#features/auth')
const LazyWallet = lazy(async () => ({ default: (await load()).Wallet }))
const LazyBell = lazy(async () => ({ default: (await import('#features/notifications')).NotificationBell }))
const LazySignIn = lazy(async () => ({ default: (await load()).SignIn }))

/** The visitor's corner of the header: a way to sign in, or the bell, the balance and the account. It keeps its width. */
export function Account() {
  const isPlayer = useSessionState(state => state.status === 'LOGGED_IN')
  return (
    <>
      <ClientOnly>
        <LazyBell />
      </ClientOnly>
      {isPlayer ? (
        <Lazy fallback={<Waiting />}>
          <LazyWallet />
        </Lazy>
      ) : (
        <Guest />
      )}
    </>
  )
}

/**
 * "Sign in", in the first HTML. In a browser whose player was signed in the place of the balance is kept instead until the server has
 * said who is here; the style sheet decides, because shared HTML cannot know.
 */
function Guest() {
  const session = useSession()
  const t = useText()
  return (
    <span className={css.guest}>
      <Button
        size="medium"
        fit="content"
        className={css.signIn}
        data-early=""
        onClick={() => session.openSignIn()}
      >
        {t('auth.sign-in')}
      </Button>
      <Waiting />
    </span>
  )
}

function Waiting() {
  const t = useText()
  return (
    <span className={css.waiting} aria-busy="true" aria-label={t('auth.loading')}>
      <Skeleton />
    </span>
  )
}

/** The sign-in dialog, wherever it is asked for. */
export function SignIn() {
  return (
    <ClientOnly>
      <LazySignIn />
    </ClientOnly>
  )
}
