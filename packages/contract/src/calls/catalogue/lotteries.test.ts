import { expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { dataOf, part, testCall } from '../../testing/testCall.ts'
import { PAGE_OF_LIST, wholeNumber } from '../../testing/testQuery.ts'
import { expectRefused } from '../../testing/testShape.ts'
import { IDS, TEXTS, entity, listOf } from '../../testing/values.ts'
import { lotteryQueryString, lotteryReply } from './lotteries.ts'

const aLottery = CALL_EXAMPLES.getLotteries.reply.data[0]!
const whole = CALL_EXAMPLES.getLottery.reply.data

testCall('getLotteries', { reply: dataOf([aLottery], listOf(entity(aLottery))) })

testCall('getLottery', {
  params: part({ id: 'harbour-six' }, { id: IDS }),
  query: { page: wholeNumber(1, 10_000), limit: wholeNumber(1, 40) },
  reply: part(
    { data: whole, pagination: PAGE_OF_LIST },
    { data: entity(whole), pagination: entity(PAGE_OF_LIST) },
  ),
})

testCall('launchApp', {
  access: 'player',
  params: part({ provider: 'drawhouse' }, { provider: IDS }),
  body: part({ app: 'harbour-six' }, { app: IDS }),
  reply: part({ url: '/api/virtual-wallet/x/open?token=1' }, { url: TEXTS }),
})

test('a lottery of its own has its draws, those to come without numbers', () => {
  const read = lotteryReply.parse({
    data: { ...whole, coming: whole.draws },
    pagination: PAGE_OF_LIST,
  })
  expect(read.data.coming[0]).not.toHaveProperty('main')
  expect(read.data.draws).toEqual(whole.draws)
  for (const name of ['coming', 'draws', 'next_draw', 'price'])
    expectRefused(lotteryReply, { data: { ...whole, [name]: undefined }, pagination: PAGE_OF_LIST }, 'data')
})

test('pages of past draws end where draws began', () => {
  expect(lotteryQueryString.parse({ page: '10000', limit: '40' })).toEqual({ page: 10_000, limit: 40 })
  expectRefused(lotteryQueryString, { page: '10001' }, 'page')
  expectRefused(lotteryQueryString, { limit: '41' }, 'limit')
})
