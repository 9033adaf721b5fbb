import { useState } from 'react'
import { formatMoney, type CurrencyCode } from '@touchline/domain/money'
import { Button, Chip, Skeleton } from '@touchline/ui'
import { activeAccount, useSessionState } from '#core/session'
import { AnnouncedNotice } from '#pieces/ticket-voice'
import { useLocale, useText } from '#shared/i18n'
import type { Bounds } from '#pieces/bets-export'
import css from './history.module.css'
import { ProfitCurve } from './ProfitCurve.tsx'
import { useProfitCurve, useTotals, type Total } from './useReturns.ts'

/** The totals of a period in each currency, and which currency is on show. */
export function useReturns(bounds: Bounds) {
  const { data: totals, isError, refetch } = useTotals(bounds)
  const own = useSessionState(state => activeAccount(state)?.currency.code)
  const [chosen, choose] = useState<string | undefined>()
  const codes: readonly string[] = totals?.map(({ currency }) => currency) ?? []
  const shown = [chosen, own].find(code => code !== undefined && codes.includes(code)) ?? codes[0]
  return {
    codes: totals ? codes : own === undefined ? [] : [own],
    shown: totals ? shown : own,
    /** Of the currency on show; undefined while loading, and where no bet was settled. */
    total: totals?.find(({ currency }) => currency === shown),
    isPending: totals === undefined,
    isError,
    again: () => void refetch(),
    choose,
  }
}
type Returned = ReturnType<typeof useReturns>

/**
 * The totals of a period in one currency: staked, returned and net. The same height while loading, so that nothing
 * below it moves.
 */
export function ReturnsSummary({ returned }: { returned: Returned }) {
  const t = useText()
  const { codes, shown, total, isPending, isError, again, choose } = returned
  if (isError) {
    return (
      <AnnouncedNotice
        tone="bad"
        className={css.notice}
        title={t('bet-history.unread')}
        actions={
          <Button variant="text" size="medium" fit="content" onClick={again}>
            {t('my-bets.again')}
          </Button>
        }
      />
    )
  }
  return (
    <section className={css.returns} aria-label={t('bet-history.title')} aria-busy={isPending}>
      {!isPending && !total ? (
        <p className={css.none}>{t('bet-history.none')}</p>
      ) : (
        <>
          <fieldset className={css.currencies} aria-label={t('bet-history.currency')}>
            {codes.map(code => (
              <Chip key={code} pressed={code === shown} onClick={() => choose(code)}>
                {code}
              </Chip>
            ))}
          </fieldset>
          <Sums total={total} />
        </>
      )}
    </section>
  )
}

const SUMS = ['staked', 'returned', 'net'] as const

function Sums({ total }: { total: Total | undefined }) {
  const t = useText()
  const locale = useLocale()
  const look = !total || total.net === 0 ? undefined : total.net > 0 ? 'won' : 'lost'
  return (
    <dl className={css.sums}>
      {SUMS.map(sum => (
        <div key={sum} data-sum={sum} data-net={sum === 'net' ? look : undefined}>
          <dt>{t(`bet-history.${sum}`)}</dt>
          <dd className="num">
            {sum === 'net' && look === 'won' && '+'}
            {total ? formatMoney({ ...unitOf(total), value: total[sum] }, locale) : <Sum />}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('bet-history.bets')}</dt>
        <dd className="num">{total ? total.bets : <Sum />}</dd>
      </div>
    </dl>
  )
}

const Sum = () => <Skeleton className={css.sum} />

/** The curve of the period in the currency on show. Nothing where no bet was settled. */
export function ReturnsCurve({ bounds, returned: { total, isPending, isError } }: ReturnsCurveProps) {
  const t = useText()
  const { data: days } = useProfitCurve(bounds, total?.currency)
  if (isError || (!isPending && !total)) return null
  return (
    <div className={css.curved} id="curve">
      {days && total ? (
        <ProfitCurve key={total.currency} days={days} unit={unitOf(total)} />
      ) : (
        <figure className={css.figure} aria-busy="true">
          <figcaption>{t('bet-history.curve')}</figcaption>
          <Skeleton className={css.curve} />
        </figure>
      )}
    </div>
  )
}
export interface ReturnsCurveProps {
  bounds: Bounds
  returned: Returned
}

function unitOf({ currency, subunits }: Total) {
  return { currency: currency as CurrencyCode, subunits }
}
