import type { Match } from '@touchline/domain'
import { Icon } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { Link, useHref } from '#shared/router'
import { sportIcon } from './sportIcon.ts'
import css from './LeagueHeader.module.css'

/** Heads the matches of one league: where it is played, and what the columns of prices mean. */
export function LeagueHeader({ match, ways }: LeagueHeaderProps) {
  const t = useText()
  const href = useHref()
  const { sport, category, tournament } = match
  return (
    <h3 className={css.head}>
      <Icon name={sportIcon(sport.key)} size={14} />
      <Link className={css.league} href={href.league({ slug: tournament.slug, sport })}>
        {category.name}, {tournament.name}
      </Link>
      <span className={css.columns} data-ways={ways} aria-hidden="true">
        <span>1</span>
        {ways === 3 && <span>X</span>}
        <span>2</span>
      </span>
      <span className={css.totals} aria-hidden="true">
        <span />
        <span>{t('side.over')}</span>
        <span>{t('side.under')}</span>
      </span>
      <span className={css.end} />
    </h3>
  )
}
export interface LeagueHeaderProps {
  /** Any match of the league. */
  match: Match
  /** Outcomes of the league's main market. */
  ways: 2 | 3
}
