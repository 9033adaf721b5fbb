import type { Bet, BetLeg } from '@touchline/domain/bet'
import { outcomeKeyOf } from '@touchline/domain/market'
import {
  isInProgress,
  toSelection,
  type DraftBet,
  type Selection,
  type Slip,
  type SlipEvent,
} from '@touchline/domain/slip'
import { SYSTEM_TYPES } from '@touchline/domain/system'
import type { StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import type { Session } from '#core/session'
import { factsOfCell, type OutcomeLoader, type OutcomeNames } from '../prices/index.ts'

export interface RepeatingOptions {
  readonly slip: Pick<StoreApi<Slip>, 'getState'>
  readonly dispatch: (event: SlipEvent) => void
  readonly load: OutcomeLoader
  readonly live: Pick<Live, 'store'>
  readonly names: OutcomeNames
  readonly session: Pick<Session, 'getState'>
  /** Opens the slip. */
  readonly open: () => void
}

/** Result of repeating a bet. */
export type Repeated =
  /** On the slip, except the legs that are gone; `undo` restores the earlier bets. */
  | { readonly kind: 'repeated'; readonly gone: readonly BetLeg[]; readonly undo?: () => void }
  /** No leg is offered any more. */
  | { readonly kind: 'gone' }
  /** No answer came, so it is not known what is offered; the slip is unchanged. */
  | { readonly kind: 'unanswered' }
  /** A placement is under way: the slip is locked. */
  | { readonly kind: 'locked' }

/** Puts a placed bet on the slip again: its legs at current prices, its type and its stake. Places nothing. */
export function createRepeating({ slip, dispatch, load, live, names, session, open }: RepeatingOptions) {
  function selectionOf(leg: BetLeg): Selection | undefined {
    const known = names.describe(leg)
    const price = live.store.price(leg)?.read()
    const matchStatus = live.store.matchState(leg.matchId)?.read().status ?? leg.matchStatus
    if (!known || !price || price.availability === 'unavailable') return undefined
    return toSelection({ ...known, ...factsOfCell(price), odds: price.odds, matchStatus })
  }

  return async (bet: Pick<Bet, 'type' | 'legs' | 'stake' | 'system'>): Promise<Repeated> => {
    const loaded = await Promise.all(bet.legs.map(leg => load(leg)))
    if (loaded.includes('unanswered')) return { kind: 'unanswered' }
    const { bets: before, isRestoring } = slip.getState()
    if (isInProgress(slip.getState()) || isRestoring) return { kind: 'locked' }
    const selections = bet.legs.map(selectionOf)
    const there = selections.filter(selection => selection !== undefined)
    if (there.length === 0) return { kind: 'gone' }
    const { rates } = session.getState().betting
    dispatch({ type: 'restored', bets: [draftOf(bet, there)], source: 'reuse', ...(rates && { rates }) })
    open()
    return {
      kind: 'repeated',
      gone: bet.legs.filter((_, index) => selections[index] === undefined),
      ...(before.length > 0 && {
        undo: () => dispatch({ type: 'restored', bets: before, source: 'reuse' }),
      }),
    }
  }
}

function draftOf(
  { type, stake, system: placed }: Pick<Bet, 'type' | 'stake' | 'system'>,
  selections: readonly Selection[],
): DraftBet {
  const system = SYSTEM_TYPES.find(({ id }) => id === placed?.id)
  return {
    id: type === 'single' ? outcomeKeyOf(selections[0]!) : type,
    type,
    selections,
    stake,
    stakeSource: 'stake',
    ...(system && { system }),
  }
}
