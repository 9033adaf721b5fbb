export { childEnvironment } from './childEnvironment.ts'
export { exampleText } from './example.ts'
export { loadEnvironment } from './loadEnvironment.ts'
export type { Environment } from './readEnvironment.ts'
