import type { FastifyRequest } from 'fastify'
import type { ApiServer, Clock, createRateLimit } from '#api/http'
import type { Site } from '#api/system'
import type { Database } from '#store'
import type { Lottery } from '../lotteries.ts'
import type { Opened } from './createPageAccess.ts'
import type { PageViews } from './createPageView.ts'

export type ProviderOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly site: Site
  readonly newId: () => string
  readonly newToken: () => string
  /** Most requests a minute of one player, or of one network where no page is open. */
  readonly limit: number
}

/** A route below the address of one lottery's page. */
export type AppRoute = { Params: { app: string } }

/** What the routes of the provider share. */
export type Provider = ProviderOptions & {
  readonly server: ApiServer
  readonly view: PageViews
  readonly rateLimit: ReturnType<typeof createRateLimit>
  /** The lottery and the open page of a request; undefined where there is no such lottery, or the page has ended. */
  readonly findPage: (
    request: FastifyRequest<AppRoute>,
  ) => Promise<{ readonly lottery: Lottery; readonly opened: Opened } | undefined>
}
