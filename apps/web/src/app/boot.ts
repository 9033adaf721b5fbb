import { keepEarlyTaps } from './earlyTaps.ts'
import { keepErrors } from './errorQueue.ts'
import { createLocalFormat, localTime } from './localTime.ts'
import { markKept } from './markKept.ts'
import { preloadSlip } from './preloadSlip.ts'

// Runs before first paint, from a file of its own, so that the shared HTML shows this visitor's hours and theme without a jump.
keepErrors(window)
window.earlyTaps = keepEarlyTaps(document)
preloadSlip(document, document.currentScript?.dataset.slip?.split(' ') ?? [])
markKept(document.documentElement, () => localStorage)
window.localFormat = createLocalFormat(document.documentElement.lang)
localTime(document, window.localFormat)
