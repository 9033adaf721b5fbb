import { AnnouncedNotice } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import css from './IgnoredPressNotice.module.css'
import { type SlipTotals, useMoneyText } from '../amounts/index.ts'
import type { PlaceAction } from './usePlaceAction.ts'

/** At the slip's button: a press came too soon after a change, so it was ignored; what changed, and what to do. */
export function IgnoredPressNotice({ isIgnored, action, totals }: IgnoredPressNoticeProps) {
  const t = useText()
  const { odds } = useMoneyText(totals.stake)
  if (!isIgnored) return null
  const text =
    action.kind !== 'accept'
      ? t(`ticket.held.${action.kind}`)
      : totals.odds === undefined
        ? t('ticket.held.accept-changes')
        : t('ticket.held.accept', { odds: odds(totals.odds) })
  return <AnnouncedNotice tone="warn" text={text} className={css.held} />
}
export interface IgnoredPressNoticeProps {
  isIgnored: boolean
  /** What the button does now. */
  action: PlaceAction
  totals: SlipTotals
}
