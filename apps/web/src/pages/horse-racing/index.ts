import { marketsQuery, systemQuery } from '#core/catalogue'
import type { PageModule } from '#pages/shared'
import { nextRacesQuery, lastRacesQuery } from './queries.ts'
import { Page } from './Page.tsx'

export const page: PageModule<object, null> = {
  async load({ read }) {
    const system = await read(systemQuery())
    if (!system.is_horse_racing_enabled) return undefined
    const [{ outrights }] = await Promise.all([read(nextRacesQuery()), read(lastRacesQuery())])
    const next = outrights.find(({ state }) => state.status === 0)
    if (next) await read(marketsQuery(next.id))
    return null
  },
  head: (_, t) => ({ title: t('head.horse_racing.title'), description: t('head.horse_racing.description') }),
  Page,
}
