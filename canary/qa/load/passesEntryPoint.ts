// A tool is entered by its entry point.
// refused: no entry point of that name
import { takeLock } from '@touchline/tools/lock/takeLock.ts'

export const lock = takeLock
