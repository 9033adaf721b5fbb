import { placeReadiness, type PlaceReadiness } from '@touchline/domain'
import { Button } from '@touchline/ui'
import { useCell, useLive } from '#core/live'
import { activeAccount, useSessionState } from '#core/session'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import type { SlipTotals } from './slipTotals.ts'
import { useMoneyText, type MoneyText } from './useMoneyText.ts'

/** The one action of the slip. It names the money, or the fix that stands before it; it is never just grey. */
export function PlaceAction({ totals }: PlaceActionProps) {
  const slip = useSlip()
  const t = useText()
  const text = useMoneyText()
  const isSignedIn = useSessionState(state => state.status === 'LOGGED_IN')
  const isKnown = useSessionState(state => state.status !== 'UNKNOWN' && state.status !== 'PENDING')
  const balance = useSessionState(state => activeAccount(state)?.balance)
  const isTooOld = useCell(useLive().tooOld) === true
  const state = useSlipState(whole => whole)
  const ready = placeReadiness(state, { isSignedIn, ...(balance && { balance }) })

  if (ready.kind === 'accept-odds') {
    const label =
      totals.odds === undefined
        ? t('ticket.accept-changes')
        : t('ticket.accept', { odds: text.odds(totals.odds) })
    return <Button onClick={() => slip.dispatch({ type: 'odds-accepted' })}>{label}</Button>
  }
  if (ready.kind === 'sign-in' && isKnown) {
    return <Button onClick={() => slip.place()}>{t('ticket.sign-in-to-place')}</Button>
  }
  if (ready.kind !== 'ready') {
    return <Button aria-disabled={true}>{blockText(ready, t, text)}</Button>
  }
  // A price older than we can answer for is not taken: the next beat makes it fresh (design, section 4).
  if (isTooOld) return <Button aria-disabled={true}>{t('ticket.block.stale')}</Button>
  return (
    <Button onClick={() => slip.place()}>
      {t('ticket.place', { count: state.bets.length, sum: text.money(ready.total) })}
    </Button>
  )
}
export interface PlaceActionProps {
  totals: SlipTotals
}

type Block = Exclude<PlaceReadiness, { kind: 'ready' | 'accept-odds' }>

function blockText(
  block: Block,
  t: (key: string, values?: Record<string, string | number>) => string,
  { money }: MoneyText,
): string {
  switch (block.kind) {
    case 'drop-leg':
    case 'wait-for-leg':
      return t(`ticket.block.${block.kind}`, { leg: block.leg })
    case 'deposit':
      return t('ticket.block.deposit', { sum: money(block.missing) })
    case 'mend-stake':
      return t(`ticket.block.${block.why}`, { sum: money(block.limit) })
    case 'cannot-combine':
    case 'enter-stake':
    case 'in-progress':
    case 'pick-a-price':
    case 'restoring':
      return t(`ticket.block.${block.kind}`)
    case 'sign-in':
      return t('ticket.block.restoring')
  }
}
