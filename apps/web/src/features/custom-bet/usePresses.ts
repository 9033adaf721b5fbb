import type { OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import { useEffect, useEffectEvent, type RefObject } from 'react'

export interface PressHandlers {
  onPick: (key: OutcomeKey) => void
  /** A press on a price that takes none now, with the reason on show. */
  onRefused: (why: string) => void
}

/**
 * Handles presses on the prices below `root`. A native listener, because the page's lock of prices while offline
 * comes before it.
 */
export function usePresses(root: RefObject<HTMLElement | null>, handlers: PressHandlers): void {
  const press = useEffectEvent((cell: HTMLElement) => {
    const isPicked = cell.getAttribute('aria-pressed') === 'true'
    // Any pick can be removed, locked or not.
    if (isPicked || cell.getAttribute('aria-disabled') !== 'true') return handlers.onPick(readKey(cell))
    handlers.onRefused(cell.dataset.blocked ?? cell.getAttribute('aria-label') ?? '')
  })
  useEffect(() => {
    const element = root.current
    const onClick = ({ target }: Event): void => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-price]') : null
      if (cell) press(cell)
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [root])
}

/** Reads what `outcomeKeyOf` wrote into `data-price`. */
function readKey({ dataset }: HTMLElement): OutcomeKey {
  const [matchId = '', marketId = '', specifier = '', outcomeId = ''] = (dataset.price ?? '').split('/')
  return { matchId: matchId as MatchId, marketId: Number(marketId), specifier, outcomeId }
}
