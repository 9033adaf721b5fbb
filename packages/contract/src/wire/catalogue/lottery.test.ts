import { expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { expectAccepted, expectRefused, testShape } from '../../testing/testShape.ts'
import {
  AMOUNTS,
  CURRENCIES,
  IDS,
  INSTANTS,
  TEXTS,
  WHOLES,
  listOf,
  objectOf,
  orNull,
  wholesBetween,
} from '../../testing/values.ts'
import { comingDraw, lottery, lotteryDraw } from './lottery.ts'

const aLottery = CALL_EXAMPLES.getLotteries.reply.data[0]!
const aDraw = aLottery.last_draw!
const balls = listOf(wholesBetween(1))
const comingFields = { number: WHOLES, at: INSTANTS, seed_hash: TEXTS }
const drawFields = {
  ...comingFields,
  main: balls,
  bonus: balls,
  jackpot: AMOUNTS,
  jackpot_winners: WHOLES,
  seed: TEXTS,
}
const row = { pick: 6, drawn: 7, of: 49 }
const rows = objectOf(row, { pick: WHOLES, drawn: WHOLES, of: WHOLES })

testShape('an upcoming draw', comingDraw, aLottery.next_draw, comingFields)

testShape('a past draw', lotteryDraw, aDraw, drawFields)

testShape(
  'a lottery',
  lottery,
  { ...aLottery, bonus: row },
  {
    id: IDS,
    name: TEXTS,
    provider: TEXTS,
    app: TEXTS,
    main: rows,
    bonus: orNull(rows),
    currency: CURRENCIES,
    subunits: WHOLES,
    price: AMOUNTS,
    jackpot: AMOUNTS,
    next_draw: objectOf(aLottery.next_draw, comingFields),
    last_draw: orNull(objectOf(aDraw, drawFields)),
  },
)

test('an upcoming draw does not give away its seed or its numbers', () => {
  const { main, bonus, seed, ...rest } = aDraw
  const read = comingDraw.parse({ ...rest, main, bonus, seed })
  expect(Object.keys(read).toSorted()).toEqual(['at', 'number', 'seed_hash'])
  expect(lottery.parse({ ...aLottery, next_draw: aDraw }).next_draw).not.toHaveProperty('seed')
})

test('balls are numbered from 1', () => {
  expectAccepted(lotteryDraw, { ...aDraw, main: [1, 49] }, { ...aDraw, main: [1, 49] })
  expectRefused(lotteryDraw, { ...aDraw, main: [0, 1] }, 'main')
  expectRefused(lotteryDraw, { ...aDraw, bonus: [-1] }, 'bonus')
})
