import { ERROR_CODES } from '@touchline/contract'
import { TICKET_DRAWS_MAX } from '@touchline/domain/lottery'
import { paginationOf } from '#api/catalogue'
import { answer, refuse, registerCall, type ApiServer, type Clock } from '#api/http'
import type { SiteSettings } from '#api/system'
import type { Database } from '#store'
import { countDrawn, findLotteries, findLottery } from './findLotteries.ts'
import { lotteryOf } from './lotteries.ts'
import { presentDraw, presentLottery } from './presentLottery.ts'

const PAGE_SIZE = 10

type LotteriesOptions = { readonly db: Database; readonly clock: Clock; readonly site: SiteSettings }

/** Lotteries, their draws and results, if the site has them. */
export function registerLotteries(server: ApiServer, { db, clock, site }: LotteriesOptions): void {
  registerCall(server, 'getLotteries', async ({ locale }) => {
    if (!site.isLotteryOn) return refuse(404, ERROR_CODES.notFound)
    const found = await findLotteries(db, clock.now())
    return answer({ data: found.map(state => presentLottery(state, locale)) })
  })

  registerCall(server, 'getLottery', async ({ params, query, locale }) => {
    const lottery = site.isLotteryOn ? lotteryOf(params.id) : undefined
    const { page = 1, limit = PAGE_SIZE } = query
    const state =
      lottery &&
      (await findLottery(db, lottery, {
        now: clock.now(),
        coming: TICKET_DRAWS_MAX,
        drawn: { limit, offset: (page - 1) * limit },
      }))
    if (!lottery || !state) return refuse(404, ERROR_CODES.notFound)
    // The last draw is on the first page, whichever page was requested.
    const last =
      page === 1
        ? state
        : await findLottery(db, lottery, { now: clock.now(), coming: 1, drawn: { limit: 1, offset: 0 } })
    return answer({
      data: {
        ...presentLottery(last ?? state, locale),
        coming: [...state.coming],
        draws: state.drawn.map(presentDraw),
      },
      pagination: paginationOf(await countDrawn(db, lottery), page, limit),
    })
  })
}
