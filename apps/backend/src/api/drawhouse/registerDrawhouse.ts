import { API_BASES, ERROR_CODES } from '@touchline/contract'
import { BASE_PATH, writeLocalePath } from '@touchline/domain/locale'
import { TICKET_DRAWS_MAX } from '@touchline/domain/lottery'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  answer,
  createRateLimit,
  localeOf,
  messageOf,
  readIdempotencyKey,
  refuse,
  registerCall,
  secondsOf,
  type ApiServer,
  type Clock,
} from '#api/http'
import {
  findLottery,
  findTickets,
  LOTTERY_PROVIDER,
  lotteryOf,
  sellTicket,
  type Lottery,
} from '#api/lotteries'
import { isSecureOrigin } from '#api/session'
import type { Site } from '#api/system'
import type { Database } from '#store'
import { createAccess, type Opened } from './access.ts'
import { drawEnded, drawPage } from './drawPage.ts'
import { drawTickets } from './drawTickets.ts'
import { readPageFiles } from './pageFiles.ts'

const BASE = `${API_BASES.wallet}/${LOTTERY_PROVIDER}`
/** Apart from the call that launches them, so that each address has its own methods. */
const PAGES = `${BASE}/lotteries`
const COOKIE = 'drawhouse'
const TICKETS_SHOWN = 20
/** What a visitor may have chosen on the site; its cookie ends with it. */
const THEMES = ['dark', 'light'] as const

/** Nothing but this page's own script, style and calls; nothing inline. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const
/** A font changes with its version only. */
const FONT_CACHE = 'public, max-age=604800'

const ticketBody = z.object({
  main: z.array(z.int()),
  bonus: z.array(z.int()),
  draws: z.int().check(z.gte(1), z.lte(TICKET_DRAWS_MAX)),
})

type DrawhouseOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly site: Site
  readonly newId: () => string
  readonly newToken: () => string
  /** Most requests a minute of one player, or of one network where no page is open. */
  readonly limit: number
}

/**
 * An invented provider that sells tickets of lotteries: opened by `POST /{provider}/launch` for a player, its page picks numbers and pays with
 * the player's own account (spec section 7.1). What stands below its address is its own, and no part of the
 * contract; the document names it all the same.
 */
