import { useEffect, useReducer } from 'react'
import { acceptModeOf, outcomeKeyOf, type SlipState } from '@touchline/domain'
import { Button, Icon } from '@touchline/ui'
import { useCell, useLive } from '#core/live'
import { useSlip, useSlipState } from '#core/slip'
import { Leg } from '#pieces/leg'
import { Said, SaidNotice } from '#pieces/ticket-voice'
import { useFormatter, useText } from '#shared/i18n'
import css from './Processing.module.css'
import { slipTotals } from './slipTotals.ts'
import view from './SlipView.module.css'
import { Totals } from './Totals.tsx'
import { TAKES_FOCUS } from './useFollowFocus.ts'

type ProcessingState = Extract<SlipState, { status: 'PROCESSING' }>

/**
 * A bet on its way: "Not placed yet", with a countdown where the delay is known and an elapsed count where it is not. The slip is
 * locked; no answer is said to be no answer, never taken for a yes or a no.
 */
export function Processing({ state }: ProcessingProps) {
  const t = useText()
  const format = useFormatter()
  const { clock } = useSlip()
  const totals = slipTotals({ ...useSlipState(slip => slip), bets: state.bets })
  const isCutOff = useCell(useLive().stale) === true
  useEverySecond()
  const mode = useSlipState(slip => acceptModeOf(state.bets[0]?.type ?? 'single', slip.acceptMode))
  const { answer, startedAt, decideAt } = state
  const left = decideAt === undefined ? undefined : Math.max(0, Math.ceil((decideAt - clock.now()) / 1000))
  const elapsed = Math.max(0, Math.floor((clock.now() - startedAt) / 1000))
  const seconds = left ?? elapsed
  // What happens to a moved price is the bettor's own setting; without an answer nothing is promised.
  const promise = answer !== 'unknown' && t(`ticket.if-moved.${mode}`)
  return (
    <>
      <div className={view.body}>
        <h2 className={css.head} {...TAKES_FOCUS}>
          {t('ticket.placing')}
        </h2>
        <div className={css.count}>
          <strong className="num" role="timer">
            {seconds}
          </strong>
          <h3>{t(answer === 'unknown' ? 'ticket.checking' : 'ticket.not-placed-yet')}</h3>
          <Said words={answer === 'unknown' ? t('ticket.answer.unknown') : ''} urgency="now" />
          <p>
            {t(`ticket.answer.${answer}`)}
            {promise && ` ${promise}`}
          </p>
          {decideAt !== undefined && decideAt > startedAt && (
            <div className={css.bar}>
              <i style={{ inlineSize: `${share(startedAt, decideAt, clock.now())}%` }} />
            </div>
          )}
        </div>
        {isCutOff && (
          <SaidNotice
            tone="warn"
            icon="offline"
            urgency="now"
            title={t('ticket.cut-off')}
            text={t('ticket.cut-off-text')}
          />
        )}
        <ol className={css.steps}>
          <li data-step="done">
            <span>
              <Icon name="check" size={14} />
            </span>
            <span>{t('ticket.step.sent')}</span>
            <span className={css.when}>{format.dateTime(startedAt, 'time')}</span>
          </li>
          {answer === 'delayed' && (
            <li data-step="now">
              <span />
              <span>{t('ticket.step.delay')}</span>
              <span className={css.when}>
                {t(left === undefined ? 'ticket.elapsed' : 'ticket.left', { seconds })}
              </span>
            </li>
          )}
          <li data-step={answer === 'delayed' ? 'next' : 'now'}>
            <span />
            <span>{t('ticket.step.answer')}</span>
            <span />
          </li>
        </ol>
        {state.bets
          .flatMap(bet => bet.selections)
          .map(leg => (
            <Leg key={outcomeKeyOf(leg)} leg={leg} odds={leg.acceptedOdds} />
          ))}
      </div>
      <footer className={view.foot}>
        <Totals totals={totals} />
        <Button aria-disabled={true}>{t('ticket.placing-for', { seconds })}</Button>
      </footer>
    </>
  )
}
export interface ProcessingProps {
  state: ProcessingState
}

function useEverySecond(): void {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(draw, 1_000)
    return () => clearInterval(timer)
  }, [])
}

/** Percent of the delay that has passed. */
function share(from: number, to: number, now: number): number {
  return Math.round(Math.min(1, Math.max(0, (now - from) / (to - from))) * 100)
}
