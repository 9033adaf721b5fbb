import { useState } from 'react'
import type { BetFilter } from '@touchline/domain/bet'
import type { BetResultFilter } from '@touchline/domain/bet-list'
import { OfflineNotice } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import { BetFilters, BetsList, PlayersOnly, useBetNews } from './list/index.ts'
import { useCashoutReconnects } from './cashout/index.ts'
import css from './list/myBets.module.css'

/** Bets per page in the panel. The specification's 500 is the maximum for one call; a phone shows four at once. */
const PAGE_SIZE = 20

/** A player's bets in the ticket panel: all, open, settled, and a link to their history. */
export function MyBets() {
  return (
    <PlayersOnly section="text">
      <BetsOfPlayer />
    </PlayersOnly>
  )
}

function BetsOfPlayer() {
  const t = useText()
  const href = useHref()
  const [{ filter, result }, choose] = useState<{ filter: BetFilter; result: BetResultFilter }>({
    filter: 'open',
    result: 'all',
  })
  useBetNews()
  useCashoutReconnects()
  const history = (
    <p className={css.ways}>
      <Link href={href.bets()}>{t('my-bets.to-history')}</Link>
      <Link href={href.receiptVerify()}>{t('receipt.verify.title')}</Link>
    </p>
  )
  return (
    <div className={css.list}>
      <div className={css.filters}>
        <BetFilters
          filter={filter}
          result={result}
          onChange={(to, ended) => choose({ filter: to, result: ended })}
        />
      </div>
      {filter !== 'open' && history}
      <BetsList betsFilter={{ filter, result, limit: PAGE_SIZE }} />
      {filter === 'open' && history}
      <div className={css.docked}>
        <OfflineNotice />
      </div>
    </div>
  )
}
