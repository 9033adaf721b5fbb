import type { ReactNode } from 'react'
import { Button } from '@touchline/ui'
import { useSession, useSessionState } from '#core/session'
import { useText } from '#shared/i18n'
import css from './MyBets.module.css'
import { Waiting } from './Waiting.tsx'

/** What is a player's own. Signed out it asks to sign in. */
export function PlayersOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const t = useText()
  const status = useSessionState(state => state.status)
  if (status === 'LOGGED_IN') return children
  if (status !== 'NOT_LOGGED_IN') return <Waiting />
  return (
    <div className={css.empty}>
      <strong>{t('my-bets.signed-out.title')}</strong>
      <p>{t('my-bets.signed-out.text')}</p>
      <Button fit="content" size="medium" onClick={() => session.askToSignIn()}>
        {t('my-bets.sign-in')}
      </Button>
    </div>
  )
}
