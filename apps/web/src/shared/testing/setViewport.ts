import { onTestFinished } from 'vitest'
import { settle } from './renderInDom.ts'

/** What happy-dom adds to a window. */
interface TestWindow {
  readonly happyDOM: { setViewport(size: { width: number }): void }
}
const WIDTH = 1_024

/** Makes the window this wide, in CSS pixels, until the test ends: media queries and their listeners follow. */
export function setViewport(width: number): Promise<void> {
  const { happyDOM } = window as unknown as TestWindow
  onTestFinished(() => settle(() => happyDOM.setViewport({ width: WIDTH })))
  return settle(() => happyDOM.setViewport({ width }))
}
