export { MyBets } from './MyBets.tsx'
