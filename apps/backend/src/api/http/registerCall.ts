import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  API_BASES,
  ERROR_CODES,
  PLATFORM_ACCEPT,
  ROUTES,
  type CallName,
  type CallParsed,
  type CallReply,
} from '@touchline/contract'
import { CALLS } from '@touchline/contract/schemas'
import type { Locale } from '@touchline/domain/locale'
import type * as z from 'zod/mini'
import { refuse, type Answer, type Refusal } from './answer.ts'
import type { ApiServer } from './apiServer.ts'
import { checkAnswer } from './checkAnswer.ts'
import { errorBodyOf } from './errorBodyOf.ts'
import { localeOf } from './localeOf.ts'
import { readInput } from './readInput.ts'
import { logSecurity } from './securityLog.ts'
import type { Session } from './session.ts'

type Access<N extends CallName> = (typeof CALLS)[N] extends { access: 'player' }
  ? Session
  : Session | undefined

/** A call as its handler sees it: parsed input, the reader's language, and who asks. */
export type Call<N extends CallName> = {
  readonly params: CallParsed<N, 'params'>
  readonly query: CallParsed<N, 'query'>
  readonly body: CallParsed<N, 'body'>
  readonly locale: Locale
  readonly session: Access<N>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
export type Handler<N extends CallName> = (call: Call<N>) => Promise<Answer<CallReply<N>>>

/** Calls with a key that are taken or refused under locks: an overload of these is shed at the door. */
const MOVES_MONEY: ReadonlySet<CallName> = new Set(['placeBets', 'cashOut'])
/** When to come back after a refusal for load: the first repeat of a slip is this far off too. */
const RETRY_AFTER_S = 2

/**
 * Gives a call of the contract its address: parses what comes in, asks who is there, runs the handler, writes the answer.
 * `limit` is the most requests a minute from one address; `cache` the cache-control of its 2xx answers, none where it is left out.
 */
export function registerCall<N extends CallName>(
  server: ApiServer,
  name: N,
  handler: Handler<N>,
  { limit, cache = 'no-store' }: { readonly limit?: number; readonly cache?: string } = {},
): void {
  const { app, locales, findSession, admission } = server
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
    const session = await findSession(request)
    if (call.access === 'player' && !session) return refuse(401, ERROR_CODES.unauthorized)
    return await handler({
      ...read.input,
      locale: localeOf(request, locales),
      session,
      request,
      reply,
    } as Call<N>)
  }
  const runInTurn = async (request: FastifyRequest, reply: FastifyReply): Promise<Answer<unknown>> => {
    const entry = admission.enter(sessionTextOf(request))
    if (entry.kind === 'greedy') return refuse(429, ERROR_CODES.rateLimited)
    if (entry.kind === 'full') return refuse(503, ERROR_CODES.unavailable)
    try {
      await entry.turn
      return await run(request, reply)
    } finally {
      entry.leave()
    }
  }
  app.route({
    method: route.method,
    url: API_BASES[route.api] + route.path,
    ...(limit !== undefined && { config: { rateLimit: { max: limit, timeWindow: 60_000 } } }),
    handler: async (request, reply) => {
      const locale = localeOf(request, locales)
      const answer = await (MOVES_MONEY.has(name) ? runInTurn : run)(request, reply)
      reply.header('content-language', locale).header('vary', 'accept-language, cookie')
      reply.header('cache-control', answer.ok === true ? cache : 'no-store')
      if (server.checksReplies) checkAnswer(name, answer)
      if (answer.ok === 'stored') return await reply.code(answer.status).send(answer.body)
      if (answer.ok === 'streamed') {
        return await reply.type(`${call.media}; charset=utf-8`).send(answer.text)
      }
      if (!answer.ok) {
        logRefusal(name, request, answer)
        if (answer.status === 429 || answer.status === 503) reply.header('retry-after', RETRY_AFTER_S)
        return await reply.code(answer.status).send(errorBodyOf(answer, locale))
      }
      return await reply.type('application/json').send(answer.value ?? 'null')
    },
  })
}

/** Refusals that say something of who asks. A wrong password is logged where it is judged: that alone knows whose it is. */
function logRefusal(name: CallName, request: FastifyRequest, { status, code }: Refusal): void {
  if (status === 401 || status === 403) logSecurity(request, { event: 'access-refused', status, code })
  if (status !== 429) return
  logSecurity(request, { event: name === 'signIn' ? 'sign-in-locked' : 'limit-reached', status, code })
}

/** Tells sessions apart without a look into the database: whoever lies here is told so once it is their turn. */
function sessionTextOf({ headers, ip }: FastifyRequest): string {
  return String(headers['x-session-token'] ?? headers.cookie ?? ip)
}

/** The versioned accept header (spec section 7.2); plain JSON and anything count as the newest version. */
function acceptsPlatform(accept: string | undefined): boolean {
  if (!accept) return true
  const types = accept.split(',').map(part => part.split(';')[0]!.trim().toLowerCase())
  return types.some(type => [PLATFORM_ACCEPT, 'application/json', 'application/*', '*/*'].includes(type))
}
