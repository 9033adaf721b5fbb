import { useMemo } from 'react'
import { Button } from '@touchline/ui'
import { Announce } from '#pieces/ticket-voice'
import { useIsOnline } from '#shared/browser'
import { useText } from '#shared/i18n'
import { BetCard, useBetMatches } from '../card/index.ts'
import { OtherCashouts } from '../cashout/index.ts'
import type { BetsFilter } from './mergeBets.ts'
import css from './myBets.module.css'
import { toPlacedBet, type PlacedBet } from '../bet/index.ts'
import { BetsNotLoaded } from './BetsNotLoaded.tsx'
import { useBets } from './useBets.ts'
import { Waiting } from './Waiting.tsx'

/** How often the next page is requested for one press. */
const TRIES_MAX = 4

/** The filtered bets, page by page to the last. */
export function BetsList({ betsFilter }: { betsFilter: BetsFilter }) {
  const t = useText()
  const isOnline = useIsOnline()
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useBets(betsFilter)
  const bets = useMemo(() => eachOnce(data?.pages.flatMap(page => page.data.map(toPlacedBet)) ?? []), [data])
  const matches = useBetMatches(bets)
  const shown = useMemo(() => new Set(bets.map(({ id }) => id)), [bets])
  // A list that is renewed meanwhile, by news of a bet, takes the request's turn: then it is made after that.
  const showMore = async (): Promise<void> => {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const { data: now, isError: failed } = await fetchNextPage({ cancelRefetch: false })
      if (failed || (now?.pages.length ?? 0) > (data?.pages.length ?? 0)) return
    }
  }
  const isWhole = data?.pages.length === 1 && !hasNextPage
  const words = t('my-bets.shown', { shown: bets.length, total: data?.pages.at(-1)?.pagination.total ?? 0 })
  return (
    <>
      <OtherCashouts shown={shown} />
      {isPending && (isOnline ? <Waiting /> : <Offline />)}
      {isError && <BetsNotLoaded onAgain={() => void refetch()} />}
      {!isPending && !isError && bets.length === 0 && (
        <div className={css.empty}>
          <strong>{t(`my-bets.none.${isNarrowed(betsFilter) ? 'narrowed' : betsFilter.filter}`)}</strong>
          <p>{t(isNarrowed(betsFilter) ? 'my-bets.none-narrowed' : 'my-bets.none-text')}</p>
        </div>
      )}
      {bets.map(bet => (
        <BetCard key={bet.id} bet={bet} matches={matches} />
      ))}
      {bets.length > 0 && !isWhole && (
        <div className={css.more}>
          {hasNextPage && (
            <Button
              variant="quiet"
              size="medium"
              aria-disabled={isFetchingNextPage || !isOnline}
              onClick={() => isOnline && void showMore()}
            >
              {t(isFetchingNextPage ? 'my-bets.loading-more' : 'my-bets.more')}
            </Button>
          )}
          <p>{words}</p>
          <Announce words={data && data.pages.length > 1 ? words : ''} />
        </div>
      )}
    </>
  )
}

/** Bets that were never loaded cannot be loaded now; they are as soon as there is a network. */
function Offline() {
  const t = useText()
  return (
    <div className={css.empty}>
      <strong>{t('connection.offline.title')}</strong>
      <p>{t('error.connection.description')}</p>
    </div>
  )
}

function isNarrowed({ result, from, to }: BetsFilter): boolean {
  return result !== 'all' || from !== undefined || to !== undefined
}

/** A bet placed between two requests moves the last bet of a page to the next page: it is the same bet. */
function eachOnce(bets: readonly PlacedBet[]): readonly PlacedBet[] {
  return [...new Map(bets.map(bet => [bet.id, bet])).values()]
}
