export { COST_TIMEOUT_MS, effort, findCostlyText, type Reader } from './cost/index.ts'
export { createTestDatabase, type TestDatabase } from './database/index.ts'
export {
  createScriptedFeed,
  type Script,
  type ScriptedFeed,
  type ScriptedMarket,
  type ScriptedMatch,
  type ScriptedStep,
} from './feed/index.ts'
export {
  createAgenda,
  createLife,
  createRandom,
  createTrace,
  createTurnstile,
  watchImmediates,
  type Agenda,
  type Life,
  type Quiet,
  type Random,
  type SentStatement,
  type StatementTurn,
  type Trace,
  type Turnstile,
  type TurnstileHooks,
} from './simulation/index.ts'
