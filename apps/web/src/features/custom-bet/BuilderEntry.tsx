import { useQuery } from '@tanstack/react-query'
import { isBettableMatch, type Match } from '@touchline/domain/match'
import { Icon } from '@touchline/ui'
import { useEffect } from 'react'
import { customMarketsQuery } from '#core/catalogue'
import { useSessionState } from '#core/session'
import { useText } from '#shared/i18n'
import css from './BuilderEntry.module.css'
import { builderDialog } from './builderDialog.ts'

/** The marker in an address that opens the builder on a match's page (spec section 2.1). */
const HASH = '#bet-builder'

/**
 * The button that opens the builder on a match's page: where custom bets are offered and this match has something to
 * combine.
 */
export function BuilderEntry({ match }: BuilderEntryProps) {
  const t = useText()
  const isOffered = useSessionState(({ betting }) => betting.customBetEnabled)
  const canBet = isOffered && isBettableMatch(match.state.status)
  const { data: markets, isError } = useQuery({ ...customMarketsQuery(match.id), enabled: canBet })
  useEffect(() => {
    if (!isOffered) return undefined
    const look = (): void => {
      if (location.hash !== HASH) return
      history.replaceState(history.state, '', location.pathname + location.search)
      builderDialog.open(match.id)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [isOffered, match.id])

  // A failed request is explained in the dialog.
  if (!canBet || !(isError || (markets && markets.length > 0))) return null
  return (
    <button type="button" className={css.entry} onClick={() => builderDialog.open(match.id)}>
      <Icon name="plus" size={16} />
      {t('custom-bet.title')}
    </button>
  )
}
export interface BuilderEntryProps {
  match: Match
}
