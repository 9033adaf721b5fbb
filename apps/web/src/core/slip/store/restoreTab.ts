import { mayResumeLater, resumptionOf, type Resumption } from '@touchline/exactly-once'
import { activeAccount, isSomeoneHere } from '#core/session'
import type { TicketPanelStore } from '../panel/index.ts'
import type { OwnQuickBet } from '../quick-bet/index.ts'
import type { PlacementRequest, StoredSlip } from '../storage/index.ts'
import { restoreSlip } from './restoreSlip.ts'
import { playerOf, type SlipContext } from './slipContext.ts'

/**
 * A placement that a reload interrupted waits this long for the accounts and then starts without them: it must be
 * decided within 5 s.
 */
const ACCOUNTS_WITHIN_MS = 1_500

interface TabParts {
  readonly quick: Pick<OwnQuickBet, 'isLeft' | 'restore'>
  readonly panel: Pick<TicketPanelStore, 'restore'>
  /** Resolves when accounts and settings are loaded. */
  readonly knownVisitor: Promise<void>
}

/** Restores what this tab stored: panel, quick bet, slip, and placements that closed tabs left. */
export async function restoreTab(
  context: SlipContext,
  { quick, panel, knownVisitor }: TabParts,
): Promise<void> {
  await awaitVisitor(context, quick.isLeft, knownVisitor)
  panel.restore()
  const quickIsBack = quick.restore()
  const stored = await findStored(context)
  const others = quickIsBack.then(context.unknownPlacements.adopt)
  const { placing, names, load } = context
  const { live, session } = context.options
  await restoreSlip({
    stored,
    dispatch: placing.dispatch,
    load,
    live,
    names,
    session,
    send: placing.send,
    resumptionOf: placement => resumptionNow(context, placement),
    isUnderWay: placing.isUnderWay,
    leave: key => leavePlacement(context, key),
  })
  await others
}

/** Waits until the accounts are known; a placement under way waits only briefly. */
async function awaitVisitor(
  context: SlipContext,
  isQuickLeft: boolean,
  knownVisitor: Promise<void>,
): Promise<void> {
  const { session, clock } = context.options
  if (!context.stored.processing && !isQuickLeft) return await knownVisitor
  let cancel = (): void => {}
  const isLate = isSomeoneHere(session).then(
    () => new Promise<void>(resolve => (cancel = clock.later(resolve, ACCOUNTS_WITHIN_MS))),
  )
  await Promise.race([knownVisitor, isLate])
  cancel()
}

/** What this tab stored, or else a placement that another tab left when it was closed. */
async function findStored(context: SlipContext): Promise<StoredSlip> {
  const { stored, placementStorage, unknownPlacements, placing } = context
  if (stored.processing) return stored
  const orphans = (await placementStorage?.orphans()) ?? []
  const left = orphans.find(
    one => !one.isQuick && resumptionNow(context, one) !== 'none' && !unknownPlacements.has(one.key),
  )
  const { bets, state } = placing.store.getState()
  // A restored slip would replace other bets: then its result is looked up without showing it.
  const isFree = bets.length === 0 && stored.bets.length === 0 && state.status === 'INITIAL'
  if (!left || !isFree) return stored
  context.carried = left
  placementStorage?.put(left)
  placing.dispatch({ type: 'restoring-started', processing: left })
  return { bets: [], processing: left }
}

/** The placement under way cannot be resumed now: it waits for its player, or is given up. */
function leavePlacement(context: SlipContext, key: string): void {
  const { carried, placing, placementStorage, news } = context
  const { session, clock } = context.options
  if (!placing.isUnderWay(key) || !carried) return
  if (mayResumeLater(carried, playerOf(session), clock.now())) return leaveForItsPlayer(context)
  placementStorage?.remove(key)
  placing.dispatch({ type: 'placing-refused', key, error: { kind: 'no-answer' } })
  news.report({ kind: 'no-answer' })
}

/** What this tab stored belongs to another player than the one who is signed in, if any: it waits for its player. */
function leaveForItsPlayer({ placing, options }: SlipContext): void {
  placing.leavePlacement()
  placing.dispatch({ type: 'signed-out' })
  const account = activeAccount(options.session.getState())
  if (account) placing.dispatch({ type: 'currency-changed', currency: account.currency })
}

function resumptionNow(
  { options: { session, clock } }: SlipContext,
  placement: PlacementRequest,
): Resumption {
  return resumptionOf(placement, playerOf(session), clock.now())
}
