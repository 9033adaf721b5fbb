import * as z from 'zod/mini'
import { currencyCode, instant, oddsAcceptMode, oddsType, provider, sportType } from '../primitives.ts'

/** A provider and whether it delivers; bets on its events are refused while it is down. */
export const providerStatus = z.object({
  provider,
  status: z.enum(['active', 'down']),
  /** The provider's last heartbeat. */
  alive_at: instant,
})

/** JSON of {@link providerStatus}. */
export type ProviderStatusWire = z.infer<typeof providerStatus>

const limit = z.nullable(z.int().check(z.nonnegative()))
/** The limits of one bet in a currency, in its subunits; null where there is no such limit. */
export const stakeLimits = z.object({ min_stake: limit, max_stake: limit, max_win: limit })

/** Rates of one day: how many units of each currency one unit of `base` buys, as decimal text. */
export const exchangeRates = z.object({
  base: currencyCode,
  at: instant,
  per_base: z.record(z.string(), z.string().check(z.regex(/^\d+(?:\.\d+)?$/))),
})

/** Sportsbook settings (spec section 3, Settings); for a player, including the player's choices. */
export const settings = z.object({
  custom_bet_enabled: z.boolean(),
  custom_bet_allow_single: z.boolean(),
  /** Quick stakes by currency, in subunits. */
  stakes: z.record(z.string(), z.array(z.int())),
  /** By currency; a missing currency takes no bets. */
  stake_limits: z.record(z.string(), stakeLimits),
  /** For stakes stored in another currency; without them such a bet is restored without a stake. */
  rates: z.optional(exchangeRates),
  auto_accept_odds_change: oddsAcceptMode,
  odds_types: z.array(oddsType),
  odds_type: oddsType,
  video_enabled: z.boolean(),
  provider_statuses: z.array(providerStatus),
  sport_type_providers: z.array(z.object({ sport_type: sportType, provider })),
  multi_single_available_by_provider: z.record(z.string(), z.boolean()),
  is_horse_racing_enabled: z.boolean(),
  is_lottery_enabled: z.boolean(),
  is_multi_active_freebets_allowed: z.boolean(),
  updated_at: instant,
})

/** JSON of {@link settings}. */
export type SettingsWire = z.infer<typeof settings>

/** Path of a custom page of the operator, below the base path: `help`, `help/payments`. */
export const pagePath = z.string().check(z.regex(/^[a-z0-9-]{1,60}(?:\/[a-z0-9-]{1,60}){0,2}$/))

/** The operator of the site, and how to contact them. */
const operator = z.object({
  name: z.string(),
  licence: z.nullable(z.string()),
  address: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

/** The installation's settings (spec section 3, System). */
export const system = z.object({
  site_name: z.string(),
  /** Configured locales; the first needs no prefix in addresses. */
  locales: z.array(z.string()),
  rtl_view: z.boolean(),
  /** Whether the first locale has a prefix in addresses too; absent means no. */
  always_prefix: z.optional(z.boolean()),
  /** Custom pages of the operator, as listed in menus; `GET /pages/{path}` has their content. */
  custom_pages: z.optional(z.array(z.object({ path: pagePath, title: z.string() }))),
  operator: z.optional(z.nullable(operator)),
  /** Countries whose visitors see only a page that says so. */
  blocked_countries: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  /**
   * Players outside this group are redirected to the platform's front end (spec section 2.6); null lets everyone in.
   */
  user_group_check: z.optional(z.nullable(z.object({ group_id: z.string(), platform_url: z.url() }))),
  currencies: z.array(
    z.object({
      code: currencyCode,
      subunits: z.int(),
      fiat: z.boolean(),
      symbol: z.string(),
      /** Smaller units for small sums, smallest first; `subunits` are of the main currency. */
      subcurrencies: z.optional(z.array(z.object({ code: z.string(), subunits: z.int() }))),
    }),
  ),
  default_currency_code: currencyCode,
  /**
   * The accept mode of bettors who have not chosen one; absent means `higher`. A player's choice is in the settings.
   */
  default_accept_mode: z.optional(oddsAcceptMode),
  user_country: z.nullable(z.object({ name: z.string(), code: z.string() })),
  /** Market groups in display order: key and localized name. */
  market_groups: z.array(z.object({ key: z.string(), name: z.string() })),
  sign_in_allowed: z.boolean(),
  /** Whether slips can be shared by a code (spec section 5, Share bet). */
  share_bets: z.boolean(),
  /** If false, the ticket panel shows only the bet slip (spec section 2.3). */
  is_my_bets_visible: z.boolean(),
  /** Whether horse racing is offered: its page, its sport and its races. */
  is_horse_racing_enabled: z.boolean(),
  is_lottery_enabled: z.boolean(),
  /**
   * Whether `POST /bets` honours `Idempotency-Key`; absent means yes. If not, the client sends a placement only once,
   * and looks for it in the list of bets when its answer is lost.
   */
  idempotent_placing: z.optional(z.boolean()),
})

/** JSON of {@link system}. */
export type SystemWire = z.infer<typeof system>
