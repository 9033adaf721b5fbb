import { useState } from 'react'
import { BET_FILTERS, type BetFilter } from '@touchline/domain'
import { Button, Chip, Skeleton } from '@touchline/ui'
import { useSession, useSessionState } from '#core/session'
import { SaidNotice } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import { BetCard } from './BetCard.tsx'
import css from './MyBets.module.css'
import { toPlacedBet } from './placedBet.ts'
import { useBets, useOpenBetsCount } from './useBets.ts'

/** A player's bets: all, open, settled. In the ticket panel and on its own page. Signed out it asks to sign in. */
export function MyBets() {
  const session = useSession()
  const t = useText()
  const status = useSessionState(state => state.status)
  if (status === 'LOGGED_IN') return <BetsOfPlayer />
  if (status === 'NOT_LOGGED_IN') {
    return (
      <div className={css.empty}>
        <strong>{t('my-bets.signed-out.title')}</strong>
        <p>{t('my-bets.signed-out.text')}</p>
        <Button fit="content" size="medium" onClick={() => session.askToSignIn()}>
          {t('my-bets.sign-in')}
        </Button>
      </div>
    )
  }
  return <Waiting />
}

function BetsOfPlayer() {
  const t = useText()
  const [filter, setFilter] = useState<BetFilter>('open')
  const open = useOpenBetsCount()
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useBets(filter)
  const bets = data?.pages.flatMap(page => page.data.map(toPlacedBet)) ?? []
  return (
    <div className={css.list}>
      <fieldset className={css.filters} aria-label={t('my-bets.filter')}>
        {BET_FILTERS.map(key => (
          <Chip key={key} pressed={key === filter} onClick={() => setFilter(key)}>
            {t(`my-bets.filters.${key}`)}
            {key === 'open' && open !== undefined && open > 0 && <span className="num">{open}</span>}
          </Chip>
        ))}
      </fieldset>
      {isPending && <Waiting />}
      {isError && (
        <SaidNotice
          tone="bad"
          className={css.notice}
          title={t('my-bets.unread')}
          text={t('my-bets.unread-text')}
          actions={
            <Button variant="text" size="medium" fit="content" onClick={() => void refetch()}>
              {t('my-bets.again')}
            </Button>
          }
        />
      )}
      {!isPending && !isError && bets.length === 0 && (
        <div className={css.empty}>
          <strong>{t(`my-bets.none.${filter}`)}</strong>
          <p>{t('my-bets.none-text')}</p>
        </div>
      )}
      {bets.map(bet => (
        <BetCard key={bet.id} bet={bet} />
      ))}
      {hasNextPage && (
        <div className={css.more}>
          <Button
            variant="quiet"
            size="medium"
            aria-disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('my-bets.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Waiting() {
  const t = useText()
  return (
    <div className={css.waiting} aria-busy="true" aria-label={t('my-bets.loading')}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
