import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, VisuallyHidden } from '@touchline/ui'
import type { ReactNode } from 'react'
import { settledMarketsQuery, type SettledMarket } from '#core/catalogue'
import { useText } from '#shared/i18n'
import { SettledCards } from './SettledCards.tsx'
import { useOpenCards } from './useOpenCards.ts'
import css from './SettledMarkets.module.css'

/** Every settled market of a match with its result, once loaded; as a list by default. */
export function SettledMarkets({
  matchId,
  children = markets => <Markets markets={markets} />,
}: SettledMarketsProps) {
  const t = useText()
  const { data, isError, refetch } = useQuery(settledMarketsQuery(matchId))
  if (data) return data.length > 0 ? children(data) : <p className={css.says}>{t('results.none-kept')}</p>
  if (isError)
    return (
      <div className={css.says} role="alert">
        <p>{t('results.failed')}</p>
        <Button variant="outline" size="medium" fit="content" onClick={() => void refetch()}>
          {t('lists.again')}
        </Button>
      </div>
    )
  return (
    <div className={css.says} aria-busy="true">
      <VisuallyHidden>{t('results.loading')}</VisuallyHidden>
      <Skeleton className={css.bar} />
      <Skeleton className={css.bar} />
      <Skeleton className={css.bar} />
    </div>
  )
}

export interface SettledMarketsProps {
  matchId: string
  /** Draws them. */
  children?: (markets: readonly SettledMarket[]) => ReactNode
}

function Markets({ markets }: { markets: readonly SettledMarket[] }) {
  return <SettledCards markets={markets} cards={useOpenCards(markets)} />
}
