import type { ReactNode } from 'react'
import type { Selection } from '@touchline/domain/slip'
import { buttonClass } from '@touchline/ui'
import { useCell, useLive } from '#core/live'
import { useSlip, useSlipState } from '#core/slip'
import { Leg } from '#pieces/leg'
import { useIsOnline } from '#shared/browser'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import { legState, refusalOfLeg } from '../words/index.ts'
import { PausedLeg } from './PausedLeg.tsx'
import css from './SlipLeg.module.css'

/**
 * A leg of the slip being built: its current price, the earlier one, why it is paused or may be old, and the text of
 * a refusal.
 */
export function SlipLeg({ leg, isPartOfOne, children }: SlipLegProps) {
  const slip = useSlip()
  const whole = useSlipState(state => state)
  const t = useText()
  const href = useHref()
  const live = useLive()
  const isOld = useCell(live.freshness(leg.matchId)) !== 'fresh'
  const isOnline = useIsOnline()
  const found = legState(whole, leg)
  const state = found === 'open' && !isOnline ? 'suspended' : found
  const refusal = refusalOfLeg(whole, leg)
  const remove = (): void => slip.dispatch({ type: 'selection-removed', key: leg })
  const isGone = leg.isNotAvailable || refusal?.kind === 'leg-unavailable'
  return (
    <Leg
      leg={leg}
      odds={isPartOfOne ? undefined : leg.odds}
      before={leg.isChanged ? leg.acceptedOdds : undefined}
      state={isGone && state !== 'bad' ? 'unavailable' : state}
      isGone={isGone}
      isOld={isOld && state === 'open' && !isGone}
      label={labelOf(leg, isOnline, isOld, t)}
      remove={isPartOfOne ? undefined : { label: t('ticket.remove', { name: leg.outcomeName }), run: remove }}
    >
      {state === 'bad' && refusal && (
        <div className={css.error}>
          <p>{t(`ticket.leg-error.${refusal.kind}`)}</p>
          <div className={css.ways}>
            <button type="button" className={buttonClass(WAY)} onClick={remove}>
              {t('ticket.remove-leg')}
            </button>
            <Link
              className={buttonClass(WAY)}
              href={href.match({ slug: leg.matchSlug, sport: { key: leg.sportKey } })}
            >
              {t('ticket.open-match')}
            </Link>
          </div>
        </div>
      )}
      {children}
    </Leg>
  )
}
export interface SlipLegProps {
  leg: Selection
  /** True for a custom bet: the leg has no price of its own, and cannot be removed alone ([SLIP-4]). */
  isPartOfOne: boolean
  /** The stake of this leg alone. */
  children?: ReactNode
}

const WAY = { variant: 'text', size: 'medium', fit: 'content' } as const

/** Why it takes no bets is more important than the age of its price. */
function labelOf(leg: Selection, isOnline: boolean, isOld: boolean, t: (key: string) => string): ReactNode {
  if (!isOnline) return t('reason.offline')
  if (leg.isNotAvailable) return t('sb.ticket.not-available.label')
  if (leg.isSuspended) return <PausedLeg outcomeKey={leg} />
  return isOld ? t('freshness.old') : undefined
}
