import type { ReactNode } from 'react'
import { Button } from '@touchline/ui'
import { useSession, useSessionState } from '#core/session'
import { useText } from '#shared/i18n'
import css from './myBets.module.css'
import { Waiting } from './Waiting.tsx'

/** Content of a player. A visitor sees what it is for, and a button to sign in. */
export function PlayersOnly({ section, children }: PlayersOnlyProps) {
  const session = useSession()
  const t = useText()
  const status = useSessionState(state => state.status)
  if (status === 'LOGGED_IN') return children
  if (status !== 'NOT_LOGGED_IN') return <Waiting />
  return (
    <div className={css.empty}>
      <strong>{t('my-bets.signed-out.title')}</strong>
      <p>{t(`my-bets.signed-out.${section}`)}</p>
      <Button fit="content" size="medium" onClick={() => session.openSignIn()}>
        {t('my-bets.sign-in')}
      </Button>
    </div>
  )
}
export interface PlayersOnlyProps {
  /** Which text explains its purpose. */
  section: 'text' | 'history'
  children: ReactNode
}
