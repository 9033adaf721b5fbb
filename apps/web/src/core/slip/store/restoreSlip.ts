import { outcomeKeyOf } from '@touchline/domain/market'
import { withoutSent, type DraftBet, type Selection, type SlipEvent } from '@touchline/domain/slip'
import type { Resumption } from '@touchline/exactly-once'
import type { Live } from '#core/live'
import { isSomeoneHere, type Session } from '#core/session'
import { factsOfCell, type LoadedOutcome, type OutcomeLoader, type OutcomeNames } from '../prices/index.ts'
import type { PlacementRequest, StoredSlip } from '../storage/index.ts'

export interface RestoreOptions {
  readonly stored: StoredSlip
  readonly dispatch: (event: SlipEvent) => void
  readonly load: OutcomeLoader
  readonly live: Pick<Live, 'store'>
  readonly names: OutcomeNames
  readonly session: Session
  readonly send: (key: string, resumption: 'send' | 'look-up') => void
  readonly isUnderWay: (key: string) => boolean
  readonly resumptionOf: (placement: PlacementRequest) => Resumption
  /** The placement under way cannot be resumed: no one is signed in, it is another player’s, or too old. */
  readonly leave: (key: string) => void
}

/**
 * Restores a stored slip with current prices, names and availability (spec section 9); placing waits until then. A
 * placement that was under way waits only to know who is signed in: it is sent again with its own key, an old one is
 * looked up, another player’s is left.
 */
export async function restoreSlip(options: RestoreOptions): Promise<void> {
  const { bets, processing } = options.stored
  if (processing) return await resume(options, processing)
  if (bets.length === 0) return
  const loaded = new Map<string, LoadedOutcome>()
  const selections = bets.flatMap(bet => bet.selections)
  await Promise.all(selections.map(async key => loaded.set(outcomeKeyOf(key), await options.load(key))))
  restoreBets(options, bets, loaded)
}

/** Bets under way cannot be changed, so they are restored as stored; `followPrices` loads their current prices. */
async function resume(options: RestoreOptions, processing: PlacementRequest): Promise<void> {
  const { stored, session, send, leave } = options
  const isSignedIn = await isSomeoneHere(session)
  // Where the session ended in the meantime, the placement is an unknown one.
  const isUnknown = !options.isUnderWay(processing.key)
  restoreBets(options, isUnknown ? withoutSent(stored.bets, processing.bets) : stored.bets)
  const resumption = isSignedIn ? options.resumptionOf(processing) : 'none'
  if (resumption === 'none') leave(processing.key)
  else send(processing.key, resumption)
}

function restoreBets(
  options: RestoreOptions,
  bets: readonly DraftBet[],
  loaded: ReadonlyMap<string, LoadedOutcome> = new Map(),
): void {
  const { rates } = options.session.getState().betting
  const fresh = bets.map(bet => ({
    ...bet,
    selections: bet.selections.map(old => refreshed(old, loaded.get(outcomeKeyOf(old)), options)),
  }))
  options.dispatch({ type: 'restored', bets: fresh, source: 'storage', ...(rates && { rates }) })
}

/**
 * A stored selection with current values. Without an answer it stays as stored: the server checks it when it is
 * placed.
 */
function refreshed(
  selection: Selection,
  loaded: LoadedOutcome | undefined,
  { live, names }: RestoreOptions,
): Selection {
  if (loaded === 'gone') return { ...selection, marketStatus: 'missing', active: false }
  const price = live.store.price(selection)?.read()
  if (!price) return selection
  const matchStatus = live.store.matchState(selection.matchId)?.read().status ?? selection.matchStatus
  const odds = price.availability === 'open' ? price.odds : selection.odds
  return { ...selection, ...names.describe(selection), ...factsOfCell(price), matchStatus, odds }
}
