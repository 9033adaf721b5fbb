import { createLazyService, type ProvidedService } from '#shared/lazy'
import type { SlipPicks } from '../picking/index.ts'
import type { SlipStore } from '../store/index.ts'

/** The slip of this page as a lazy service: its rules are more code than the first route may load. */
export interface LazySlip extends ProvidedService<SlipStore> {
  /** Which outcomes are on it; none until it is ready. */
  readonly picks: SlipPicks
}

export function createLazySlip(): LazySlip {
  const service = createLazyService<SlipStore>()
  const { current, whenReady } = service
  return {
    ...service,
    picks: {
      has: key => current()?.picks.has(key) ?? false,
      unconfirmedMove: key => current()?.picks.unconfirmedMove(key),
      subscribe: listener =>
        whenReady(slip => {
          listener()
          return slip.picks.subscribe(listener)
        }),
    },
  }
}
