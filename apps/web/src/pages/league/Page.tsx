import { useSuspenseQuery } from '@tanstack/react-query'
import { type ListState, useHref, withoutSport } from '#core/addresses'
import { leagueQuery } from '#core/catalogue'
import { ListLayout, Trail, useListTabs } from '#features/event-list'
import { FavouriteStar } from '#pieces/favourite-star'
import { useText } from '#shared/i18n'
import { leagueScope, type LeagueParams } from './queries.ts'

/** A league: its matches by kick-off, in play first. */
export function Page({ params, list: listOfAddress }: { params: LeagueParams; list: ListState }) {
  const t = useText()
  const href = useHref()
  const list = withoutSport(listOfAddress)
  const { data: league } = useSuspenseQuery(leagueQuery(params.sport, params.slug))
  const { category, sport } = league
  const name = t('list.league-of', { category: category.name, league: league.name })
  return (
    <>
      <Trail
        steps={[
          { name: sport.name, href: href.sport(sport.key) },
          { name: category.name, href: href.category({ slug: category.slug, sport }) },
        ]}
      />
      <ListLayout
        title={name}
        star={<FavouriteStar type="tournaments" id={league.id} name={name} />}
        tabs={useListTabs(list, false)}
        list={list}
        scope={leagueScope(league.id)}
        tabScope={{ tournament_id: league.id }}
      />
    </>
  )
}
