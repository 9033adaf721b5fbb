// A page does not know how it was started.
import { start } from '../../entry/index.ts'

export const startUp = start
