// Two files that import one another at run time.
import { two } from './cycleTwo.ts'

export const one = () => two
