export { registerHistory } from './registerHistory.ts'
