import { useStore } from 'zustand'
import { Button, Notice } from '@touchline/ui'
import { useSession, useSessionState } from '#core/session'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'

/**
 * A session ended before a placement was answered: shown until its result is known, to its player, or to a visitor in
 * the same browser.
 */
export function UnknownPlacementNotice() {
  const t = useText()
  const session = useSession()
  const playerId = useSessionState(state => state.player?.id)
  const unknownPlacements = useStore(useSlip().unknownPlacements)
  if (!unknownPlacements.some(({ player }) => playerId === undefined || player === playerId)) return null
  const isSignedIn = playerId !== undefined
  return (
    <Notice
      tone="warn"
      title={t('ticket.unconfirmed.title')}
      actions={
        !isSignedIn && (
          <Button variant="text" size="medium" fit="content" onClick={() => session.openSignIn()}>
            {t('ticket.unconfirmed.sign-in')}
          </Button>
        )
      }
    >
      {t(isSignedIn ? 'ticket.unconfirmed.asking' : 'ticket.news.unconfirmed-text')}
    </Notice>
  )
}
