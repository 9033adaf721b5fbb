import { useEffect } from 'react'

/** What a page needs to be alive has come by then. */
const AT_REST_MS = 3_000

/** Loads code that is needed later, once the page is at rest: without a network it could not be had any more. */
export function useAtRest(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Where it fails, the part that needs it asks again and reports it.
    const timer = setTimeout(() => void load().catch(() => {}), AT_REST_MS)
    return () => clearTimeout(timer)
  }, [load])
}
