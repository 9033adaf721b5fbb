import { CONTROL, PRICE } from './earlyTaps.ts'

/** A click without a pointerdown comes from a key. */
const PRESSES = ['pointerdown', 'click'] as const

/**
 * Requests all files of the slip at once when a price or an early control is pressed: by themselves they would
 * request each other one after the other, behind all that the frame requests. Runs before first paint.
 * @param files addresses of scripts and style sheets
 */
export function preloadSlip(document: Document, files: readonly string[]): void {
  function onPress({ target }: Event): void {
    if (!(target as Partial<Element> | null)?.closest?.(`${PRICE},${CONTROL}`)) return
    for (const press of PRESSES) document.removeEventListener(press, onPress, true)
    for (const file of files) preload(file)
  }

  function preload(file: string): void {
    if (document.querySelector(`link[href="${file}"]`)) return
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.href = file
    document.head.append(link)
  }

  for (const press of PRESSES) document.addEventListener(press, onPress, true)
}
