import { attachPicking, type PickingPorts, type PickingRoot } from './attachPicking.ts'
import { attachTapWatch } from './attachTapWatch.ts'

/** Makes the prices of the page buttons of the slip, and watches what happens to them before a tap. Returns the way to stop. */
export function attachPickingToPage(root: HTMLElement & PickingRoot, ports: PagePickingPorts): () => void {
  const taps = attachTapWatch(root, ports)
  const detach = attachPicking(root, { ...ports, taps })
  return () => {
    detach()
    taps.stop()
  }
}
export type PagePickingPorts = Omit<PickingPorts, 'taps'>
