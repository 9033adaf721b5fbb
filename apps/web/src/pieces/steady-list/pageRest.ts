import { createRest } from './createRest.ts'

/** The pointers pressed on the page, recorded from when a list may move. */
export const pageRest = createRest({
  later(run, delayMs) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
})

const down = new Set<number>()

function lift({ pointerId }: PointerEvent): void {
  if (down.delete(pointerId)) pageRest.fingers(down.size)
}

addEventListener(
  'pointerdown',
  ({ pointerId }) => {
    down.add(pointerId)
    pageRest.fingers(down.size)
  },
  { capture: true, passive: true },
)
addEventListener('pointerup', lift, { capture: true, passive: true })
addEventListener('pointercancel', lift, { capture: true, passive: true })
