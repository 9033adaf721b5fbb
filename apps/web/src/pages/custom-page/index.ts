import type { CallReply } from '@touchline/contract'
import type { PageModule } from '#pages/shared'
import { descriptionOf } from './descriptionOf.ts'
import { Page, type CustomPageParams } from './Page.tsx'
import { pageQuery } from './queries.ts'

export const page: PageModule<CustomPageParams, CallReply<'getPage'>['data']> = {
  load: ({ read }, { path }) => read(pageQuery(path)),
  head: own => ({ title: own.title, description: descriptionOf(own) }),
  Page,
}
