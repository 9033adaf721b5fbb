import { useSyncExternalStore } from 'react'
import type { LazyService } from './createLazyService.ts'

/** The service, rendering again once it is ready. Undefined until then, on the server and while hydrating. */
export function useLazyService<T>({ whenReady, current }: LazyService<T>): T | undefined {
  return useSyncExternalStore(whenReady, current, getNothing)
}

const getNothing = (): undefined => undefined
