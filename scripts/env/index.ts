export { childEnvironment } from './childEnvironment.ts'
export { exampleText } from './example.ts'
export { loadEnvironment } from './loadEnvironment.ts'
export { readEnvironment, type Environment } from './readEnvironment.ts'
