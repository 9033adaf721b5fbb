export { createTestDatabase, type TestDatabase } from './database/index.ts'
export {
  createScriptedFeed,
  type Script,
  type ScriptedFeed,
  type ScriptedMarket,
  type ScriptedMatch,
  type ScriptedStep,
} from './feed/index.ts'
