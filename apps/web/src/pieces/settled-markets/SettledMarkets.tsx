import { useQuery } from '@tanstack/react-query'
import { Button, Icon, Skeleton, VisuallyHidden, type IconName } from '@touchline/ui'
import type { OutcomeStanding } from '@touchline/domain'
import { settledMarketsQuery, type SettledMarket } from '#core/catalogue'
import { useText } from '#shared/i18n'
import css from './SettledMarkets.module.css'

/** Every settled market of a match, each outcome with what became of it. */
export function SettledMarkets({ matchId }: { matchId: string }) {
  const t = useText()
  const { data, isError, refetch } = useQuery(settledMarketsQuery(matchId))
  if (data)
    return data.length > 0 ? <Markets markets={data} /> : <p className={css.says}>{t('results.none-kept')}</p>
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

/** A picture beside each word, so that none is told by its colour alone. */
const MARKS: Readonly<Record<OutcomeStanding, IconName>> = {
  won: 'tick',
  'half-won': 'tick',
  lost: 'close',
  'half-lost': 'close',
  void: 'minus',
  open: 'minus',
}

function Markets({ markets }: { markets: readonly SettledMarket[] }) {
  const t = useText()
  return (
    <section className={css.markets} aria-label={t('results.settled')}>
      {markets.map(({ name, outcomes }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {outcomes.map(outcome => (
              <li key={outcome.key}>
                <bdi>{outcome.name}</bdi>
                <span className={css.standing} data-standing={outcome.standing}>
                  <Icon name={MARKS[outcome.standing]} size={14} />
                  {t(`results.outcome.${outcome.standing}`)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
