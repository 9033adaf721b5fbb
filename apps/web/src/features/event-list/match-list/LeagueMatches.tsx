import { MATCH_STATUS, type Match } from '@touchline/domain/match'
import { LeagueHeader } from '#pieces/league-header'
import { MatchRow } from '#pieces/match-row'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import type { LeaguePart } from './layOut.ts'
import { Space } from './Space.tsx'
import css from './MatchList.module.css'

/** A league's head and those of its rows that are drawn. */
export function LeagueMatches({ matches, parts }: LeagueProps) {
  const t = useText()
  const href = useHref()
  const [first] = matches
  const live = matches.filter(({ state }) => state.status !== MATCH_STATUS.prematch).length
  // Screen readers cannot count rows that are not drawn, so each row has its position and the length of the list.
  const isWhole = parts.length === matches.length
  return (
    <section className={css.group}>
      <LeagueHeader
        match={matches.find(({ secondaryMarket }) => secondaryMarket) ?? first}
        href={href.league({ slug: first.tournament.slug, sport: first.sport })}
        {...(live > 0 && { note: t('list.live-count', { count: live }) })}
      />
      <ul>
        {parts.map(({ place, ...part }) =>
          part.match ? (
            <MatchRow
              key={part.match.id}
              match={part.match}
              href={href.match(part.match)}
              {...(!isWhole && { place, of: matches.length })}
            />
          ) : (
            <Space key={place} as="li" rows={part.rows} />
          ),
        )}
      </ul>
    </section>
  )
}
export interface LeagueProps {
  matches: readonly [Match, ...Match[]]
  parts: readonly LeaguePart[]
}
