import type { MatchId } from '@touchline/domain/match'
import { Button } from '@touchline/ui'
import { useSlip, useSlipState } from '#core/slip'
import { AnnouncedNotice } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import { builderDialog } from './builderDialog.ts'
import { legOfOtherMatch } from './model/builderView.ts'

/**
 * A custom bet of another match is on the slip, so that no price can be picked ([PICK-3]): shows it, with buttons to
 * edit and to remove it.
 */
export function OtherMatchNotice({ matchId }: OtherMatchNoticeProps) {
  const slip = useSlip()
  const t = useText()
  const leg = useSlipState(state => legOfOtherMatch(state, matchId))
  if (!leg) return null
  const way = { variant: 'text', size: 'medium', fit: 'content' } as const
  const remove = (): void => {
    slip.dispatch({ type: 'cleared' })
    builderDialog.close()
  }
  return (
    <AnnouncedNotice
      title={t('custom-bet.standing.title')}
      text={t('custom-bet.standing.text', {
        home: isolated(leg.homeName),
        away: isolated(leg.awayName ?? ''),
      })}
      actions={
        <>
          <Button {...way} onClick={() => builderDialog.open(leg.matchId)}>
            {t('custom-bet.standing.edit')}
          </Button>
          <Button {...way} onClick={remove}>
            {t('custom-bet.standing.remove')}
          </Button>
        </>
      }
    />
  )
}
export interface OtherMatchNoticeProps {
  /** The match the builder is open for. */
  matchId: MatchId
}

/** Unicode isolates keep a name of the other direction together inside a text. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
