import { keepErrors } from './errorQueue.ts'
import { localTime } from './localTime.ts'

// Runs before first paint, from a file of its own, so that the shared HTML shows this visitor's hours and theme without a jump.
keepErrors(window)
localTime(document, document.documentElement.lang)
