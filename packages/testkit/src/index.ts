export { createTestDatabase, type TestDatabase } from './database/index.ts'
