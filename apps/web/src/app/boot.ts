import { keepEarlyTaps } from './boot/earlyTaps.ts'
import { keepErrors } from './boot/errorQueue.ts'
import { createLocalFormat, localTime } from './boot/localTime.ts'
import { markKept } from './boot/markRemembered.ts'
import { preloadSlip } from './boot/preloadSlip.ts'

// Runs before first paint, from a file of its own, so that the shared HTML shows this visitor's hours and theme without a jump.
keepErrors(window)
window.earlyTaps = keepEarlyTaps(document)
preloadSlip(document, document.currentScript?.dataset.slip?.split(' ') ?? [])
markKept(document.documentElement, () => localStorage)
window.localFormat = createLocalFormat(document.documentElement.lang)
localTime(document, window.localFormat)
