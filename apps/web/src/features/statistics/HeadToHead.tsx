import type { Match } from '@touchline/domain/match'
import { useFormatter, useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import type { StatisticsOf } from './statisticsQuery.ts'
import css from './HeadToHead.module.css'

type Past = StatisticsOf<'head-to-head'>
type FormMatch = Past['home_form'][number]

/** The meetings of the two sides, and their recent form. */
export function HeadToHead({ match, past }: { match: Match; past: Past }) {
  const t = useText()
  const href = useHref()
  const format = useFormatter()
  return (
    <div className={css.past}>
      <Form team={match.home.name} matches={past.home_form} />
      <Form team={match.away.name} matches={past.away_form} />
      <section>
        <h3 className={css.title}>{t('statistics.meetings')}</h3>
        {past.meetings.length === 0 && <p className={css.none}>{t('statistics.no-past')}</p>}
        <ul className={css.meetings}>
          {past.meetings.map(meeting => (
            <li key={meeting.id}>
              <Link href={href.match({ slug: meeting.slug, sport: match.sport })}>
                <time className={css.when} dateTime={new Date(meeting.start_time).toISOString()}>
                  {format.dateTime(meeting.start_time, 'date')}
                </time>
                <bdi className="clip">{meeting.home.name}</bdi>
                <b className={css.score}>
                  {meeting.score.home}–{meeting.score.away}
                </b>
                <bdi className="clip">{meeting.away.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Form({ team, matches }: { team: string; matches: readonly FormMatch[] }) {
  const t = useText()
  return (
    <section>
      <h3 className={css.title}>
        <bdi>{team}</bdi>
      </h3>
      {matches.length === 0 && <p className={css.none}>{t('statistics.no-form')}</p>}
      <ol className={css.form} aria-label={t('statistics.form-of', { team })}>
        {matches.map(({ id, result, home, away, score }) => (
          <li key={id}>
            <abbr
              data-result={result}
              title={`${t(`statistics.form.${result}`)}: ${home.name} ${score.home}–${score.away} ${away.name}`}
            >
              {t(`statistics.form-short.${result}`)}
            </abbr>
          </li>
        ))}
      </ol>
    </section>
  )
}
