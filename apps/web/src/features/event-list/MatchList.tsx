import { MATCH_STATUS, type Match } from '@touchline/domain'
import { memo, useMemo } from 'react'
import { seedOf, useSeed } from '#core/live'
import { useRememberMatches } from '#core/slip'
import { LeagueHeader } from '#pieces/league-header'
import { MatchRow } from '#pieces/match-row'
import { useText } from '#shared/i18n'
import { useHref } from '#shared/router'
import { groupByLeague } from './groupByLeague.ts'
import css from './MatchList.module.css'

/** Matches under their leagues. Drawn again only when other matches come: prices, scores and clocks write themselves. */
export const MatchList = memo(function MatchList({ matches }: MatchListProps) {
  const t = useText()
  const href = useHref()
  useSeed(useMemo(() => matches.map(seedOf), [matches]))
  useRememberMatches(matches)
  return groupByLeague(matches).map(group => {
    const [first] = group.matches
    const live = group.matches.filter(({ state }) => state.status !== MATCH_STATUS.prematch).length
    return (
      <section key={group.id} className={css.group}>
        <LeagueHeader
          match={first}
          href={href.league({ slug: first.tournament.slug, sport: first.sport })}
          {...(live > 0 && { note: t('list.live-count', { count: live }) })}
        />
        <ul className={css.rows}>
          {group.matches.map(match => (
            <MatchRow key={match.id} match={match} href={href.match(match)} />
          ))}
        </ul>
      </section>
    )
  })
})
export interface MatchListProps {
  matches: readonly Match[]
}
