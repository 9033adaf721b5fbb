import { ERROR_CODES } from '@touchline/contract'
import { answer, createRateLimit, refuse, registerCall, type ApiServer } from '#api/http'
import { isSecureOrigin } from '#api/session'
import { lotteryOf, type LotteryDefinition } from '../lotteries.ts'
import { LOTTERY_PROVIDER } from '../presentLottery.ts'
import { BASE, PAGE_COOKIE, PAGE_HEADERS, LOTTERY_PAGES } from './addresses.ts'
import { createPageAccess } from './createPageAccess.ts'
import { createPageView } from './createPageView.ts'
import { readPageFiles } from './pageFiles.ts'
import type { LotteryProvider, ProviderOptions } from './provider.ts'
import { registerLotteryPages } from './registerLotteryPages.ts'
import { registerTicketSale } from './registerTicketSale.ts'

/** A font changes only with its version. */
const FONT_CACHE = 'public, max-age=604800'

/**
 * An invented provider that sells lottery tickets: `POST /{provider}/launch` opens its page for a player, who picks
 * numbers and pays with the player's own account (spec section 7.1). Addresses below the provider's are not part of the
 * contract, but the OpenAPI document lists them.
 */
export function registerLotteryProvider(server: ApiServer, options: ProviderOptions): void {
  const { db, clock, site, newToken, limit } = options
  const access = createPageAccess({ db, newToken, now: () => clock.now() })
  const find = (id: string): LotteryDefinition | undefined => (site.isLotteryOn ? lotteryOf(id) : undefined)
  const provider: LotteryProvider = {
    ...options,
    server,
    view: createPageView(server, site),
    rateLimit: createRateLimit(clock, limit),
    async findPage(request) {
      const lottery = find(request.params.app)
      const opened = await access.find(LOTTERY_PROVIDER, request.cookies[PAGE_COOKIE])
      return lottery && opened && { lottery, opened }
    },
  }

  registerCall(
    server,
    'launchApp',
    async ({ params, body, session, locale, isCountryBlocked }) => {
      if (isCountryBlocked) return refuse(403, ERROR_CODES.blockedCountry)
      if (params.provider !== LOTTERY_PROVIDER || !find(body.app)) return refuse(404, ERROR_CODES.notFound)
      const token = await access.launch({ provider: LOTTERY_PROVIDER, app: body.app }, session.tokenHash)
      return answer({ url: `${BASE}/open?token=${token}&locale=${locale}` })
    },
    { limit },
  )
  registerPageFiles(server)
  server.app.get<{ Querystring: { token?: string } }>(`${BASE}/open`, async (request, reply) => {
    const waitMs = provider.rateLimit(request, undefined)
    if (waitMs > 0) return provider.view.sendTooMany(request, reply, waitMs)
    const { token } = request.query
    const opened = typeof token === 'string' ? await access.open(LOTTERY_PROVIDER, token) : undefined
    if (!opened) return provider.view.sendEnded(request, reply)
    // The page redirects from the launch address at once, so that it is neither bookmarked nor shared.
    return reply
      .headers(PAGE_HEADERS)
      .setCookie(PAGE_COOKIE, opened.token, {
        path: BASE,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecureOrigin(request),
      })
      .redirect(`${LOTTERY_PAGES}/${opened.app}?locale=${provider.view.localeOf(request)}`, 303)
  })
  registerLotteryPages(provider)
  registerTicketSale(provider)
}

function registerPageFiles({ app }: ApiServer): void {
  for (const { name, type, body } of readPageFiles()) {
    app.get(`${BASE}/${name}`, (_, reply) =>
      reply
        .headers({ ...PAGE_HEADERS, ...(Buffer.isBuffer(body) && { 'cache-control': FONT_CACHE }) })
        .type(type)
        .send(body),
    )
  }
}
