import { useSuspenseQuery } from '@tanstack/react-query'
import { type ListState, useHref, withoutSport } from '#core/addresses'
import { categoryQuery, leaguesQuery } from '#core/catalogue'
import { ChoiceRow, ListLayout, Trail, useListTabs } from '#features/event-list'
import { FavouriteStar } from '#pieces/favourite-star'
import { useText } from '#shared/i18n'
import { categoryScope, type CategoryParams } from './queries.ts'

/** A category: its leagues and their matches, in play first. */
export function Page({ params, list: listOfAddress }: { params: CategoryParams; list: ListState }) {
  const t = useText()
  const href = useHref()
  const list = withoutSport(listOfAddress)
  const { data: category } = useSuspenseQuery(categoryQuery(params.sport, params.slug))
  const { data: leagues } = useSuspenseQuery(leaguesQuery({ category_id: category.id }))
  const { sport } = category
  return (
    <>
      <Trail steps={[{ name: sport.name, href: href.sport(sport.key) }]} />
      <ListLayout
        title={category.name}
        star={<FavouriteStar type="categories" id={category.id} name={category.name} />}
        tabs={useListTabs(list, false)}
        list={list}
        scope={categoryScope(category.id)}
        tabScope={{ category_id: category.id }}
        hasChoicesOnTabs
        choices={
          <ChoiceRow
            kind="places"
            label={t('lists.leagues')}
            choices={leagues.map(league => ({
              key: league.id,
              name: league.name,
              href: href.league(league),
            }))}
          />
        }
      />
    </>
  )
}
