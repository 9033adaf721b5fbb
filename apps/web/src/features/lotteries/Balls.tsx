import type { LotteryNumbers } from '@touchline/domain/lottery'

import { useText } from '#shared/i18n'
import css from './Lotteries.module.css'

/** Drawn numbers, ascending; those of the bonus row have a border and follow a plus sign. */
export function Balls({ numbers: { main, bonus } }: { numbers: LotteryNumbers }) {
  const t = useText()
  return (
    <div className={css.balls}>
      <ul aria-label={t('lotteries.numbers')}>
        {main.map(ball => (
          <li key={ball}>{ball}</li>
        ))}
      </ul>
      {bonus.length > 0 && (
        <>
          <span aria-hidden="true">+</span>
          <ul aria-label={t('lotteries.bonus')}>
            {bonus.map(ball => (
              <li key={ball} data-row="bonus">
                {ball}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
