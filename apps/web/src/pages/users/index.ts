import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import { isUserPage, textOf, type UserPage } from './userPages.ts'

export const page: PageModule<{ readonly page: string }, UserPage> = {
  load: (_, { page: name }) => Promise.resolve(isUserPage(name) ? name : undefined),
  head: (shown, t) => ({
    title: t(`users.${textOf(shown)}.title`),
    description: t(`users.${textOf(shown)}.text`),
    noIndex: true,
  }),
  Page,
}
