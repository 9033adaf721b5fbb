import { ERROR_CODES, type CallResult, type ApiClient } from '@touchline/contract'
import { outcomeKeyOf } from '@touchline/domain/market'
import type { Odds } from '@touchline/domain/odds'
import type { DraftBet, Slip, SlipEvent } from '@touchline/domain/slip'
import type { RequestClock } from '@touchline/exactly-once'
import type { StoreApi } from 'zustand/vanilla'

export interface CustomOddsOptions {
  readonly store: Pick<StoreApi<Slip>, 'getState' | 'subscribe'>
  readonly dispatch: (event: SlipEvent) => void
  readonly client: ApiClient
  readonly clock: RequestClock
}

/** The prices of several legs move within a tick: they cause one request. */
const GATHER_MS = 500
/** A request without an answer is repeated after this. */
const RETRY_MS = 5_000

/**
 * Keeps the joint price of a custom bet on the slip current ([CUSTOM-3], [CUSTOM-4]): loads it when the bet comes onto
 * the slip and whenever one of its legs moves, pauses or opens. The newest answer counts. Returns a function that stops
 * it.
 */
export function followCustomOdds({ store, dispatch, client, clock }: CustomOddsOptions): () => void {
  let followed: { readonly legs: string; readonly facts: string } | undefined
  /** Requests so far, and the newest that was answered; answers to earlier ones no longer count. */
  let requests = 0
  let answered = 0
  let cancel = (): void => {}
  /** When the next request is due. */
  let due: number | undefined

  function follow(): void {
    const bet = customBetOf(store.getState())
    const now = bet && { legs: legsOf(bet), facts: factsOf(bet) }
    if (now?.facts === followed?.facts) return
    // Answers about other outcomes do not count for these.
    if (now?.legs !== followed?.legs) answered = requests
    followed = now
    if (now) requestIn(GATHER_MS)
    else cancelRequest()
  }

  /** Requests it after this long, or sooner where a request is due anyway. */
  function requestIn(delayMs: number): void {
    const at = clock.now() + delayMs
    if (due !== undefined && due <= at) return
    cancelRequest()
    due = at
    cancel = clock.later(() => {
      due = undefined
      void request()
    }, delayMs)
  }

  function cancelRequest(): void {
    cancel()
    due = undefined
  }

  async function request(): Promise<void> {
    const bet = customBetOf(store.getState())
    if (!bet) return
    const requestNumber = ++requests
    const selections = bet.selections.map(({ marketId, specifier, outcomeId }) => ({
      market_id: marketId,
      specifier,
      outcome_id: outcomeId,
    }))
    const answer = await client('getCustomOdds', {
      body: { match_id: bet.selections[0]!.matchId, selections },
    })
    if (requestNumber <= answered) return
    answered = requestNumber
    const odds = jointPriceOf(answer)
    if (odds === 'unanswered') requestIn(RETRY_MS)
    else if (odds !== 'paused') dispatch({ type: 'custom-odds-moved', betId: bet.id, odds })
  }

  follow()
  const stop = store.subscribe(follow)
  return () => {
    stop()
    cancelRequest()
    answered = requests
  }
}

function customBetOf({ bets }: Slip): DraftBet | undefined {
  return bets.find(bet => bet.type === 'custom_bet')
}

function legsOf({ selections }: DraftBet): string {
  return selections.map(outcomeKeyOf).join(' ')
}

/** All that a joint price depends on. */
function factsOf({ selections }: DraftBet): string {
  return JSON.stringify(
    selections.map(leg => [outcomeKeyOf(leg), leg.odds, leg.matchStatus, leg.marketStatus, leg.active]),
  )
}

/**
 * The price; `null` where these outcomes have no joint price. A pause ends without a request: its legs report it, and
 * the price is requested again when they open.
 */
function jointPriceOf(answer: CallResult<'getCustomOdds'>): Odds | null | 'paused' | 'unanswered' {
  if (answer.ok) return answer.value.data.odds as Odds
  const { error } = answer
  if (error.kind !== 'refused' || error.status >= 500 || error.status === 429) return 'unanswered'
  return error.body?.code === ERROR_CODES.marketSuspended ? 'paused' : null
}
