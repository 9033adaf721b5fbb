import { useStore } from 'zustand'
import { Button, Notice } from '@touchline/ui'
import { useSession, useSessionState } from '#core/session'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'

/**
 * A session ended before a bet was answered: said for as long as its end is not known, to nobody but its player, or to whoever sits
 * where that player was last.
 */
export function UnknownPlacementNotice() {
  const t = useText()
  const session = useSession()
  const playerId = useSessionState(state => state.player?.id)
  const unknownPlacements = useStore(useSlip().unknownPlacements)
  if (!unknownPlacements.some(({ player }) => playerId === undefined || player === playerId)) return null
  const isAsked = playerId !== undefined
  return (
    <Notice
      tone="warn"
      title={t('ticket.doubt.title')}
      actions={
        !isAsked && (
          <Button variant="text" size="medium" fit="content" onClick={() => session.openSignIn()}>
            {t('ticket.doubt.sign-in')}
          </Button>
        )
      }
    >
      {t(isAsked ? 'ticket.doubt.asking' : 'ticket.news.in-doubt-text')}
    </Notice>
  )
}
