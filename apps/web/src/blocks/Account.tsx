import { lazy } from 'react'
import { OnlyInBrowsers } from '#shared/hydration'
import css from './Account.module.css'

// Who is here is known after first paint at the earliest: what shows it is not on the first route.
const load = () => import('#features/auth')
const LazyAccount = lazy(async () => ({ default: (await load()).HeaderAccount }))
const LazySignIn = lazy(async () => ({ default: (await load()).SignIn }))

/** The visitor's corner of the header. Its place is kept until it comes. */
export function Account() {
  return (
    <OnlyInBrowsers fallback={<span className={css.place} />}>
      <LazyAccount />
    </OnlyInBrowsers>
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
