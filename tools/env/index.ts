export { childEnvironment } from './childEnvironment.ts'
export { loadEnvironment } from './loadEnvironment.ts'
export { readEnvironment, type Environment } from './readEnvironment.ts'
