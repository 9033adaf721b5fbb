import { outcomeKeyOf } from '@touchline/domain/market'
import type { StoreApi } from 'zustand/vanilla'
import type { BuilderState } from './createBuilder.ts'

/** The outcomes picked in the builder, in the form that price cells read. */
export function picksOf(builder: Pick<StoreApi<BuilderState>, 'getState' | 'subscribe'>) {
  return {
    has: (key: string): boolean => builder.getState().legs.some(leg => outcomeKeyOf(leg) === key),
    unconfirmedMove: () => undefined,
    subscribe: (listener: () => void): (() => void) =>
      builder.subscribe((state, before) => state.legs !== before.legs && listener()),
  }
}
