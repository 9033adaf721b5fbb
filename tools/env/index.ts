export { childEnvironment } from './childEnvironment.ts'
export { loadEnvironment } from './loadEnvironment.ts'
export { readEnvironment, type TouchlineEnvironment } from './readEnvironment.ts'
