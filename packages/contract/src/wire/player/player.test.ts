import { expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { expectAccepted, expectRefused, testShape } from '../../testing/testShape.ts'
import { CURRENCIES, FLAGS, IDS, TEXTS, WHOLES, listOf, objectOf, orNull } from '../../testing/values.ts'
import { account, player } from './player.ts'

const aPlayer = { ...CALL_EXAMPLES.getPlayer.reply.data, statuses: [{ id: 'spi_test' }] }
const anAccount = CALL_EXAMPLES.getAccounts.reply.data[0]!

testShape('a player', player, aPlayer, {
  id: orNull(IDS),
  email: orNull(TEXTS),
  mobile_phone: orNull(TEXTS),
  auth_phone_number: orNull(TEXTS),
  first_name: orNull(TEXTS),
  last_name: orNull(TEXTS),
  nickname: orNull(TEXTS),
  language: orNull(TEXTS),
  currency: orNull(CURRENCIES),
  auth_fields_missed: listOf(TEXTS),
  statuses: listOf(objectOf({ id: 'spi_test' }, { id: TEXTS })),
})

testShape('an account', account, anAccount, {
  currency: CURRENCIES,
  subunits: WHOLES,
  balance: WHOLES,
  active: FLAGS,
})

test('a visitor has the shape of a player, with nulls', () => {
  const nobody = Object.fromEntries(Object.keys(aPlayer).map(name => [name, null]))
  const visitor = { ...nobody, auth_fields_missed: [], statuses: [] }
  expectAccepted(player, visitor, visitor)
  expectRefused(player, { ...visitor, statuses: null }, 'statuses')
  expectRefused(player, {}, undefined)
})

test('an account may be overdrawn, by a corrected result; its balance has no fractions of a subunit', () => {
  expect(account.parse({ ...anAccount, balance: -1 }).balance).toBe(-1)
  expectRefused(account, { ...anAccount, balance: 0.1 }, 'balance')
})

test('no secret of the player passes', () => {
  const leaked = { ...aPlayer, password: 'x', password_hash: 'x', session: 'x' }
  expect(player.parse(leaked)).toEqual(aPlayer)
})
