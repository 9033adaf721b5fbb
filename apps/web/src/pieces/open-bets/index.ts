export { useFollowOpenBets, useOpenBetsCount } from './openBets.ts'
