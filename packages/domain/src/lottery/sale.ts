/** Maximum draws of one ticket ([LOTTERY-7]). */
export const TICKET_DRAWS_MAX = 10

/** How long before a draw its sale ends, in milliseconds ([LOTTERY-8]). */
export const SALE_ENDS_MS = 10_000

/**
 * The cost of a ticket, in subunits ([LOTTERY-7]): its price for each draw. Throws a RangeError above the maximum of
 * draws.
 */
export function ticketCost(price: number, draws: number): number {
  if (!Number.isInteger(draws) || draws < 1 || draws > TICKET_DRAWS_MAX)
    throw new RangeError(`A ticket plays 1 to ${TICKET_DRAWS_MAX} draws; got ${draws}.`)
  return price * draws
}

/** Whether tickets for a draw are still sold at `now` ([LOTTERY-8]). Instants in epoch milliseconds. */
export function isOnSale(drawAt: number, now: number): boolean {
  return now < drawAt - SALE_ENDS_MS
}
