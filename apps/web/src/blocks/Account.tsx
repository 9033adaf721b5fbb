import { lazy } from 'react'
import { OnlyInBrowsers } from '#shared/hydration'
import css from './Account.module.css'

// Who is here is known after first paint at the earliest: what shows it is not on the first route.
const load = () => import('#features/auth')
const LazyAccount = lazy(async () => ({ default: (await load()).HeaderAccount }))
const LazyBell = lazy(async () => ({ default: (await import('#features/notifications')).NotificationBell }))
const LazySignIn = lazy(async () => ({ default: (await load()).SignIn }))

/** The visitor's corner of the header. Its place is kept until it comes; the bell comes beside it, where nothing stands. */
export function Account() {
  return (
    <>
      <OnlyInBrowsers>
        <LazyBell />
      </OnlyInBrowsers>
      <OnlyInBrowsers fallback={<span className={css.place} />}>
        <LazyAccount />
      </OnlyInBrowsers>
    </>
  )
}

/** The sign-in dialog, wherever it is asked for. */
export function SignIn() {
  return (
    <OnlyInBrowsers>
      <LazySignIn />
    </OnlyInBrowsers>
  )
}
