import { useState } from 'react'
import { moneyOf } from '@touchline/domain/money'
import { QUICK_STAKES_MAX, type Slip } from '@touchline/domain/slip'
import { Button, Chip, Icon } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { SmallSum, useMoneyText } from '../amounts/index.ts'
import css from './StakeOffers.module.css'
import { useSaveStakes } from './useSaveStakes.ts'

/** The player's own quick stakes: remove one, add one, or restore the defaults. Each change is saved at once. */
export function EditStakes({ offered, currency, onDone }: EditStakesProps) {
  const t = useText()
  const { money } = useMoneyText()
  const save = useSaveStakes(currency.code)
  const [added, setAdded] = useState(0)
  const isFull = offered.length >= QUICK_STAKES_MAX

  function add(): void {
    if (added === 0) return
    if (!offered.includes(added)) void save([...offered, added].toSorted((a, b) => a - b))
    setAdded(0)
  }

  return (
    <fieldset className={css.edit} aria-label={t('ticket.edit-stakes')}>
      <div className={css.own}>
        {offered.map(value => {
          const sum = money(moneyOf(value, currency), 'trim')
          return (
            <Chip
              key={value}
              aria-label={t('ticket.remove', { name: sum })}
              // The last one cannot be removed: without any the defaults would apply, which is what "reset" does.
              aria-disabled={offered.length === 1 || undefined}
              onClick={() => offered.length > 1 && void save(offered.filter(other => other !== value))}
            >
              <span className="num">{sum}</span>
              <Icon name="close" size={14} />
            </Chip>
          )
        })}
      </div>
      {isFull ? (
        <p className={css.note}>{t('ticket.stakes-full', { count: QUICK_STAKES_MAX })}</p>
      ) : (
        <div className={css.add}>
          <SmallSum
            label={t('ticket.new-stake')}
            sum={moneyOf(added, currency)}
            currency={currency}
            onSum={setAdded}
            onEnter={add}
          />
          <Button variant="quiet" size="medium" fit="content" onClick={add}>
            {t('ticket.add-stake')}
          </Button>
        </div>
      )}
      <div className={css.ways}>
        <Button variant="text" size="medium" fit="content" onClick={() => void save([])}>
          {t('ticket.usual-stakes')}
        </Button>
        <Button variant="text" size="medium" fit="content" onClick={onDone}>
          {t('ticket.done')}
        </Button>
      </div>
    </fieldset>
  )
}
export interface EditStakesProps {
  /** The stakes now, in subunits. */
  offered: readonly number[]
  currency: Slip['currency']
  onDone: () => void
}
