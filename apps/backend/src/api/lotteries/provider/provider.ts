import type { FastifyRequest } from 'fastify'
import type { ApiServer, Clock, createRateLimit } from '#api/http'
import type { SiteSettings } from '#api/system'
import type { Database } from '#store'
import type { LotteryDefinition } from '../lotteries.ts'
import type { OpenedLotteryPage } from './createPageAccess.ts'
import type { PageViews } from './createPageView.ts'

export type ProviderOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly site: SiteSettings
  readonly newId: () => string
  readonly newToken: () => string
  /** Maximum requests per minute and player, or per network where no page is open. */
  readonly limit: number
}

/** A route below the address of one lottery's page. */
export type AppRoute = { Params: { app: string } }

/** What the provider's routes share. */
export type LotteryProvider = ProviderOptions & {
  readonly server: ApiServer
  readonly view: PageViews
  readonly rateLimit: ReturnType<typeof createRateLimit>
  /** The lottery and the open page of a request; undefined where the lottery does not exist, or the page has ended. */
  readonly findPage: (
    request: FastifyRequest<AppRoute>,
  ) => Promise<{ readonly lottery: LotteryDefinition; readonly opened: OpenedLotteryPage } | undefined>
}
