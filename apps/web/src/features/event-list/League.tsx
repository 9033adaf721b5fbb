import { MATCH_STATUS } from '@touchline/domain'
import { LeagueHeader } from '#pieces/league-header'
import { MatchRow } from '#pieces/match-row'
import { useText } from '#shared/i18n'
import { useHref } from '#shared/router'
import type { LeaguePart } from './layOut.ts'
import { Space } from './Space.tsx'
import css from './MatchList.module.css'

/** A league's head and those of its rows that are drawn. */
export function League({ part: { group, rows } }: { part: LeaguePart }) {
  const t = useText()
  const href = useHref()
  const { matches } = group
  const [first] = matches
  const live = matches.filter(({ state }) => state.status !== MATCH_STATUS.prematch).length
  // A list that is not drawn whole says how long it is, and each row where it stands.
  const isWhole = rows.length === matches.length
  return (
    <section className={css.group}>
      <LeagueHeader
        match={first}
        href={href.league({ slug: first.tournament.slug, sport: first.sport })}
        {...(live > 0 && { note: t('list.live-count', { count: live }) })}
      />
      <ul>
        {rows.map(row =>
          row.kind === 'space' ? (
            <Space key={`space-${row.first}`} as="li" rows={row.rows} />
          ) : (
            <MatchRow
              key={row.match.id}
              match={row.match}
              href={href.match(row.match)}
              {...(!isWhole && { place: row.place, of: matches.length })}
            />
          ),
        )}
      </ul>
    </section>
  )
}
