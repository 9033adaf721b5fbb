import { isOfOneOf, sportsQuery } from '#core/catalogue'
import { headOfPart } from '#features/event-list'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import { cyberQuery } from './queries.ts'

export const page: PageModule<object, { readonly sport: string | undefined }> = {
  async load({ read }, _, list) {
    const [sports] = await Promise.all([read(sportsQuery()), read(cyberQuery(list))])
    if (!isOfOneOf(sports, list)) return undefined
    return { sport: sports.find(({ key }) => key === list.sport)?.name }
  },
  head: ({ sport }, t, { list, format }) =>
    headOfPart(
      { title: t('head.e_sports.title'), description: t('head.e_sports.description') },
      { list, sport, t, format },
    ),
  Page,
}
