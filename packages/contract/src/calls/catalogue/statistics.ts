import * as z from 'zod/mini'
import { score } from '../../wire/catalogue/match.ts'
import { id, instant, slug } from '../../wire/primitives.ts'

/** The match's id, and which of its statistics. */
export const statisticsParams = z.object({ id, type: z.enum(['summary', 'timeline', 'head-to-head']) })

const side = z.enum(['home', 'away'])

/**
 * One line of a match's statistics: `key` is its catalogue key; `percent` is whole percents; null where there is no
 * total to divide by.
 */
const statistic = z.object({
  key: z.string(),
  unit: z.enum(['count', 'percent']),
  home: z.nullable(z.int()),
  away: z.nullable(z.int()),
})

/** An incident with the score after it; `moment` in the sport's unit: minute `45+2`, over `12.3`, games `4–3`. */
const incident = z.object({
  kind: z.string(),
  side: z.nullable(side),
  period: z.string(),
  moment: z.string(),
  home: z.int(),
  away: z.int(),
})

const named = z.object({ id, name: z.string() })
const pastMatch = z.object({
  id,
  slug,
  start_time: instant,
  tournament_name: z.string(),
  home: named,
  away: named,
  score,
})
/** A match of one side's form, with its result for that side. */
const formMatch = z.extend(pastMatch, { result: z.enum(['won', 'drawn', 'lost']) })

/** By the requested type. Lines and incidents are in display order; past matches newest first. */
export const statisticsReply = z.object({
  data: z.discriminatedUnion('type', [
    z.object({ type: z.literal('summary'), lines: z.array(statistic) }),
    z.object({ type: z.literal('timeline'), incidents: z.array(incident) }),
    z.object({
      type: z.literal('head-to-head'),
      meetings: z.array(pastMatch),
      home_form: z.array(formMatch),
      away_form: z.array(formMatch),
    }),
  ]),
})
