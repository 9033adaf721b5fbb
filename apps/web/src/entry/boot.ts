import { localTime } from './localTime.ts'

// Runs before first paint, from a file of its own, so that the shared HTML shows this visitor's hours and theme without a jump.
localTime(document, document.documentElement.lang)
