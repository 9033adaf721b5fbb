import * as z from 'zod/mini'
import { account, player } from '../../wire/player/player.ts'
import { currencyCode, oddsAcceptMode, oddsType } from '../../wire/primitives.ts'
import { pagePath, settings, system } from '../../wire/player/settings.ts'

/** E-mail and password of a player. */
export const signInBody = z.object({
  email: z.string().check(z.minLength(3), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
})
/** `token` is for frames without cookies only: sent if the request has the header `x-session-transport: header`. */
export const signInReply = z.object({ data: player, token: z.optional(z.string()) })

/** The signed-in player. */
export const playerReply = z.object({ data: player })

/** The player's accounts, one for each currency. */
export const accountsReply = z.object({ data: z.array(account) })
/** One of the site's languages. */
export const updateLocaleBody = z.object({ locale: z.string().check(z.minLength(2), z.maxLength(16)) })

/** The currency that the player bets in from now on. */
export const chooseAccountBody = z.object({ currency: currencyCode })

/** The installation's settings. */
export const systemReply = z.object({ data: system })

/** The page's path in the address. */
export const pageParams = z.object({ path: pagePath })
/** A custom page of the operator, in the language of the request. Its blocks are shown one below the other. */
export const pageReply = z.object({
  data: z.object({
    path: pagePath,
    title: z.string(),
    blocks: z.array(z.object({ type: z.literal('text'), title: z.nullable(z.string()), text: z.string() })),
  }),
})

/** Betting settings: the player's own, or the site's for a guest. */
export const settingsReply = z.object({ data: settings })

/** Settings to change; missing ones stay unchanged. */
export const updateSettingsBody = z.object({
  /**
   * Favourite stakes by currency, in subunits; stored sorted by size, without duplicates. An empty list restores the
   * site's own.
   */
  stakes: z.optional(z.record(z.string(), z.array(z.int().check(z.gte(1))).check(z.maxLength(6)))),
  auto_accept_odds_change: z.optional(oddsAcceptMode),
  odds_type: z.optional(oddsType),
})

/** A token with which the client connects to realtime. */
export const realtimeTokenReply = z.object({ token: z.string() })

/** Private channels that the client wants to subscribe to. */
export const authorizeBody = z.object({
  channels: z.array(z.string().check(z.maxLength(255))).check(z.minLength(1), z.maxLength(10)),
})

/** A subscription token for each channel. */
export const authorizeReply = z.object({
  channels: z.array(z.object({ channel: z.string(), token: z.string() })),
})
