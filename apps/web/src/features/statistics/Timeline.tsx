import type { Match } from '@touchline/domain/match'
import { useText } from '#shared/i18n'
import type { StatisticsOf } from './statisticsQuery.ts'
import css from './Timeline.module.css'

type Incident = StatisticsOf<'timeline'>['incidents'][number]

/** Sports whose incidents happen in a minute; the others count overs, games or rounds. */
const IN_MINUTES = new Set(['soccer', 'ice_hockey', 'basketball'])

/** What happened in a match, newest first, with the score after it. */
export function Timeline({ match, incidents }: { match: Match; incidents: readonly Incident[] }) {
  const t = useText()
  if (incidents.length === 0) return <p className={css.none}>{t('statistics.no-timeline')}</p>
  const sign = IN_MINUTES.has(match.sport.key) ? '′' : ''
  return (
    <ol className={css.list} reversed>
      {incidents
        .map((incident, number) => (
          <li key={number} data-kind={incident.kind} data-side={incident.side ?? undefined}>
            <span className={css.moment}>
              {incident.moment}
              {sign}
            </span>
            <i className={css.mark} aria-hidden="true" />
            <span className={css.said}>
              {t(`happening.${incident.kind}`, { team: incident.side ? match[incident.side].name : '' })}
              {incident.kind === 'period_end' && <small> {t(`period.${incident.period}`)}</small>}
            </span>
            <b className={css.score}>
              {incident.home}–{incident.away}
            </b>
          </li>
        ))
        .toReversed()}
    </ol>
  )
}
