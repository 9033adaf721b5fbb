import { useEffect, useRef } from 'react'
import { countNew } from './countNew.ts'
import { pageRest } from './pageRest.ts'
import type { Steady } from './useSteady.ts'

/**
 * How much waits in the lists of a page, as a button that shows it; read out when it comes. It shows it once the finger that asked is
 * gone: the second tap of two lands where the first one did.
 */
export default function NewLineButton({ lists, says, className }: NewLineProps) {
  const place = useRef<HTMLDivElement>(null)
  const waiting = lists.reduce((sum, list) => sum + countNew(list), 0)
  const latest = useRef(lists)
  useEffect(() => void (latest.current = lists), [lists])
  const showAll = (): void => {
    latest.current.forEach(list => list.showAll())
    // The line goes with its focus; the page's heading is where a reader begins anew.
    place.current?.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
  }
  return (
    <div ref={place} aria-live="polite">
      {waiting > 0 && (
        <button type="button" className={className} onClick={() => pageRest.whenRested(showAll)}>
          {says(waiting)}
        </button>
      )}
    </div>
  )
}
export interface NewLineProps {
  lists: readonly Steady<unknown>[]
  /** `3 new matches`. */
  says: (count: number) => string
  /** Its place and its look. */
  className?: string | undefined
}
