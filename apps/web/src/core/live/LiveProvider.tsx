import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { Cell } from '@touchline/live'
import { createRequiredContext } from '#shared/context'
import type { Live } from './createLive.ts'

const [LiveContext, useLive] = createRequiredContext<Live>('LiveProvider')
export { useLive }

export function LiveProvider({ live, children }: LiveProviderProps) {
  return <LiveContext value={live}>{children}</LiveContext>
}
export interface LiveProviderProps {
  live: Live
  children: ReactNode
}

/** A cell's value, rendering again when it changes: for values that change structure, never for ticking prices. */
export function useCell<T>(cell: Cell<T> | undefined): T | undefined {
  const subscribe = useCallback((onChange: () => void) => cell?.subscribe(onChange) ?? (() => {}), [cell])
  const read = (): T | undefined => cell?.read()
  return useSyncExternalStore(subscribe, read, read)
}
