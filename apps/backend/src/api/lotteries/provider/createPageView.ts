import { ERROR_CODES } from '@touchline/contract'
import { BASE_PATH, writeLocalePath, type Locale } from '@touchline/domain/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOf, messageOf, secondsOf, type ApiServer } from '#api/http'
import type { SiteSettings } from '#api/system'
import { BASE, PAGE_HEADERS } from './addresses.ts'
import { renderEnded, type LotteryFrame } from './renderLotteryPage.ts'

/** Themes that a visitor can choose on the site; the site's cookie ends with the theme. */
const THEMES = ['dark', 'light'] as const

/** Builds the provider's answers in the reader's language and theme. */
export type PageViews = {
  readonly localeOf: (request: FastifyRequest) => Locale
  readonly frameOf: (request: FastifyRequest) => LotteryFrame
  readonly send: (reply: FastifyReply, page: string) => FastifyReply
  readonly sendTooMany: (request: FastifyRequest, reply: FastifyReply, waitMs: number) => FastifyReply
  /** Answers 410 for a page that has ended. */
  readonly sendEnded: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

export function createPageView({ locales }: ApiServer, site: SiteSettings): PageViews {
  const languageOf = (request: FastifyRequest): Locale => localeOf(request, locales)
  function frameOf(request: FastifyRequest): LotteryFrame {
    const locale = languageOf(request)
    return {
      base: BASE,
      locale,
      isRtlEnabled: site.isRtlEnabled,
      siteName: site.name,
      home: writeLocalePath(`${BASE_PATH}/lotteries`, locale, site),
      theme: THEMES.find(theme => request.cookies['preferences']?.endsWith(`.${theme}`)),
    }
  }
  const send = (reply: FastifyReply, page: string): FastifyReply =>
    reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page)
  return {
    localeOf: languageOf,
    frameOf,
    send,
    sendTooMany: (request, reply, waitMs) =>
      reply
        .headers(PAGE_HEADERS)
        .header('retry-after', secondsOf(waitMs))
        .code(429)
        .send({ message: messageOf(ERROR_CODES.rateLimited, languageOf(request)) }),
    sendEnded: (request, reply) => send(reply.code(410), renderEnded(frameOf(request))),
  }
}
