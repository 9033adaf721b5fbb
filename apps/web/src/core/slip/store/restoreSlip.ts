import { outcomeKeyOf } from '@touchline/domain/market'
import { withoutSent, type DraftBet, type Selection, type SlipEvent } from '@touchline/domain/slip'
import type { Resumption } from '@touchline/exactly-once'
import type { Live } from '#core/live'
import { isSomeoneHere, type Session } from '#core/session'
import { factsOfCell, type LoadedOutcome, type OutcomeLoader, type OutcomeNames } from '../prices/index.ts'
import type { PlacementRequest, StoredSlip } from '../storage/index.ts'

export interface RestoreOptions {
  readonly kept: StoredSlip
  readonly dispatch: (event: SlipEvent) => void
  readonly load: OutcomeLoader
  readonly live: Pick<Live, 'store'>
  readonly names: OutcomeNames
  readonly session: Session
  readonly send: (key: string, resumption: 'send' | 'look-up') => void
  readonly isUnderWay: (key: string) => boolean
  readonly resumptionOf: (placement: PlacementRequest) => Resumption
  /** The placement under way cannot be asked about: nobody is signed in any more, it is another’s, or too old. */
  readonly release: (key: string) => void
}

/**
 * Brings a kept slip back with the prices, names and availability of now (spec section 9); placing waits until then. A
 * placement that was under way waits for nothing but to know who is here: it is asked about again with its own key; an old one is
 * looked up, another player’s is let go.
 */
export async function restoreSlip(options: RestoreOptions): Promise<void> {
  const { bets, processing } = options.kept
  if (processing) return await resume(options, processing)
  if (bets.length === 0) return
  const loaded = new Map<string, LoadedOutcome>()
  const selections = bets.flatMap(bet => bet.selections)
  await Promise.all(selections.map(async key => loaded.set(outcomeKeyOf(key), await options.load(key))))
  bringBack(options, bets, loaded)
}

/** The bets on their way cannot be touched, so they come back as the page knows them; whoever follows prices asks for those of now. */
async function resume(options: RestoreOptions, processing: PlacementRequest): Promise<void> {
  const { kept, session, send, release } = options
  const isSignedIn = await isSomeoneHere(session)
  // Where the session ended meanwhile, what was on its way is in doubt.
  const isInDoubt = !options.isUnderWay(processing.key)
  bringBack(options, isInDoubt ? withoutSent(kept.bets, processing.bets) : kept.bets)
  const resumption = isSignedIn ? options.resumptionOf(processing) : 'none'
  if (resumption === 'none') release(processing.key)
  else send(processing.key, resumption)
}

function bringBack(
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

/** A kept selection as things stand now. Where nobody answered it stays as kept: placing asks the server anyway. */
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
