import { lazy, useEffect, useState } from 'react'
import { useSession, useSessionState } from '#core/session'
import { Lazy } from '#shared/lazy'
import { withoutSignIn } from './signInAddress.ts'

const SignInDialog = lazy(() => import('./SignInDialog.tsx'))

/** The sign-in dialog, wherever it is opened from: a button, the slip, an ended session, the address. Mount once. */
export function SignIn() {
  const session = useSession()
  const reason = useSessionState(state => state.signInReason)
  const status = useSessionState(state => state.status)
  const [shown, setShown] = useState(reason)
  if (reason && reason !== shown) setShown(reason)

  useEffect(() => {
    const look = (): void => {
      const clean = withoutSignIn(location.href)
      if (clean === undefined) return
      history.replaceState(history.state, '', clean)
      session.openSignIn()
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [session])

  if (!shown) return null
  return (
    <Lazy>
      <SignInDialog
        isOpen={reason !== undefined && status !== 'LOGGED_IN'}
        reason={shown}
        onClosed={() => setShown(undefined)}
      />
    </Lazy>
  )
}
