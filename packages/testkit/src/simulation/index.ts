export { createAgenda, type Agenda } from './agenda.ts'
export { createLife, type Life } from './life.ts'
export { createRandom, type Random } from './random.ts'
export { createTrace, type Trace } from './trace.ts'
export {
  createTurnstile,
  type SentStatement,
  type StatementTurn,
  type Turnstile,
  type TurnstileHooks,
} from './turnstile.ts'
export { watchImmediates, type Quiet } from './watchImmediates.ts'
