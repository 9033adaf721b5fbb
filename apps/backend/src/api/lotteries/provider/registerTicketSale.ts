import { ERROR_CODES, type ErrorCode } from '@touchline/contract'
import { TICKET_DRAWS_MAX } from '@touchline/domain/lottery'
import * as z from 'zod/mini'
import { messageOf, readIdempotencyKey } from '#api/http'
import { sellTicket } from '../sellTicket.ts'
import { PAGE_HEADERS, LOTTERY_PAGES } from './addresses.ts'
import type { AppRoute, LotteryProvider } from './provider.ts'

const ticketBody = z.object({
  main: z.array(z.int()),
  bonus: z.array(z.int()),
  draws: z.int().check(z.gte(1), z.lte(TICKET_DRAWS_MAX)),
})

/** Sells a ticket on the page of its lottery. */
export function registerTicketSale(provider: LotteryProvider): void {
  const { server, db, clock, newId, view } = provider
  server.app.post<AppRoute>(`${LOTTERY_PAGES}/:app/tickets`, async (request, reply) => {
    const refuse = (status: number, code: ErrorCode) =>
      reply
        .headers(PAGE_HEADERS)
        .code(status)
        .send({ message: messageOf(code, view.localeOf(request)) })
    const page = await provider.findPage(request)
    const waitMs = provider.rateLimit(request, page?.opened.playerId)
    if (waitMs > 0) return view.sendTooMany(request, reply, waitMs)
    if (!page) return refuse(401, ERROR_CODES.unauthorized)
    const key = readIdempotencyKey(request)
    const order = ticketBody.safeParse(request.body)
    if (typeof key !== 'string' || !order.success) return refuse(400, ERROR_CODES.validation)
    const { main, bonus, draws } = order.data
    const { lottery, opened } = page
    const sold = await sellTicket(
      db,
      {
        lottery,
        playerId: opened.playerId,
        tokenHash: opened.sessionHash,
        key,
        numbers: { main, bonus },
        draws,
        isCountryBlocked: server.isCountryBlocked(request),
      },
      { newId, now: () => clock.now() },
    )
    return sold.ok ? reply.headers(PAGE_HEADERS).send({ id: sold.ticketId }) : refuse(sold.status, sold.code)
  })
}
