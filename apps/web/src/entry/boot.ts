import { keepEarlyTaps } from './earlyTaps.ts'
import { keepErrors } from './errorQueue.ts'
import { createLocalFormat, localTime } from './localTime.ts'
import { markKept } from './markKept.ts'

// Runs before first paint, from a file of its own, so that the shared HTML shows this visitor's hours and theme without a jump.
keepErrors(window)
window.earlyTaps = keepEarlyTaps(document)
markKept(document.documentElement, () => localStorage)
window.localFormat = createLocalFormat(document.documentElement.lang)
localTime(document, window.localFormat)
