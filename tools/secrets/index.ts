export { keptSecret } from './keptSecret.ts'
