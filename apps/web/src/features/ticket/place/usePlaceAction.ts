import { placeReadiness, selectionsOf, type PlaceReadiness } from '@touchline/domain/slip'
import { useArePlaceable } from '#core/live'
import { activeAccount, useSessionState } from '#core/session'
import { useSlip, useSlipState } from '#core/slip'
import { useIsOnline } from '#shared/browser'
import { useText } from '#shared/i18n'
import { type SlipTotals, useMoneyText, type MoneyText } from '../amounts/index.ts'
import { usePausedLegText } from '../words/index.ts'

/** The one action of the slip: its label names the money, or what must be fixed first; it is never just disabled. */
export type PlaceAction = {
  readonly label: string
  /** `place` leads to a bet, `accept` only accepts the prices, `blocked` waits for what its label names. */
  readonly kind: 'place' | 'accept' | 'blocked'
  readonly run: () => void
}

/** What the slip's button does now. */
export function usePlaceAction(totals: SlipTotals): PlaceAction {
  const slip = useSlip()
  const t = useText()
  const text = useMoneyText(totals.stake)
  const isSignedIn = useSessionState(state => state.status === 'LOGGED_IN')
  const isKnown = useSessionState(state => state.status !== 'UNKNOWN' && state.status !== 'PENDING')
  const balance = useSessionState(state => activeAccount(state)?.balance)
  const state = useSlipState(whole => whole)
  const isOnline = useIsOnline()
  const isPlaceable = useArePlaceable(selectionsOf(state).map(({ matchId }) => matchId))
  const limits = useSessionState(({ betting }) => betting.limits[state.currency.code])
  const ready = placeReadiness(state, { isSignedIn, ...(balance && { balance }), ...(limits && { limits }) })
  const pausedLeg = usePausedLegText(ready.kind === 'wait-for-leg' ? ready : undefined)
  const blocked = (label: string): PlaceAction => ({ label, kind: 'blocked', run: () => {} })

  if (!isOnline) return blocked(t('reason.offline'))
  if (ready.kind === 'accept-odds') {
    const label =
      totals.odds === undefined
        ? t('ticket.accept-changes')
        : t('ticket.accept', { odds: text.odds(totals.odds) })
    return { label, kind: 'accept', run: () => slip.dispatch({ type: 'odds-accepted' }) }
  }
  if (ready.kind === 'sign-in' && isKnown) {
    return { label: t('ticket.sign-in-to-place'), kind: 'place', run: slip.place }
  }
  if (ready.kind === 'wait-for-leg') return blocked(pausedLeg)
  if (ready.kind !== 'ready') return blocked(blockText(ready, t, text))
  // A stale price is not bet on; the next heartbeat makes it fresh (design, section 4).
  if (!isPlaceable) return blocked(t('ticket.block.stale'))
  const [first] = state.bets
  const sum = text.money(ready.total)
  const label = first?.named
    ? t('system.place-named', { name: t(`system.named.${first.named}`), sum })
    : first?.type === 'system'
      ? t('system.place', { sum })
      : t('ticket.place', { count: state.bets.length, sum })
  return { label, kind: 'place', run: slip.place }
}

type Block = Exclude<PlaceReadiness, { kind: 'ready' | 'accept-odds' | 'wait-for-leg' }>

function blockText(
  block: Block,
  t: (key: string, values?: Record<string, string | number>) => string,
  { money }: MoneyText,
): string {
  switch (block.kind) {
    case 'drop-leg':
      return t(`ticket.block.${block.kind}`, { leg: block.leg })
    case 'deposit':
      return t('ticket.block.deposit', { sum: money(block.missing) })
    case 'fix-stake':
      return t(`ticket.block.${block.why}`, { sum: money(block.limit) })
    case 'cannot-combine':
    case 'custom-bet-gone':
    case 'enter-stake':
    case 'in-progress':
    case 'no-gain':
    case 'pick-a-price':
    case 'restoring':
    case 'sign-in':
      return t(`ticket.block.${block.kind}`)
  }
}
