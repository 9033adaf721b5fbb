import { describe, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { dataOf, part, testCall } from '../../testing/testCall.ts'
import { expectAccepted, expectRefused } from '../../testing/testShape.ts'
import { IDS, entity, optional, wholesBetween } from '../../testing/values.ts'
import { cashOutBody } from './cashout.ts'

const aBet = CALL_EXAMPLES.getBets.reply.data[0]!
const address = part({ id: aBet.id }, { id: IDS })
const reply = dataOf(aBet, entity(aBet))
/** No cash-out pays nothing. */
const PAID = wholesBetween(1)

testCall('cashOut', {
  access: 'player',
  body: part(
    { bet_id: aBet.id, to_cashout: 1_480, part: 100 },
    { bet_id: IDS, to_cashout: PAID, part: optional(PAID) },
  ),
  reply,
})

testCall('setCashoutRule', {
  access: 'player',
  params: address,
  body: part({ at_least: 2_000 }, { at_least: PAID }),
  reply,
})

testCall('removeCashoutRule', { access: 'player', params: address, reply })

describe('the offer that the bettor confirmed', () => {
  test('is part of the request: nothing is paid at an amount that was not seen', () => {
    expectRefused(cashOutBody, { bet_id: aBet.id }, 'to_cashout')
    expectRefused(cashOutBody, { bet_id: aBet.id, to_cashout: 0 }, 'to_cashout')
    expectRefused(cashOutBody, { bet_id: aBet.id, to_cashout: null }, 'to_cashout')
  })

  test('is for the whole bet unless a part is named', () => {
    const all = { bet_id: aBet.id, to_cashout: 1_480 }
    expectAccepted(cashOutBody, all, all)
    expectAccepted(cashOutBody, { ...all, part: 1 }, { ...all, part: 1 })
    expectRefused(cashOutBody, { ...all, part: 0 }, 'part')
  })

  test('has no currency of its own: it is that of the bet', () => {
    const all = { bet_id: aBet.id, to_cashout: 1_480 }
    expectAccepted(cashOutBody, { ...all, currency: 'BTC' }, all)
  })
})
