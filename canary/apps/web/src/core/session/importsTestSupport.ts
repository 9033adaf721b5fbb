// What tests share is no part of the product.
// refused: only tests may use it
import { createSessionFixture } from './testing/createSessionFixture.ts'

export const fixture = createSessionFixture
