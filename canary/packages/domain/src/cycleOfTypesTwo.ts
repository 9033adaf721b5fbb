// The other half of the cycle.
import { type One } from './cycleOfTypesOne.ts'

export type Two = { readonly one?: One }
