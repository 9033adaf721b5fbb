import { useRef } from 'react'
import type { Steady } from './useSteady.ts'
import css from './NewLine.module.css'

/** The line behind which what is new waits, for all lists of a page; read out when it comes. */
export function NewLine({ lists, says }: NewLineProps) {
  const place = useRef<HTMLDivElement>(null)
  const waiting = lists.reduce((sum, list) => sum + list.waiting, 0)
  const showAll = (): void => {
    lists.forEach(list => list.showAll())
    // The line goes with its focus; the page's heading is where a reader begins anew.
    place.current?.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
  }
  return (
    <div ref={place} aria-live="polite">
      {waiting > 0 && (
        <button type="button" className={css.line} onClick={showAll}>
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
}
