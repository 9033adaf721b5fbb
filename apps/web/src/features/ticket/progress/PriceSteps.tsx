import { compareOdds, type Odds } from '@touchline/domain/odds'
import { Icon } from '@touchline/ui'
import { useOddsText } from '#core/settings'
import { useText } from '#shared/i18n'
import css from './PriceSteps.module.css'

/** The odds of one leg over time: at the tap, when the request came in, and now or when it was decided. */
export function PriceSteps({ tap, ...later }: PriceStepsProps) {
  const t = useText()
  const text = useOddsText()
  const steps = Object.entries({ tap, ...later }).flatMap(([step, odds]) => (odds ? [{ step, odds }] : []))
  return (
    <dl className={css.steps}>
      {steps.map(({ step, odds }) => {
        const move = compareOdds(tap, odds)
        return (
          <div key={step} data-move={move === 'same' ? undefined : move}>
            <dt>{t(`ticket.price-at.${step}`)}</dt>
            <dd>
              {move !== 'same' && <Icon name={move === 'up' ? 'triangle-up' : 'triangle-down'} size={8} />}
              <span className="num">{text.price(odds)}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
export interface PriceStepsProps {
  tap: Odds
  arrival?: Odds | undefined
  /** While the bet waits. */
  now?: Odds | undefined
  /** Once it is decided. */
  decision?: Odds | undefined
}
