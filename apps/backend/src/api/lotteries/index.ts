export { planDraws } from './planDraws.ts'
export { playDraws } from './playDraws.ts'
export { registerLotteryProvider } from './provider/registerLotteryProvider.ts'
export { registerLotteries } from './registerLotteries.ts'
