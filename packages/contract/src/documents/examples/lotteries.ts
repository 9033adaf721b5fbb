import type { LotteryDrawWire, LotteryWire } from '../../wire/catalogue/lottery.ts'
import { NOW } from './catalogue.ts'

const DAY_MS = 86_400_000

export const exampleLotteryDraw: LotteryDrawWire = {
  number: 324,
  at: NOW - DAY_MS,
  seed_hash: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
  main: [3, 11, 17, 28, 34, 45],
  bonus: [],
  jackpot: 345_000_000,
  jackpot_winners: 0,
  seed: '0f2b6a1c9d3e4f5061728394a5b6c7d8e9fa0b1c2d3e4f5061728394a5b6c7d8',
}

export const exampleLottery: LotteryWire = {
  id: 'harbour-six',
  name: 'Harbour Six',
  provider: 'drawhouse',
  app: 'harbour-six',
  main: { pick: 6, drawn: 6, of: 49 },
  bonus: null,
  currency: 'EUR',
  subunits: 100,
  price: 200,
  jackpot: 350_000_000,
  next_draw: {
    number: 325,
    at: NOW,
    seed_hash: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',
  },
  last_draw: exampleLotteryDraw,
}
