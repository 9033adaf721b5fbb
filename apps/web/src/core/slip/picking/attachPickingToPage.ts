import { attachPicking, type PickingOptions, type PickingRoot } from './attachPicking.ts'
import { attachTapWatch } from './attachTapWatch.ts'

/**
 * Makes the prices of the page buttons of the slip, and watches what happens to them before a tap. Returns a function
 * that stops it.
 */
export function attachPickingToPage(
  root: HTMLElement & PickingRoot,
  options: PagePickingOptions,
): () => void {
  const taps = attachTapWatch(root, options)
  const detach = attachPicking(root, { ...options, taps })
  return () => {
    detach()
    taps.stop()
  }
}
export type PagePickingOptions = Omit<PickingOptions, 'taps'>
