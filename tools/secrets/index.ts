export { storedSecret } from './storedSecret.ts'
