import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#store'
import { findLottery } from '../findLotteries.ts'
import { findTickets } from '../findTickets.ts'
import type { LotteryDefinition } from '../lotteries.ts'
import { LOTTERY_PAGES } from './addresses.ts'
import type { OpenedLotteryPage } from './createPageAccess.ts'
import type { AppRoute, LotteryProvider } from './provider.ts'
import { renderLotteryPage } from './renderLotteryPage.ts'
import { renderTickets } from './renderTickets.ts'

const TICKETS_SHOWN = 20

/** The page of a lottery, and the part of it that a purchase changes. */
export function registerLotteryPages(provider: LotteryProvider): void {
  const { server, db, clock, view } = provider
  type Draw = (page: {
    readonly lottery: LotteryDefinition
    readonly opened: OpenedLotteryPage
  }) => Promise<string | undefined>
  async function respond(request: FastifyRequest<AppRoute>, reply: FastifyReply, draw: Draw) {
    const page = await provider.findPage(request)
    const waitMs = provider.rateLimit(request, page?.opened.playerId)
    if (waitMs > 0) return view.sendTooMany(request, reply, waitMs)
    const drawn = page && (await draw(page))
    return drawn === undefined ? view.sendEnded(request, reply) : view.send(reply, drawn)
  }

  server.app.get<AppRoute>(`${LOTTERY_PAGES}/:app`, (request, reply) =>
    respond(request, reply, async ({ lottery, opened }) => {
      const wanted = { now: clock.now(), coming: 1, drawn: { limit: 1, offset: 0 } }
      const state = await findLottery(db, lottery, wanted)
      return (
        state &&
        renderLotteryPage({ ...view.frameOf(request), state, ...(await readOwn(db, lottery, opened)) })
      )
    }),
  )
  server.app.get<AppRoute>(`${LOTTERY_PAGES}/:app/tickets`, (request, reply) =>
    respond(request, reply, async ({ lottery, opened }) => {
      const locale = view.localeOf(request)
      return renderTickets({ lottery, locale, ...(await readOwn(db, lottery, opened)) }).html
    }),
  )
}

/** The player's own data: the balance in the lottery's currency, and the newest tickets. */
async function readOwn(db: Database, lottery: LotteryDefinition, { playerId }: OpenedLotteryPage) {
  const account = await db
    .selectFrom('accounts')
    .select('balance')
    .where('player_id', '=', playerId)
    .where('currency', '=', lottery.currency)
    .executeTakeFirst()
  const tickets = await findTickets(db, { playerId, lotteryId: lottery.id, limit: TICKETS_SHOWN })
  return { balance: account?.balance, tickets }
}
