import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  API_BASES,
  ERROR_CODES,
  ROUTES,
  type CallName,
  type CallParsed,
  type CallReply,
} from '@touchline/contract'
import { CALLS } from '@touchline/contract/schemas'
import type { Locale } from '@touchline/domain/locale'
import type * as z from 'zod/mini'
import { acceptsPlatform } from './requests/acceptsPlatform.ts'
import { refuse, type Answer, type Refusal } from './answers/answer.ts'
import type { ApiServer } from './apiServer.ts'
import { checkAnswer } from './answers/checkAnswer.ts'
import { createRateLimit } from './admission/createRateLimit.ts'
import { errorBodyOf } from './answers/errorBodyOf.ts'
import { whenPlayerAdmitted } from './admission/whenAdmitted.ts'
import { localeOf } from './requests/localeOf.ts'
import { readInput } from './requests/readInput.ts'
import { secondsOf } from './admission/secondsOf.ts'
import { logSecurity } from './security/securityLog.ts'
import type { ApiSession } from './session.ts'

type Access<N extends CallName> = (typeof CALLS)[N] extends { access: 'player' }
  ? ApiSession
  : ApiSession | undefined

/** A call as its handler sees it: parsed input, the reader's language, and the player. */
export type Call<N extends CallName> = {
  readonly params: CallParsed<N, 'params'>
  readonly query: CallParsed<N, 'query'>
  readonly body: CallParsed<N, 'body'>
  readonly locale: Locale
  readonly session: Access<N>
  /** Whether it comes from a country in which no money may be moved. */
  readonly isCountryBlocked: boolean
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
export type Handler<N extends CallName> = (call: Call<N>) => Promise<Answer<CallReply<N>>>

/** Calls with a key that take locks: under overload they are refused before they run. */
const MOVES_MONEY: ReadonlySet<CallName> = new Set(['placeBets', 'cashOut'])
/** `Retry-After` of a refusal for overload: the same delay as the first retry of a slip. */
const RETRY_AFTER_S = 2
/** Calls that an open page makes automatically: they do not extend the session. */
const BY_ITSELF: ReadonlySet<CallName> = new Set(['getRealtimeToken', 'authorizeChannels'])

/**
 * Registers a call of the contract: parses the request, finds the player, runs the handler, writes the answer. `limit`
 * is the maximum of requests per minute and player, or per network of visitors; `cache` is the cache-control of its 2xx
 * answers, if any.
 */
export function registerCall<N extends CallName>(
  server: ApiServer,
  name: N,
  handler: Handler<N>,
  { limit, cache = 'no-store' }: { readonly limit?: number; readonly cache?: string } = {},
): void {
  const { app, locales, findSession, namesTwoPlayers } = server
  const rateLimit = limit === undefined ? undefined : createRateLimit(server.clock, limit)
  if (limit !== undefined && server.checksReplies) checkAnswer(name, refuse(429, ERROR_CODES.rateLimited))
  const route = ROUTES[name]
  const call: {
    summary: string
    access?: 'player'
    media?: string
    params?: z.ZodMiniType
    query?: z.ZodMiniType
    body?: z.ZodMiniType
  } = CALLS[name]
  const run = async (request: FastifyRequest, reply: FastifyReply): Promise<Answer<unknown>> => {
    if (route.api === 'platform' && !acceptsPlatform(request.headers.accept)) {
      return refuse(406, ERROR_CODES.notAcceptable)
    }
    const read = readInput(call, request)
    if (!read.ok) return refuse(400, ERROR_CODES.validation, { fields: read.fields })
    if (await namesTwoPlayers(request)) {
      return refuse(400, ERROR_CODES.validation, {
        fields: { 'x-session-token': 'other_player_than_cookie' },
      })
    }
    const session = await findSession(request, { isUse: !BY_ITSELF.has(name) })
    const waitMs = rateLimit?.(request, session?.playerId) ?? 0
    if (waitMs > 0) return refuse(429, ERROR_CODES.rateLimited, { retryAfterS: secondsOf(waitMs) })
    if (call.access === 'player' && !session) return refuse(401, ERROR_CODES.unauthorized)
    return await handler({
      ...read.input,
      locale: localeOf(request, locales),
      session,
      isCountryBlocked: server.isCountryBlocked(request),
      request,
      reply,
    } as Call<N>)
  }
  app.route({
    method: route.method,
    url: API_BASES[route.api] + route.path,
    handler: async (request, reply) => {
      const locale = localeOf(request, locales)
      const answer = MOVES_MONEY.has(name)
        ? await whenPlayerAdmitted(server, request, () => run(request, reply))
        : await run(request, reply)
      reply.header('content-language', locale).header('vary', 'accept-language, cookie')
      reply.header('cache-control', answer.ok === true ? cache : 'no-store')
      if (server.checksReplies) checkAnswer(name, answer)
      await write(name, answer, { request, reply, locale, media: call.media })
    },
  })
}

type Written = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly locale: Locale
  /** Only for a streamed answer. */
  readonly media: string | undefined
}

/** Writes an answer by its kind: stored, streamed, a refusal, or the call's own JSON. */
function write(
  name: CallName,
  answer: Answer<unknown>,
  { request, reply, locale, media }: Written,
): FastifyReply {
  if (answer.ok === 'stored') return reply.code(answer.status).send(answer.body)
  if (answer.ok === 'streamed') {
    return reply.type(`${media}; charset=utf-8`).send(answer.text)
  }
  if (!answer.ok) {
    logRefusal(name, request, answer)
    if (answer.status === 429 || answer.status === 503)
      reply.header('retry-after', answer.retryAfterS ?? RETRY_AFTER_S)
    return reply.code(answer.status).send(errorBodyOf(answer, locale))
  }
  return reply.type('application/json').send(answer.value ?? 'null')
}

/**
 * Logs refusals that concern security. A wrong password is logged where it is checked, because the account is known
 * only there.
 */
function logRefusal(name: CallName, request: FastifyRequest, { status, code }: Refusal): void {
  if (status === 401 || status === 403) logSecurity(request, { event: 'access-refused', status, code })
  if (status !== 429) return
  logSecurity(request, { event: name === 'signIn' ? 'sign-in-locked' : 'limit-reached', status, code })
}
