import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNameOf, isSecureOrigin } from './sessionToken.ts'

const ID_BYTES = 16
/** A random id and up to five marks, one for each player who has signed in on the device. */
const SHAPE = /^[\w-]{22}(\.[\w-]{22}){0,5}$/
const PLAYERS_MAX = 5
const RETENTION_DAYS = 365
const DAY_S = 86_400

/** What the device cookie claims; it is untrusted until a mark is verified. */
export type Device = { readonly id: string; readonly marks: readonly string[] }
type Player = { readonly id: string; readonly password_hash: string }

/** Verified against where the player does not exist, so that both cases take equally long. */
const NO_PLAYER: Player = { id: '', password_hash: '' }

/**
 * Devices on which players have signed in, identified by a cookie that outlives the session. It holds a mark for each
 * player, signed over the device, the player and the player's password hash: it grants no access, cannot be forged, and
 * becomes invalid with a new password.
 */
export function createKnownDevices({
  secret,
  needsHttps,
}: {
  readonly secret: string
  readonly needsHttps: boolean
}) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32))
  const markOf = (id: string, player: Player): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, player.id, player.password_hash]))
      .digest()
      .subarray(0, ID_BYTES)
      .toString('base64url')

  return {
    /** The device of a request; undefined where the cookie is missing or malformed. */
    read(request: FastifyRequest): Device | undefined {
      const name = cookieNameOf(request, 'known-device', needsHttps)
      const text = name === undefined ? undefined : request.cookies[name]
      if (text === undefined || !SHAPE.test(text)) return undefined
      const [id = '', ...marks] = text.split('.')
      return { id, marks }
    },
    /** Whether the player has signed in on the device with the current password. */
    isKnown({ id, marks }: Device, player: Player | undefined): boolean {
      const own = Buffer.from(markOf(id, player ?? NO_PLAYER))
      const fitting = marks.filter(mark => timingSafeEqual(Buffer.from(mark), own))
      return player !== undefined && fitting.length > 0
    },
    /** Marks the device as one of this player's; returns its id. */
    remember(
      request: FastifyRequest,
      reply: FastifyReply,
      device: Device | undefined,
      player: Player,
    ): string {
      const id = device?.id ?? randomBytes(ID_BYTES).toString('base64url')
      const own = markOf(id, player)
      const others = device?.marks.filter(mark => mark !== own) ?? []
      const name = cookieNameOf(request, 'known-device', needsHttps)
      if (name === undefined) return id
      reply.setCookie(name, [id, own, ...others.slice(0, PLAYERS_MAX - 1)].join('.'), {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecureOrigin(request),
        maxAge: RETENTION_DAYS * DAY_S,
      })
      return id
    },
  }
}
