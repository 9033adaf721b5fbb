export { createRounds, type Rounds } from './createRounds.ts'
