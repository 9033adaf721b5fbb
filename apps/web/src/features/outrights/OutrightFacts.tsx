import { MATCH_STATUS, type Outright } from '@touchline/domain/match'
import { KickOff } from '#pieces/match-row'
import { useText } from '#shared/i18n'
import { Countdown } from './Countdown.tsx'
import { useOutrightState } from './useOutrightState.ts'
import { wordsOf } from './wordsOf.ts'
import css from './OutrightFacts.module.css'

/** When betting on an event closes, or that it is running or over, and how many take part. */
export function OutrightFacts({ outright }: { outright: Outright }) {
  const t = useText()
  const { status } = useOutrightState(outright)
  const { type, startTime, runners } = outright
  return (
    <p className={css.facts}>
      {status === MATCH_STATUS.prematch ? (
        <span>
          {t(type === 'race' ? 'outrights.off' : 'outrights.closes')}{' '}
          {type === 'race' ? <Countdown at={startTime} /> : <KickOff time={startTime} />}
        </span>
      ) : (
        <strong>{t(`outrights.stage.${status === MATCH_STATUS.live ? 'running' : 'ended'}`)}</strong>
      )}
      <span>
        {t(`${wordsOf(outright)}.entrants`, {
          count: runners.filter(({ isWithdrawn }) => !isWithdrawn).length,
        })}
      </span>
    </p>
  )
}
