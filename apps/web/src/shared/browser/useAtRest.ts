import { useEffect } from 'react'

/** By then everything that the page needs is loaded. */
const AT_REST_MS = 3_000

/** Loads code that is needed later once the page is idle, because offline it could not be loaded. */
export function useAtRest(load: () => Promise<unknown>): void {
  useEffect(() => {
    // If it fails, the part that needs it loads it again and reports the error.
    const timer = setTimeout(() => void load().catch(() => {}), AT_REST_MS)
    return () => clearTimeout(timer)
  }, [load])
}
