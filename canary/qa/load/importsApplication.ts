// Load comes from outside: it knows no application, not even the parts that are offered to others.
// refused: qa/load may not import apps/backend/src/testing
import { createTestApi } from '@touchline/backend/parts'

export const api = createTestApi
