import { useState } from 'react'
import { formatMoney, type CurrencyCode } from '@touchline/domain'
import { Button, Chip, Skeleton } from '@touchline/ui'
import { activeAccount, useSessionState } from '#core/session'
import { SaidNotice } from '#pieces/ticket-voice'
import { useLocale, useText } from '#shared/i18n'
import type { Bounds } from '#pieces/bets-export'
import css from './history.module.css'
import { ProfitCurve } from './ProfitCurve.tsx'
import { useProfitCurve, useTotals, type Total } from './useReturns.ts'

/** What a period came to: staked, returned and net in each currency, and the curve of one of them. */
export function Returns({ bounds }: { bounds: Bounds }) {
  const t = useText()
  const { data: totals, isError, refetch } = useTotals(bounds)
  const own = useSessionState(state => activeAccount(state)?.currency.code)
  const [chosen, choose] = useState<string | undefined>()
  if (isError) {
    return (
      <SaidNotice
        tone="bad"
        className={css.notice}
        title={t('bet-history.unread')}
        actions={
          <Button variant="text" size="medium" fit="content" onClick={() => void refetch()}>
            {t('my-bets.again')}
          </Button>
        }
      />
    )
  }
  if (!totals) return <Skeleton />
  if (totals.length === 0) return <p className={css.none}>{t('bet-history.none')}</p>
  const codes: readonly string[] = totals.map(({ currency }) => currency)
  const shown = [chosen, own].find(code => code !== undefined && codes.includes(code)) ?? codes[0]!
  const total = totals.find(({ currency }) => currency === shown)!
  return (
    <section className={css.returns} aria-label={t('bet-history.title')}>
      {codes.length > 1 && (
        <fieldset className={css.currencies} aria-label={t('bet-history.currency')}>
          {codes.map(code => (
            <Chip key={code} pressed={code === shown} onClick={() => choose(code)}>
              {code}
            </Chip>
          ))}
        </fieldset>
      )}
      <Sums total={total} />
      <Curve bounds={bounds} total={total} />
    </section>
  )
}

const SUMS = ['staked', 'returned', 'net'] as const

function Sums({ total }: { total: Total }) {
  const t = useText()
  const locale = useLocale()
  const look = total.net > 0 ? 'won' : total.net < 0 ? 'lost' : undefined
  return (
    <dl className={css.sums}>
      {SUMS.map(sum => (
        <div key={sum} data-sum={sum} data-net={sum === 'net' ? look : undefined}>
          <dt>{t(`bet-history.${sum}`)}</dt>
          <dd className="num">
            {sum === 'net' && total.net > 0 && '+'}
            {formatMoney({ ...unitOf(total), value: total[sum] }, locale)}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('bet-history.bets')}</dt>
        <dd className="num">{total.bets}</dd>
      </div>
    </dl>
  )
}

function Curve({ bounds, total }: { bounds: Bounds; total: Total }) {
  const { data: days } = useProfitCurve(bounds, total.currency)
  return days ? <ProfitCurve key={total.currency} days={days} unit={unitOf(total)} /> : <Skeleton />
}

function unitOf({ currency, subunits }: Total) {
  return { currency: currency as CurrencyCode, subunits }
}
