export { MyBets } from './MyBets.tsx'
export { useOpenBetsCount } from './useBets.ts'
