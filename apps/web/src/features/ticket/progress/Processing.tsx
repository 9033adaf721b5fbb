import { outcomeKeyOf } from '@touchline/domain/market'
import { MATCH_STATUS } from '@touchline/domain/match'
import { acceptModeOf } from '@touchline/domain/odds'
import { selectionsOf, type Selection, type SlipState } from '@touchline/domain/slip'
import { Button, Icon } from '@touchline/ui'
import { useCell, useLive } from '#core/live'
import { useSlipState } from '#core/slip'
import { Leg } from '#pieces/leg'
import { Announce, AnnouncedNotice } from '#pieces/ticket-voice'
import { useFormatter, useText } from '#shared/i18n'
import { PriceSteps } from './PriceSteps.tsx'
import css from './Processing.module.css'
import { slipTotals, Totals } from '../amounts/index.ts'
import view from '../layout/slipLayout.module.css'
import { useCountdown, type CountdownState } from './useCountdown.ts'
import { TAKES_FOCUS } from '../layout/index.ts'

type ProcessingState = Extract<SlipState, { status: 'PROCESSING' }>

/**
 * A placement under way: "Not placed yet", with a countdown where the delay is known and the time since the tap where
 * it is not. The slip is locked; a missing answer is shown as missing, never as a yes or a no.
 */
export function Processing({ state }: ProcessingProps) {
  const t = useText()
  const totals = slipTotals({ ...useSlipState(slip => slip), bets: state.bets })
  const isCutOff = useCell(useLive().lost) === true
  const countdown = useCountdown(state)
  // Without a leg in play there is no live delay: a person decides.
  const isReviewed = state.answer === 'delayed' && !state.bets.some(isInPlay)
  return (
    <>
      <div className={view.body}>
        <h2 className={css.head} {...TAKES_FOCUS}>
          {t('ticket.placing')}
        </h2>
        <Count state={state} countdown={countdown} isReviewed={isReviewed} />
        {isCutOff && (
          <AnnouncedNotice
            tone="warn"
            icon="offline"
            urgency="now"
            title={t('ticket.cut-off')}
            text={t('ticket.cut-off-text')}
          />
        )}
        <Steps state={state} countdown={countdown} isReviewed={isReviewed} />
        {state.bets
          .flatMap(bet => bet.selections)
          .map(leg => (
            <WaitingLeg key={outcomeKeyOf(leg)} leg={leg} atArrival={state.atArrival} />
          ))}
      </div>
      <footer className={view.foot}>
        <Totals totals={totals} />
        <Button aria-disabled={true}>{t('ticket.placing-for', { seconds: secondsOf(countdown) })}</Button>
      </footer>
    </>
  )
}
export interface ProcessingProps {
  state: ProcessingState
}

interface WaitProps extends ProcessingProps {
  countdown: CountdownState
  /** A person decides, not the live delay. */
  isReviewed: boolean
}

/** The seconds left or passed, and what it waits for. */
function Count({ state, countdown, isReviewed }: WaitProps) {
  const t = useText()
  const { answer } = state
  const mode = useSlipState(slip => acceptModeOf(state.bets[0]?.type ?? 'single', slip.acceptMode))
  // The bettor's own setting decides about a moved price; without an answer nothing is promised.
  const promise = answer !== 'unknown' && t(`ticket.if-moved.${mode}`)
  return (
    <div className={css.count}>
      <strong className="num" role="timer">
        {secondsOf(countdown)}
      </strong>
      <h3>{t(answer === 'unknown' ? 'ticket.checking' : 'ticket.not-placed-yet')}</h3>
      <Announce words={answer === 'unknown' ? t('ticket.answer.unknown') : ''} urgency="now" />
      <p>
        {t(`ticket.answer.${isReviewed ? 'reviewed' : answer}`)}
        {promise && ` ${promise}`}
      </p>
      {countdown.passed !== undefined && (
        <div className={css.bar}>
          <i style={{ inlineSize: `${countdown.passed}%` }} />
        </div>
      )}
    </div>
  )
}

/** The steps of a placement: sent, delayed or reviewed where it is, answered. */
function Steps({ state: { answer, startedAt }, countdown, isReviewed }: WaitProps) {
  const t = useText()
  const format = useFormatter()
  const seconds = secondsOf(countdown)
  return (
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
          <span>{t(isReviewed ? 'ticket.step.review' : 'ticket.step.delay')}</span>
          <span className={css.when}>
            {t(countdown.left === undefined ? 'ticket.elapsed' : 'ticket.left', { seconds })}
          </span>
        </li>
      )}
      <li data-step={answer === 'delayed' ? 'next' : 'now'}>
        <span />
        <span>{t('ticket.step.answer')}</span>
        <span />
      </li>
    </ol>
  )
}

function secondsOf({ left, elapsed }: CountdownState): number {
  return left ?? elapsed
}

/** A leg under way, with its price at each step as far as that is known. */
function WaitingLeg({ leg, atArrival }: { leg: Selection; atArrival: ProcessingState['atArrival'] }) {
  const key = outcomeKeyOf(leg)
  const arrival = atArrival?.find(price => outcomeKeyOf(price) === key)?.odds
  const now = useSlipState(slip => selectionsOf(slip).find(one => outcomeKeyOf(one) === key)?.odds)
  return (
    <Leg leg={leg} odds={leg.acceptedOdds}>
      {arrival && <PriceSteps tap={leg.acceptedOdds} arrival={arrival} now={now} />}
    </Leg>
  )
}

function isInPlay({ selections }: ProcessingState['bets'][number]): boolean {
  return selections.some(({ matchStatus }) => matchStatus === MATCH_STATUS.live)
}
