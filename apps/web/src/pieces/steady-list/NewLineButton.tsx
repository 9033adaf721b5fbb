import { useEffect, useRef } from 'react'
import { countNew } from './countNew.ts'
import { pageRest } from './pageRest.ts'
import type { Steady } from './useSteady.ts'

/**
 * A button with the number of new items in the lists of a page; read out when it appears. It shows them once the finger
 * is lifted, because the second tap of a double tap lands in the same place.
 */
export default function NewLineButton({ lists, text, className }: NewLineProps) {
  const place = useRef<HTMLDivElement>(null)
  const waiting = lists.reduce((sum, list) => sum + countNew(list), 0)
  const latest = useRef(lists)
  useEffect(() => void (latest.current = lists), [lists])
  const showAll = (): void => {
    latest.current.forEach(list => list.showAll())
    // The button disappears with its focus, so that focus moves to the heading of the page.
    place.current?.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
  }
  return (
    <div ref={place} aria-live="polite">
      {waiting > 0 && (
        <button type="button" className={className} onClick={() => pageRest.whenRested(showAll)}>
          {text(waiting)}
        </button>
      )}
    </div>
  )
}
export interface NewLineProps {
  lists: readonly Steady<unknown>[]
  /** `3 new matches`. */
  text: (count: number) => string
  /** Its place and its look. */
  className?: string | undefined
}
