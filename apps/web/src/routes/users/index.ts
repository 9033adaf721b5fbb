import type { PageModule } from '#routes/open'
import type { UserPage } from '#shared/router'
import { Page } from './Page.tsx'
import { textOf } from './textOf.ts'

export const page: PageModule<{ readonly page: UserPage }, { readonly page: UserPage }> = {
  load: (_, params) => Promise.resolve(params),
  head: ({ page: shown }, t) => ({
    title: t(`users.${textOf(shown)}.title`),
    description: t(`users.${textOf(shown)}.text`),
    noIndex: true,
  }),
  Page,
}
