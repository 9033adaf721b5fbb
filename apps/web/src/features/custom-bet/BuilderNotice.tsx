import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import { Button } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useSlipState } from '#core/slip'
import { AnnouncedNotice } from '#pieces/ticket-voice'
import { useIsOnline } from '#shared/browser'
import { useText } from '#shared/i18n'
import { picksReplaced } from './model/builderView.ts'
import type { CustomBetBuilder, BuilderState } from './model/createBuilder.ts'
import { OtherMatchNotice } from './OtherMatchNotice.tsx'
import type { LegWords } from './useLegWords.ts'

/**
 * The most important message above the price: what is wrong and how to fix it, else what adding the bet would do to
 * the slip.
 */
export function BuilderNotice({ matchId, state, refused, words, builder }: BuilderNoticeProps) {
  const t = useText()
  const isOnline = useIsOnline()
  const count = useSlipState(slip => picksReplaced(slip, matchId))
  const { price, legs } = state
  if (!isOnline) {
    return (
      <AnnouncedNotice
        tone="warn"
        icon="offline"
        title={t('custom-bet.offline.title')}
        text={t('custom-bet.offline.picks')}
      />
    )
  }
  if (price.status === 'refused') {
    const guilty = legs.filter(key => price.atFault.includes(outcomeKeyOf(key)))
    const last = legs.slice(-1)
    return (
      <AnnouncedNotice
        tone="bad"
        title={t(`custom-bet.refused.${price.why}.title`)}
        text={t(`custom-bet.refused.${price.why}.text`)}
        actions={(guilty.length > 0 ? guilty : last).map(key => (
          <WayOut key={outcomeKeyOf(key)} run={() => builder.toggle(key)}>
            {t('custom-bet.remove', { name: words(key).outcomeName })}
          </WayOut>
        ))}
      />
    )
  }
  if (price.status === 'unanswered') {
    return (
      <AnnouncedNotice
        tone="bad"
        title={t('custom-bet.unanswered.title')}
        text={t('custom-bet.unanswered.text')}
        actions={<WayOut run={builder.retry}>{t('custom-bet.retry')}</WayOut>}
      />
    )
  }
  if (refused) return <AnnouncedNotice key={refused.count} icon="lock" text={refused.why} />
  if (legs.length === 0) return <OtherMatchNotice matchId={matchId} />
  if (count === 0) return null
  return <AnnouncedNotice text={t('custom-bet.replaces', { count })} />
}
/**
 * A press that was ignored, and why, as text. The same press again has another number, so that screen readers
 * announce it each time.
 */
export interface RefusedPress {
  readonly why: string
  readonly count: number
}
export interface BuilderNoticeProps {
  matchId: MatchId
  state: BuilderState
  refused: RefusedPress | undefined
  words: (key: OutcomeKey) => LegWords
  builder: Pick<CustomBetBuilder, 'toggle' | 'retry'>
}

function WayOut({ run, children }: { run: () => void; children: ReactNode }) {
  return (
    <Button variant="text" size="medium" fit="content" onClick={run}>
      {children}
    </Button>
  )
}
