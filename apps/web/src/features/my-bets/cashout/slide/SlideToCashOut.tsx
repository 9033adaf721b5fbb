import { Icon } from '@touchline/ui'
import { Announce } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import css from './SlideToCashOut.module.css'
import { usePressTwice } from './usePressTwice.ts'
import { useSlide } from './useSlide.ts'

/**
 * Cashes out when its thumb is dragged to the end; releasing it earlier does nothing. By keyboard, switch or tap it
 * is pressed twice. A change of the amount resets the thumb and a first press (design guide, Cash-out).
 */
export function SlideToCashOut({ amount, offer, onConfirm }: SlideToCashOutProps) {
  const t = useText()
  const press = usePressTwice({ offer, onConfirm })
  const { track, isHeld, takeDragged, handlers } = useSlide({ offer, onEnd: onConfirm })
  const state = isHeld ? 'held' : press.isArmed ? 'armed' : 'idle'
  return (
    <div ref={track} className={css.track} data-state={state}>
      <span className={css.fill} aria-hidden="true" />
      <span className={css.words} aria-hidden="true">
        {t(press.isArmed ? 'cash-out.press-again' : 'cash-out.slide')} <b className="num">{amount}</b>
      </span>
      <span className={css.drawn} aria-hidden="true">
        <b>{t('cash-out.cash-out', { amount })}</b>
        <span>{t('cash-out.to-the-end')}</span>
      </span>
      <button
        type="button"
        className={css.thumb}
        aria-label={t(press.isArmed ? 'cash-out.press-again-for' : 'cash-out.label', { amount })}
        {...handlers}
        onClick={event => {
          if (!takeDragged()) press.press(event.timeStamp)
        }}
        onKeyDown={event => {
          // A key that is held down repeats its press: only the first counts.
          if (event.repeat) event.preventDefault()
          if (event.key === 'Escape') press.disarm()
        }}
        onBlur={press.disarm}
      >
        <Icon name="chevrons-next" size={20} />
      </button>
      <Announce words={press.isArmed ? t('cash-out.press-again-for', { amount }) : ''} urgency="now" />
    </div>
  )
}
export interface SlideToCashOutProps {
  /** What it pays, formatted for the page. */
  amount: string
  /** Identifies what is confirmed; with another offer the thumb is reset. */
  offer: string
  onConfirm: () => void
}
