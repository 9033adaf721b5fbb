// Scripts start the product from outside.
// refused: may not import apps/backend/src/testing
import { siteOf } from '@touchline/backend/parts'

export const site = siteOf
