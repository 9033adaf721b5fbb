import { formatMoney } from '@touchline/domain/money'
import { Button, Icon } from '@touchline/ui'
import { useState } from 'react'
import { KickOff } from '#pieces/match-row'
import { useLocale, useText } from '#shared/i18n'
import { Balls } from './Balls.tsx'
import { DrawCountdown } from './DrawCountdown.tsx'
import { DrawList } from './DrawList.tsx'
import { PickNumbers } from './PickNumbers.tsx'
import type { Lottery } from './queries.ts'
import css from './Lotteries.module.css'

/** One lottery: the prize of the next draw, the last numbers, and buttons to pick numbers and to see past draws. */
export function LotteryCard({ lottery }: { lottery: Lottery }) {
  const t = useText()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { id, name, jackpot, price, next, last } = lottery
  const drawsId = `draws-${id}`
  return (
    <li className={css.card}>
      <h2>{name}</h2>
      <dl className={css.facts}>
        <div className={css.jackpot}>
          <dt>{t('lotteries.jackpot')}</dt>
          <dd>
            <span className="num">{formatMoney(jackpot, locale, { zeros: 'trim' })}</span>
          </dd>
        </div>
        <div>
          <dt>{t('lotteries.next-draw')}</dt>
          <dd className={css.when}>
            <KickOff time={next.at} />
            <Icon name="clock" size={14} />
            <DrawCountdown at={next.at} />
          </dd>
        </div>
        <div>
          <dt>{t('lotteries.price')}</dt>
          <dd>
            <span className="num">{formatMoney(price, locale)}</span>
          </dd>
        </div>
      </dl>
      {last && (
        <div className={css.last}>
          <p>{t('lotteries.last-numbers', { number: last.number })}</p>
          <Balls numbers={last.numbers} />
        </div>
      )}
      <div className={css.ways}>
        <PickNumbers lottery={lottery} />
        <Button
          variant="quiet"
          fit="content"
          size="medium"
          aria-expanded={isOpen}
          aria-controls={drawsId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('lotteries.draws')}
        </Button>
      </div>
      <div id={drawsId} className={css.place}>
        {isOpen && <DrawList lotteryId={id} />}
      </div>
    </li>
  )
}
