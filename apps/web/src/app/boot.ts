import { collectEarlyTaps } from './boot/earlyTaps.ts'
import { collectErrors } from './boot/errorQueue.ts'
import { createLocalFormat, localTime } from './boot/localTime.ts'
import { markRemembered } from './boot/markRemembered.ts'
import { preloadSlip } from './boot/preloadSlip.ts'

// Runs before first paint, from its own file, so that the shared HTML shows this visitor's local times and theme
// without a layout shift.
collectErrors(window)
window.earlyTaps = collectEarlyTaps(document)
preloadSlip(document, document.currentScript?.dataset.slip?.split(' ') ?? [])
markRemembered(document.documentElement, () => localStorage)
window.localFormat = createLocalFormat(document.documentElement.lang)
localTime(document, window.localFormat)
