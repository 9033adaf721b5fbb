import { lazy } from 'react'
import { Button, Skeleton } from '@touchline/ui'
import { useSession, useSessionState } from '#core/session'
import { Lazy, ClientOnly } from '#shared/lazy'
import { useText } from '#shared/i18n'
import css from './Account.module.css'

// A player's corner is not loaded on the first route; a guest's is, so that it can be pressed at once.
const load = () => import('#features/auth')
const LazyWallet = lazy(async () => ({ default: (await load()).Wallet }))
const LazyBell = lazy(async () => ({ default: (await import('#features/notifications')).NotificationBell }))
const LazySignIn = lazy(async () => ({ default: (await load()).SignIn }))

/**
 * The visitor's corner of the header: a sign-in button, or the bell, the balance and the account. Its width does not
 * change.
 */
export function HeaderAccount() {
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
 * "Sign in", in the first HTML. If a player was signed in in this browser, the space of the balance is reserved
 * instead until the session is known; the style sheet decides, because shared HTML cannot.
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
    <output className={css.waiting} aria-busy="true" aria-label={t('auth.loading')}>
      <Skeleton />
    </output>
  )
}

/** The sign-in dialog, wherever it is opened from. */
export function SignInPart() {
  return (
    <ClientOnly>
      <LazySignIn />
    </ClientOnly>
  )
}
