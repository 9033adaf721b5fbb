// The other half of the cycle.
import { one } from './cycleOne.ts'

export const two = () => one
