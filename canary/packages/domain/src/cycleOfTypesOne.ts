// Two files of which one is imported for its types only.
import type { Two } from './cycleOfTypesTwo.ts'

export type One = { readonly two?: Two }
