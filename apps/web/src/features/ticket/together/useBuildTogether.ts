import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isBettableMatch, type MatchId } from '@touchline/domain/match'
import { selectionsOf } from '@touchline/domain/slip'
import { customMarketsQuery } from '#core/catalogue'
import { useSession, useSessionState } from '#core/session'
import { useOddsText } from '#core/settings'
import { useSlip, useSlipState } from '#core/slip'
import { ticketVoice } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import { buildTogether, canBuildTogether, legsOf } from './buildTogether.ts'

/** Makes one custom bet of picks that clash because they are of one match; `problem` is the reason why that failed. */
export function useBuildTogether(isOneMatchClash: boolean) {
  const slip = useSlip()
  const { client } = useSession()
  const t = useText()
  const oddsText = useOddsText()
  const isOffered = useSessionState(({ betting }) => betting.customBetEnabled) && isOneMatchClash
  const legs = selectionsOf(useSlipState(state => state))
  const [first] = legs
  const isOfOne = first !== undefined && legs.every(leg => leg.matchId === first.matchId)
  const { data: markets } = useQuery({
    ...customMarketsQuery(first?.matchId ?? ('' as MatchId)),
    enabled: isOffered && isOfOne && isBettableMatch(first.matchStatus),
  })
  const [fetch, setAsked] = useState<{ legs: string; is: 'asking' | 'refused' | 'unanswered' } | undefined>()
  // An answer about other picks does not count for these.
  const stage = fetch?.legs === legsOf(legs) ? fetch.is : undefined

  async function build(): Promise<void> {
    if (stage === 'asking') return
    setAsked({ legs: legsOf(legs), is: 'asking' })
    const built = await buildTogether(slip, client)
    if (typeof built === 'object') {
      ticketVoice.announce(t('ticket.together.built', { odds: oddsText.price(built.odds) }))
      setAsked(undefined)
    } else {
      setAsked(built === 'too-late' ? undefined : { legs: legsOf(legs), is: built })
    }
  }
  return {
    build,
    canBuild: isOffered && stage !== 'refused' && markets !== undefined && canBuildTogether(legs, markets),
    isLoading: stage === 'asking',
    problem: stage === 'refused' || stage === 'unanswered' ? t(`ticket.together.${stage}`) : '',
  }
}
