import { outcomeKeyOf, withoutSent, type Selection, type SlipEvent } from '@touchline/domain'
import type { Live } from '#core/live'
import type { Session } from '#core/session'
import { factsOfCell } from './factsOfCell.ts'
import type { LoadedOutcome, OutcomeLoader } from './outcomeLoader.ts'
import type { OutcomeNames } from './outcomeNames.ts'
import type { KeptPlacement, Resumption } from './resumption.ts'
import type { KeptSlip } from './slipStorage.ts'

export interface RestorePorts {
  readonly kept: KeptSlip
  readonly dispatch: (event: SlipEvent) => void
  readonly load: OutcomeLoader
  readonly live: Pick<Live, 'store'>
  readonly names: OutcomeNames
  readonly session: Session
  readonly send: (key: string, resumption: 'send' | 'look-up') => Promise<void>
  readonly isUnderWay: (key: string) => boolean
  readonly resumptionOf: (placement: KeptPlacement) => Resumption
  /** The placement under way cannot be asked about: nobody is signed in any more, it is another’s, or too old. */
  readonly letGo: (key: string) => void
}

/**
 * Brings a kept slip back with the prices, names and availability of now (spec section 9); placing waits until then. A
 * placement that was under way is asked about again with its own key, once it is known who is here; an old one is looked up, another player’s is let go.
 */
export async function restoreSlip(ports: RestorePorts): Promise<void> {
  const { kept, dispatch, load, session, send, letGo } = ports
  const { bets, processing } = kept
  if (bets.length === 0 && !processing) return
  const loaded = new Map<string, LoadedOutcome>()
  const selections = [...bets, ...(processing?.bets ?? [])].flatMap(bet => bet.selections)
  await Promise.all(selections.map(async key => loaded.set(outcomeKeyOf(key), await load(key))))
  const fresh = bets.map(bet => ({
    ...bet,
    selections: bet.selections.map(old => refreshed(old, loaded.get(outcomeKeyOf(old)), ports)),
  }))
  const { rates } = session.getState().betting
  dispatch({
    type: 'restored',
    // Where the session ended meanwhile, what was on its way is in doubt.
    bets: processing && !ports.isUnderWay(processing.key) ? withoutSent(fresh, processing.bets) : fresh,
    source: 'storage',
    ...(rates && { rates }),
  })
  if (!processing) return
  const isSignedIn = await isSomeoneHere(session)
  const resumption = isSignedIn ? ports.resumptionOf(processing) : 'none'
  if (resumption === 'none') letGo(processing.key)
  else await send(processing.key, resumption)
}

/** A kept selection as things stand now. Where nobody answered it stays as kept: placing asks the server anyway. */
function refreshed(
  selection: Selection,
  loaded: LoadedOutcome | undefined,
  { live, names }: RestorePorts,
): Selection {
  if (loaded === 'gone') return { ...selection, marketStatus: 'missing', active: false }
  const price = live.store.price(selection)?.read()
  if (!price) return selection
  const matchStatus = live.store.matchState(selection.matchId)?.read().status ?? selection.matchStatus
  const odds = price.availability === 'open' ? price.odds : selection.odds
  return { ...selection, ...names.describe(selection), ...factsOfCell(price), matchStatus, odds }
}

/** Resolves when it is known whether a player is signed in. */
function isSomeoneHere(session: Session): Promise<boolean> {
  return new Promise(resolve => {
    const answer = (): boolean => {
      const { status } = session.getState()
      if (status !== 'LOGGED_IN' && status !== 'NOT_LOGGED_IN') return false
      resolve(status === 'LOGGED_IN')
      return true
    }
    if (answer()) return
    const stop = session.subscribe(() => answer() && stop())
  })
}
