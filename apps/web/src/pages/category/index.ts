import { withoutSport } from '#core/addresses'
import { categoriesQuery, categoryQuery, leaguesQuery, type Category } from '#core/catalogue'
import { headOfPart, isFiltered } from '#features/event-list'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import { categoryListQuery, type CategoryParams } from './queries.ts'

export const page: PageModule<CategoryParams, { readonly category: Category; readonly total: number }> = {
  async load({ read }, { sport, slug }, list) {
    const category = await read(categoryQuery(sport, slug))
    const [{ total }] = await Promise.all([
      read(categoryListQuery(category.id, list)),
      read(categoriesQuery(sport)),
      read(leaguesQuery({ category_id: category.id })),
    ])
    return { category, total }
  },
  head: ({ category: { name, slug, sport }, total }, t, { list: listOfAddress, format }) => {
    const list = withoutSport(listOfAddress)
    const names = { category: name, sport: sport.name }
    const title = t('head.category.title', names)
    const description = t('head.category.description', names)
    return {
      ...headOfPart({ title, description }, { list, t, format }),
      subject: { sport, category: { slug, name } },
      // Search engines should not index an empty page.
      ...(total === 0 && !isFiltered(list) && { noIndex: true }),
    }
  },
  Page,
}
