import { BET_RESULTS } from '@touchline/domain/bet'
import { SUSPENSION_REASONS } from '@touchline/domain/market'
import { PROVIDERS } from '@touchline/domain/match'
import * as z from 'zod/mini'

const matchId = z.string().check(z.minLength(1), z.maxLength(64))
const provider = z.enum(PROVIDERS)
const SECONDS_MAX = 3_600
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The body of each `/dev` address, by its last segment. */
export const DEV_COMMANDS = {
  score: z.object({ match_id: matchId, side: z.enum(['home', 'away']) }),
  suspend: z.object({
    match_id: matchId,
    seconds: z._default(z.int().check(z.gte(1), z.lte(SECONDS_MAX)), 10),
    reason: z._default(z.enum(SUSPENSION_REASONS), 'operator'),
  }),
  'move-odds': z.object({ match_id: matchId, factor: z.optional(z.number().check(z.gt(0), z.lte(10))) }),
  'stop-provider': z.object({ provider }),
  'start-provider': z.object({ provider }),
  'correct-result': z.object({
    match_id: matchId,
    market_id: z.int(),
    specifier: z._default(z.string(), ''),
    outcome_id: z.string(),
    result: z.enum(BET_RESULTS.filter(result => result !== 'cashed_out')),
    tied: z.optional(z.int().check(z.gte(2))),
    tied_places: z.optional(z.int().check(z.gte(2))),
  }),
  'decide-vip': z.object({ bet_id: z.string(), accept: z.boolean() }),
  'rename-league': z.object({ tournament_id: matchId, slug: z.string().check(z.regex(SLUG)) }),
  finish: z.object({ match_id: matchId }),
  'kick-off': z.object({ match_id: matchId }),
  'set-speed': z.object({ speed: z.number().check(z.gt(0), z.lte(600)) }),
  'jump-clock': z.object({ ms: z.int().check(z.gte(1)) }),
}
export type DevCommandName = keyof typeof DEV_COMMANDS
