import { CONTROL } from '../boot/earlyTaps.ts'

/** The controls of the frame work now: what was tapped before they did opens. */
export function replayEarlyControls(taps: Window['earlyTaps']): void {
  for (const { element } of taps?.take(CONTROL) ?? []) element.click()
}
