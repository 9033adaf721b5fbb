import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useText } from '#shared/i18n'
import { LotteryCard } from './LotteryCard.tsx'
import { lotteriesQuery, type Lottery } from './queries.ts'
import css from './Lotteries.module.css'

/** Numbers are published within this time after a draw. */
const DRAWN_MS = 3_000
/** How often a late draw is refetched. */
const AGAIN_MS = 5_000

/** All lotteries, the next draw first. After each draw they are refetched. */
export function LotteryList() {
  const t = useText()
  const { data: lotteries, dataUpdatedAt } = useSuspenseQuery(lotteriesQuery())
  useNews(lotteries, dataUpdatedAt)
  if (lotteries.length === 0) {
    return (
      <p className={css.says}>
        <b>{t('lotteries.none.title')}</b> {t('lotteries.none.text')}
      </p>
    )
  }
  return (
    <ul className={css.cards}>
      {lotteries.map(lottery => (
        <LotteryCard key={lottery.id} lottery={lottery} />
      ))}
    </ul>
  )
}

/** Refetches once the next draw has taken place. */
function useNews(lotteries: readonly Lottery[], fetchedAt: number): void {
  const queryClient = useQueryClient()
  const first = Math.min(...lotteries.map(({ next }) => next.at))
  useEffect(() => {
    if (!Number.isFinite(first)) return undefined
    const wait = first - (performance.timeOrigin + performance.now())
    const timer = setTimeout(
      () => {
        void queryClient.invalidateQueries({ queryKey: ['getLotteries'] })
        void queryClient.invalidateQueries({ queryKey: ['getLottery'] })
      },
      Math.max(wait + DRAWN_MS, AGAIN_MS),
    )
    return () => clearTimeout(timer)
  }, [queryClient, first, fetchedAt])
}
