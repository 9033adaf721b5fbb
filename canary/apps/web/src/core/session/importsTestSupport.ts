// What tests share is no part of the product.
// refused: only tests may use it
import { createSessionFixture } from './testDesk.ts'

export const fixture = createSessionFixture
