// The testkit is never shipped.
import { createTestDatabase } from '@touchline/testkit'

export const database = createTestDatabase
