// What tests share is no part of the product.
// refused: only tests may use it
import { aSessionDesk } from './testDesk.ts'

export const desk = aSessionDesk
