export { registerCustomBets } from './registerCustomBets.ts'
