import * as z from 'zod/mini'
import { bet } from '../../wire/betting/bet.ts'
import { id, subunitsValue } from '../../wire/primitives.ts'

const amount = subunitsValue.check(z.gte(1))

/** A bet, or a part of it, to cash out. */
export const cashOutBody = z.object({
  bet_id: id,
  /**
   * The offer that the bettor saw and confirmed, in subunits of the bet's currency: exactly this is paid, or nothing.
   */
  to_cashout: amount,
  /**
   * The part of `open_stake` to cash out, in subunits, at least a tenth of it; all of it by default. `to_cashout` is
   * what this part pays, rounded down.
   */
  part: z.optional(amount),
})

/** One bet of the player in its current state. */
export const betReply = z.object({ data: bet })

/** The bet's id in the address. */
export const betParams = z.object({ id })

/** When to cash the bet out automatically. */
export const cashoutRuleBody = z.object({
  /** Cash out all of the bet once its offer is this much or more, in subunits of its currency. */
  at_least: amount,
})
