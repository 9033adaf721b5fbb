import { categoriesQuery, categoryQuery, leaguesQuery, type Category } from '#core/catalogue'
import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'
import { categoryListQuery, type SlugParams } from './queries.ts'

export const page: PageModule<SlugParams, Category> = {
  async load({ read }, { sport, slug }, list) {
    const category = await read(categoryQuery(sport, slug))
    await Promise.all([
      read(categoriesQuery(sport)),
      read(leaguesQuery({ category_id: category.id })),
      read(categoryListQuery(category.id, list)),
    ])
    return category
  },
  head: ({ name, slug, sport }, t) => ({
    title: t('head.category.title', { category: name, sport: sport.name }),
    description: t('head.category.description', { category: name, sport: sport.name }),
    subject: { sport, category: { slug, name } },
  }),
  Page,
}
