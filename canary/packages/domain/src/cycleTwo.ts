// The other half of the ring.
import { one } from './cycleOne.ts'

export const two = () => one
