export { encodeDelta } from './encodeDelta.ts'
