import { useState } from 'react'
import type { BetFilter } from '@touchline/domain/bet'
import type { BetResultFilter } from '@touchline/domain/bet-list'
import { ExportLink, YEAR } from '#pieces/bets-export'
import { useIsPhone } from '#shared/browser'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link, useAddressParam } from '#shared/navigation'
import {
  BetFilters,
  BetsList,
  OneBet,
  PeriodChoice,
  PlayersOnly,
  useBetNews,
  usePeriod,
} from './list/index.ts'
import { useCashoutReconnects } from './cashout/index.ts'
import { ReturnsSummary, ReturnsCurve, useReturns } from './history/index.ts'
import css from './list/myBets.module.css'

/** Bets on one page of the history. */
const PAGE_SIZE = 50

/** A player's bets on a page of their own: profit and loss of a period, its curve, and all bets of it. */
export function BetHistory() {
  return (
    <PlayersOnly section="history">
      <HistoryOfPlayer />
    </PlayersOnly>
  )
}

function HistoryOfPlayer() {
  const [{ filter, result }, choose] = useState<{ filter: BetFilter; result: BetResultFilter }>({
    filter: 'all',
    result: 'all',
  })
  const { bounds, choice } = usePeriod(YEAR)
  const returned = useReturns(bounds)
  const isPhone = useIsPhone()
  const betId = useAddressParam('bet')
  const href = useHref()
  const t = useText()
  useBetNews()
  useCashoutReconnects()
  const curve = <ReturnsCurve bounds={bounds} returned={returned} />
  return (
    <>
      {betId !== undefined && <OneBet key={betId} id={betId} />}
      <PeriodChoice {...choice} />
      <ReturnsSummary returned={returned} />
      {!isPhone && curve}
      <BetFilters
        filter={filter}
        result={result}
        onChange={(to, ended) => choose({ filter: to, result: ended })}
      />
      <p className={css.ways}>
        <ExportLink filters={{ filter, result, ...bounds }} />
        <Link href={href.receiptVerify()}>{t('receipt.verify.title')}</Link>
      </p>
      <BetsList betsFilter={{ filter, result, limit: PAGE_SIZE, ...bounds }} />
      {/* A phone shows what was bet before it shows the curve of it. */}
      {isPhone && curve}
    </>
  )
}
