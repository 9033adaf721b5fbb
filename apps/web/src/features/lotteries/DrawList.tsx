import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, VisuallyHidden } from '@touchline/ui'
import { useState } from 'react'
import { KickOff } from '#pieces/match-row'
import { useText } from '#shared/i18n'
import { Balls } from './Balls.tsx'
import { drawsQuery, type ComingDraw, type PlayedDraw } from './queries.ts'
import css from './Lotteries.module.css'

/** Draws to come and results of one lottery, more of the past page by page. */
export function DrawList({ lotteryId }: { lotteryId: string }) {
  const t = useText()
  const [pages, setPages] = useState(1)
  const { data } = useQuery(drawsQuery(lotteryId, 1))
  return (
    <div className={css.draws}>
      {data && data.coming.length > 0 && (
        <section>
          <h3>{t('lotteries.coming')}</h3>
          <ul className={css.rows}>
            {data.coming.map(draw => (
              <Coming key={draw.number} draw={draw} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{t('lotteries.results')}</h3>
        {Array.from({ length: pages }, (_, index) => (
          <Results key={index} lotteryId={lotteryId} page={index + 1} />
        ))}
        {data && pages < data.pages && (
          <Button variant="outline" size="medium" fit="content" onClick={() => setPages(pages + 1)}>
            {t('lotteries.more')}
          </Button>
        )}
      </section>
      <p className={css.fair}>{t('lotteries.fair')}</p>
    </div>
  )
}

function Coming({ draw }: { draw: ComingDraw }) {
  const t = useText()
  return (
    <li>
      <span>{t('lotteries.draw', { number: draw.number })}</span>
      <KickOff time={draw.at} />
    </li>
  )
}

function Results({ lotteryId, page }: { lotteryId: string; page: number }) {
  const t = useText()
  const { data, isError, refetch } = useQuery(drawsQuery(lotteryId, page))
  if (data) {
    return (
      <ul className={css.rows}>
        {data.past.map(draw => (
          <Played key={draw.number} draw={draw} />
        ))}
      </ul>
    )
  }
  if (isError) {
    return (
      <div className={css.says} role="alert">
        <p>{t('lotteries.failed')}</p>
        <Button variant="outline" size="medium" fit="content" onClick={() => void refetch()}>
          {t('lotteries.again')}
        </Button>
      </div>
    )
  }
  return (
    <div className={css.says} aria-busy="true">
      <VisuallyHidden>{t('lotteries.loading')}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
    </div>
  )
}

function Played({ draw }: { draw: PlayedDraw }) {
  const t = useText()
  return (
    <li>
      <span>{t('lotteries.draw', { number: draw.number })}</span>
      <KickOff time={draw.at} />
      <Balls numbers={draw.numbers} />
      {draw.isJackpotWon && <b>{t('lotteries.jackpot-won')}</b>}
      <details className={css.proof}>
        <summary>{t('lotteries.check')}</summary>
        <dl>
          <dt>{t('lotteries.seed')}</dt>
          <dd className="num">{draw.seed}</dd>
          <dt>{t('lotteries.seed-hash')}</dt>
          <dd className="num">{draw.seedHash}</dd>
        </dl>
      </details>
    </li>
  )
}
