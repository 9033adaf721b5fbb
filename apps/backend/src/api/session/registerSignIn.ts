import { ERROR_CODES, type CallReply } from '@touchline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  answer,
  createAdmission,
  whenAdmitted,
  logSecurity,
  networkOf,
  refuse,
  registerCall,
  secondsOf,
  type Answer,
  type ApiServer,
  type Clock,
} from '#api/http'
import type { Realtime } from '@touchline/hub'
import type { Database } from '#store'
import { createAttempts, type Attempt } from './attempts.ts'
import { endSessions, type EndedSession } from './endSessions.ts'
import { createKnownDevices, type Device } from './knownDevices.ts'
import { verifyPassword } from './password.ts'
import { readProfile } from './presentPlayer.ts'
import {
  hashToken,
  isSecureOrigin,
  newToken,
  setSessionCookie,
  tokensOf,
  wantsHeaderToken,
} from './sessionToken.ts'
import { notifyRealtime } from './notifyRealtime.ts'

/** Passwords hashed at the same time, those waiting, and the maximum of either for one network or known device. */
const HASHES = { running: 2, waiting: 40, waitMs: 2_000, each: 20 } as const
const USER_AGENT_MAX = 256

export type RegisterSignInOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly realtime: Pick<Realtime, 'endSession'>
  /** Whether sessions over plain http are refused (production). */
  readonly needsHttps: boolean
  /** Signs the cookies of known devices. */
  readonly secret: string
  /** How long a session lasts without use, and in total. */
  readonly idleMs: number
  readonly lifetimeMs: number
  /** Maximum right passwords of one account within a minute. */
  readonly signInLimit: number
  /** Maximum wrong passwords of one network within fifteen minutes. */
  readonly networkLimit: number
}
type Player = { readonly id: string; readonly password_hash: string }

/** Sign-in (spec section 7.2). Each attempt is counted before its password is checked. */
export function registerSignIn(server: ApiServer, options: RegisterSignInOptions): void {
  const { db, clock, realtime, needsHttps } = options
  const attempts = createAttempts({ clock, networkMax: options.networkLimit, rightMax: options.signInLimit })
  const devices = createKnownDevices(options)
  const hashes = createAdmission({ clock, ...HASHES })

  registerCall(server, 'signIn', async ({ body, request, reply, locale, isCountryBlocked }) => {
    if (isCountryBlocked) return refuse(403, ERROR_CODES.blockedCountry)
    if (needsHttps && !isSecureOrigin(request)) return refuse(403, ERROR_CODES.forbidden)
    const email = body.email.trim().toLowerCase()
    const player = await findPlayer(db, email)
    const device = devices.read(request)
    const knownDevice = device && devices.isKnown(device, player) ? device.id : undefined
    const network = networkOf(request.ip)
    // Counted before the next `await`, so that parallel requests cannot exceed the limit.
    const begun = attempts.begin({ email, network, knownDevice })
    if (!begun.ok) return refuse(429, ERROR_CODES.rateLimited, { retryAfterS: secondsOf(begun.waitMs) })
    const { attempt } = begun
    const isRight = await hashInTurn(knownDevice ?? network, attempt, () =>
      verifyPassword(body.password, player?.password_hash),
    )
    if (typeof isRight !== 'boolean') return isRight
    if (!player || !isRight) return failed(request, player?.id, attempt)
    attempt.succeeded()
    return await begin(request, reply, { player, device, locale })
  })

  /** Hashing fills a core, so a request that would wait too long for it is refused and its attempt is not counted. */
  async function hashInTurn(who: string, attempt: Attempt, hash: () => Promise<boolean>) {
    const hashed = await whenAdmitted(hashes, who, hash)
    if (typeof hashed !== 'boolean') attempt.withdrawn()
    return hashed
  }

  /** A failed sign-in; after the last allowed attempt, the account or the network is locked for a while. */
  function failed(request: FastifyRequest, playerId: string | undefined, { isLast }: Attempt): Answer<never> {
    logSecurity(request, { event: isLast ? 'sign-in-locked' : 'sign-in-failed', playerId, status: 422 })
    return refuse(422, ERROR_CODES.wrongCredentials)
  }

  /** Creates a new session that replaces all sessions of the browser. */
  async function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { player, device, locale }: { player: Player; device: Device | undefined; locale: string },
  ): Promise<Answer<CallReply<'signIn'>>> {
    logSecurity(request, { event: 'sign-in', playerId: player.id, status: 200 })
    const token = newToken()
    const isHeader = wantsHeaderToken(request)
    // A frame has no cookies, so its device stays unknown.
    const deviceId = isHeader ? null : devices.remember(request, reply, device, player)
    const ended = await replaceSessions(options, request, { token, player, deviceId, locale })
    await notifyRealtime(realtime, ended, request.log)
    const data = await readProfile(db, player.id)
    if (isHeader) return answer({ data, token })
    setSessionCookie(request, reply, token, Math.floor(options.lifetimeMs / 1_000))
    return answer({ data })
  }
}

function findPlayer(db: Database, email: string): Promise<Player | undefined> {
  return db
    .selectFrom('players')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
}

function replaceSessions(
  { db, clock, idleMs, lifetimeMs }: RegisterSignInOptions,
  request: FastifyRequest,
  session: { token: string; player: Player; deviceId: string | null; locale: string },
): Promise<readonly EndedSession[]> {
  const now = clock.now()
  return db.transaction().execute(async trx => {
    const ended = await endSessions(trx, tokensOf(request))
    await trx
      .insertInto('sessions')
      .values({
        token_hash: hashToken(session.token),
        player_id: session.player.id,
        created_at: now,
        seen_at: now,
        expires_at: now + Math.min(idleMs, lifetimeMs),
        ends_at: now + lifetimeMs,
        device_id: session.deviceId,
        user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
      })
      .execute()
    // Stores the language of the last sign-in in the profile.
    await trx
      .updateTable('players')
      .set({ language: session.locale })
      .where('id', '=', session.player.id)
      .execute()
    return ended
  })
}
