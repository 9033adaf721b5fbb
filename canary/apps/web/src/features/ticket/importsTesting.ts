// Test support of another module is no part of the product either.
import { renderInDom } from '#shared/testing'
// refused: only tests may use it

export const shown = renderInDom
