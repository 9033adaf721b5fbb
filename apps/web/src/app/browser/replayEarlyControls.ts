import { CONTROL } from '../boot/earlyTaps.ts'

/** The controls of the frame work now: opens those that were tapped earlier. */
export function replayEarlyControls(taps: Window['earlyTaps']): void {
  for (const { element } of taps?.take(CONTROL) ?? []) element.click()
}
