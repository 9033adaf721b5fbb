import { keepEarlyTaps } from './earlyTaps.ts'
import { keepErrors } from './errorQueue.ts'
import { markKnownVisitor } from './knownVisitor.ts'
import { keptSide } from './keptSide.ts'
import { createLocalFormat, localTime } from './localTime.ts'

// Runs before first paint, from a file of its own, so that the shared HTML shows this visitor's hours and theme without a jump.
keepErrors(window)
window.earlyTaps = keepEarlyTaps(document)
keptSide(document.documentElement, () => localStorage)
markKnownVisitor(document.documentElement, () => localStorage)
window.localFormat = createLocalFormat(document.documentElement.lang)
localTime(document, window.localFormat)
