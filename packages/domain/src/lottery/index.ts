export {
  canPlay,
  drawNumbers,
  type LotteryGame,
  type LotteryNumbers,
  type NumberField,
  type RandomBelow,
} from './game.ts'
export {
  hitsOf,
  jackpotShare,
  nextJackpot,
  payoutOf,
  prizeFor,
  type LotteryHits,
  type LotteryJackpot,
  type LotteryPrize,
} from './prizes.ts'
export { isOnSale, SALE_ENDS_MS, ticketCost, TICKET_DRAWS_MAX } from './sale.ts'
export { drawTime, nextDraw, type DrawSchedule } from './schedule.ts'
