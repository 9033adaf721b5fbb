import type { PageModule } from '#routes/open'
import { Page, type CustomPageParams } from './Page.tsx'
import { pageQuery } from './queries.ts'

export const page: PageModule<CustomPageParams, { readonly title: string }> = {
  load: ({ read }, { path }) => read(pageQuery(path)),
  head: ({ title }) => ({ title, description: title }),
  Page,
}