export function registerDrawhouse(server: ApiServer, deps: DrawhouseOptions): void {
  const { app, locales } = server
  const { db, clock, site, newId, limit } = deps
  const access = createAccess({ db, newToken: deps.newToken, now: () => clock.now() })
  const rateLimit = createRateLimit(clock, limit)
  const lotteryAt = (id: string): Lottery | undefined => (site.isLotteryOn ? lotteryOf(id) : undefined)

  registerCall(
    server,
    'launchApp',
    async ({ params, body, session, locale, isCountryBlocked }) => {
      if (isCountryBlocked) return refuse(403, ERROR_CODES.blockedCountry)
      if (params.provider !== LOTTERY_PROVIDER || !lotteryAt(body.app))
        return refuse(404, ERROR_CODES.notFound)
      const token = await access.launch({ provider: LOTTERY_PROVIDER, app: body.app }, session.tokenHash)
      return answer({ url: `${BASE}/open?token=${token}&locale=${locale}` })
    },
    { limit },
  )

  for (const { name, type, body } of readPageFiles()) {
    app.get(`${BASE}/${name}`, (_, reply) =>
      reply
        .headers({ ...HEADERS, ...(Buffer.isBuffer(body) && { 'cache-control': FONT_CACHE }) })
        .type(type)
        .send(body),
    )
  }

  app.get<{ Querystring: { token?: string } }>(`${BASE}/open`, async (request, reply) => {
    const waitMs = rateLimit(request, undefined)
    if (waitMs > 0) return tooMany(request, reply, waitMs)
    const { token } = request.query
    const opened = typeof token === 'string' ? await access.open(LOTTERY_PROVIDER, token) : undefined
    if (!opened) return ended(request, reply)
    // The address goes at once: what is in it opens nothing twice.
    return reply
      .headers(HEADERS)
      .setCookie(COOKIE, opened.token, {
        path: BASE,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecureOrigin(request),
      })
      .redirect(`${PAGES}/${opened.app}?locale=${localeOf(request, locales)}`, 303)
  })

  app.get<AppRoute>(`${PAGES}/:app`, async (request, reply) => {
    const found = await find(request)
    const waitMs = rateLimit(request, found?.opened.playerId)
    if (waitMs > 0) return tooMany(request, reply, waitMs)
    if (!found) return ended(request, reply)
    const { lottery, opened } = found
    const state = await findLottery(db, lottery, {
      now: clock.now(),
      coming: 1,
      drawn: { limit: 1, offset: 0 },
    })
    if (!state) return ended(request, reply)
    return send(reply, drawPage({ ...viewOf(request), state, ...(await readMine(lottery, opened)) }))
  })

  app.get<AppRoute>(`${PAGES}/:app/tickets`, async (request, reply) => {
    const found = await find(request)
    const waitMs = rateLimit(request, found?.opened.playerId)
    if (waitMs > 0) return tooMany(request, reply, waitMs)
    if (!found) return ended(request, reply)
    const { lottery, opened } = found
    const { locale } = viewOf(request)
    return send(reply, drawTickets({ lottery, locale, ...(await readMine(lottery, opened)) }).html)
  })

  app.post<AppRoute>(`${PAGES}/:app/tickets`, async (request, reply) => {
    const { locale } = viewOf(request)
    const say = (status: number, code: Parameters<typeof messageOf>[0]) =>
      reply
        .headers(HEADERS)
        .code(status)
        .send({ message: messageOf(code, locale) })
    const found = await find(request)
    const waitMs = rateLimit(request, found?.opened.playerId)
    if (waitMs > 0) return tooMany(request, reply, waitMs)
    if (!found) return say(401, ERROR_CODES.unauthorized)
    const key = readIdempotencyKey(request)
    const order = ticketBody.safeParse(request.body)
    if (typeof key !== 'string' || !order.success) return say(400, ERROR_CODES.validation)
    const { main, bonus, draws } = order.data
    const { lottery, opened } = found
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
    return sold.ok ? reply.headers(HEADERS).send({ id: sold.ticketId }) : say(sold.status, sold.code)
  })

  async function find(request: FastifyRequest<AppRoute>) {
    const lottery = lotteryAt(request.params.app)
    const opened = await access.find(LOTTERY_PROVIDER, request.cookies[COOKIE])
    return lottery && opened && { lottery, opened }
  }

  async function readMine(lottery: Lottery, { playerId }: Opened) {
    const account = await db
      .selectFrom('accounts')
      .select('balance')
      .where('player_id', '=', playerId)
      .where('currency', '=', lottery.currency)
      .executeTakeFirst()
    const tickets = await findTickets(db, { playerId, lotteryId: lottery.id, limit: TICKETS_SHOWN })
    return { balance: account?.balance, tickets }
  }

  function viewOf(request: FastifyRequest) {
    const locale = localeOf(request, locales)
    return {
      base: BASE,
      locale,
      isRtlEnabled: site.isRtlEnabled,
      siteName: site.name,
      home: writeLocalePath(`${BASE_PATH}/lotteries`, locale, site),
      theme: THEMES.find(theme => request.cookies['preferences']?.endsWith(`.${theme}`)),
    }
  }
  const tooMany = (request: FastifyRequest, reply: FastifyReply, waitMs: number) =>
    reply
      .headers(HEADERS)
      .header('retry-after', secondsOf(waitMs))
      .code(429)
      .send({ message: messageOf(ERROR_CODES.rateLimited, localeOf(request, locales)) })
  const ended = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply.code(410), drawEnded(viewOf(request)))
}

type AppRoute = { Params: { app: string } }

function send(reply: FastifyReply, page: string) {
  return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page)
}
