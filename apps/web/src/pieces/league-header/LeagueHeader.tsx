import type { Match } from '@touchline/domain/match'
import { Icon } from '@touchline/ui'
import { FavouriteStar } from '#pieces/favourite-star'
import { columnsOf } from '#pieces/odds-cell'
import { useCachedFragment } from '#shared/fragment-cache'
import { useText } from '#shared/i18n'
import { Link } from '#shared/navigation'
import { sportIcon } from './sportIcon.ts'
import css from './LeagueHeader.module.css'

/** Head of a league's rows: its category, and the columns of prices, which explain themselves when pressed. */
export function LeagueHeader(props: LeagueHeaderProps) {
  return (
    <div className={css.head} data-grid-row="" {...useCachedFragment(<Inside {...props} />, props.match)} />
  )
}
export interface LeagueHeaderProps {
  /** Any match of the league; its markets decide the columns. */
  match: Match
  /** Address of the league's page. */
  href: string
  /** A note at the end, such as `4 live`. */
  note?: string
}

function Inside({ match, href, note }: LeagueHeaderProps) {
  const t = useText()
  const ways = match.mainMarket?.outcomes.length ?? 0
  const columns = columnsOf(ways)
  const help = columns.map(key => `${t(`column.${key}`)} = ${t(`column-means.${key}`)}`).join('\n')
  const helpId = `columns-${match.id}`
  const name = t('list.league-of', { category: match.category.name, league: match.tournament.name })
  return (
    <>
      <FavouriteStar className={css.star} type="tournaments" id={match.tournament.id} name={name} size={14} />
      <Icon name={sportIcon(match.sport)} size={14} />
      <Link href={href} className={css.name}>
        {name}
      </Link>
      {note !== undefined && <span className={css.note}>{note}</span>}
      {columns.length > 0 && (
        <>
          <button type="button" className={css.columns} data-ways={ways} popoverTarget={helpId} title={help}>
            {columns.map(key => (
              <span key={key}>{t(`column.${key}`)}</span>
            ))}
          </button>
          <p id={helpId} popover="auto" className={css.help}>
            {help}
          </p>
        </>
      )}
      {match.secondaryMarket?.outcomes.length === 2 && (
        <span className={css.second} aria-hidden="true">
          {match.secondaryMarket.outcomes.map(outcome => (
            <span key={outcome.id}>{withoutLine(outcome.name)}</span>
          ))}
        </span>
      )}
    </>
  )
}

/** `over 2.5` -> `over`: the line is in each row. */
function withoutLine(name: string): string {
  return name.replace(/\s*\(?[+−-]?\d+(?:[.,]\d+)?\)?$/, '')
}
