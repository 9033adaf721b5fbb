import type { Match } from '@touchline/domain/match'
import { useText } from '#shared/i18n'
import type { StatisticsOf } from './statisticsQuery.ts'
import css from './Figures.module.css'

type Line = StatisticsOf<'summary'>['lines'][number]

/** Figures of both sides, each line with a bar: how the two compare. */
export function Figures({ match, lines }: { match: Match; lines: readonly Line[] }) {
  const t = useText()
  if (lines.length === 0) return <p className={css.none}>{t('statistics.no-figures')}</p>
  return (
    <>
      <div className={css.sides} aria-hidden="true">
        <bdi className="clip">{match.home.name}</bdi>
        <bdi className="clip">{match.away.name}</bdi>
      </div>
      <table className={css.table}>
        <caption className={css.unseen}>{t('statistics.caption')}</caption>
        <thead className={css.unseen}>
          <tr>
            <th scope="col">{match.home.name}</th>
            <th scope="col">{t('statistics.title')}</th>
            <th scope="col">{match.away.name}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.key}>
              <td className="num">
                <bdi>{figure(line, line.home)}</bdi>
              </td>
              <th scope="row">
                {t(`statistics.line.${line.key}`)}
                <span className={css.bar} aria-hidden="true">
                  <i style={{ inlineSize: `${homeShare(line)}%` }} />
                </span>
              </th>
              <td className="num">
                <bdi>{figure(line, line.away)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const figure = ({ unit }: Line, value: number | null): string =>
  value === null ? '–' : unit === 'percent' ? `${value}%` : String(value)

/** The home side's share of the bar in percent; undefined where both are zero. */
function homeShare({ home, away }: Line): number {
  const all = (home ?? 0) + (away ?? 0)
  return all === 0 ? 0 : (100 * (home ?? 0)) / all
}
