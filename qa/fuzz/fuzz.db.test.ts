import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@touchline/testkit'
import { checkBooks } from '@touchline/tools/harness'
import { fuzz } from './fuzz.ts'

const REQUESTS = 2_000
const NOW = 1_795_000_000_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ migrate: async () => {} }) // the back end does that itself
})
afterAll(() => database.drop())

test('[T13] generated requests: no 5xx, no word of the inside, no money moved by a refused call, the books at zero', async () => {
  const report = await fuzz({
    databaseUrl: database.url,
    requests: REQUESTS,
    seed: 'test',
    now: NOW,
    log: () => {},
  })
  expect(report.faults).toEqual([])
  expect(report.books).toEqual([])
  expect(report.betsTaken).toBeGreaterThan(50)
  expect(report.cashoutsTaken).toBeGreaterThan(10)
  expect(report.beside).toBeGreaterThan(200)
}, 180_000)

const ONE_BET = `(select id from bets where status = 'waiting_results' and placement_key <> 'demo-history' limit 1)`
test.each([
  [
    'a balance is not the sum of its entries',
    `update accounts set balance = balance + 1 where id = 'fuzz-0-EUR'`,
  ],
  ['a debt is not the sum of its entries', `update accounts set owed = owed + 1 where id = 'fuzz-0-EUR'`],
  [
    'a debt is not the sum of its entries',
    `insert into ledger_entries (transaction_id, account, currency, amount) values
     ('deposit-fuzz-0', 'owed:fuzz-0-EUR', 'EUR', -5), ('deposit-fuzz-0', 'player:fuzz-0-EUR', 'EUR', 5)`,
  ],
  [
    'an entry names an account that does not exist',
    `insert into ledger_entries (transaction_id, account, currency, amount) values ('deposit-fuzz-0', 'owed:nobody', 'EUR', -5)`,
  ],
  ['a transaction does not sum to zero', `update ledger_entries set amount = amount + 1 where id = 1`],
  ['a transaction has no entries', `insert into ledger_transactions values ('t', 'deposit', null, null, 0)`],
  ['a bet has no legs', `delete from bet_legs where bet_id = ${ONE_BET}`],
  [
    'the stake of a bet is not charged exactly once',
    `insert into ledger_transactions values ('t', 'stake', ${ONE_BET}, null, 0)`,
  ],
  ['the charge of a bet is not its stake', `update bets set stake = stake + 1 where id = ${ONE_BET}`],
  [
    'a stake is charged for a bet that does not exist',
    `insert into ledger_transactions values ('t', 'stake', 'nothing', null, 0)`,
  ],
  ['a bet has no placement', `update bets set placement_key = 'lost' where id = ${ONE_BET}`],
  [
    'the answer of a placement names a bet that does not exist',
    `update bets set placement_key = 'lost' where id = ${ONE_BET}`,
  ],
  [
    'what a bet cost and paid is not what its ledger entries say',
    `update bets set paid = paid + 1 where id = ${ONE_BET}`,
  ],
  [
    'a bet was paid more often than it was settled',
    `insert into ledger_transactions values ('t', 'payout', ${ONE_BET}, null, 0)`,
  ],
  [
    'a bet is cashed out and was paid as well',
    `with paid as (update bets set status = 'cashed_out' where id = ${ONE_BET} returning id)
     insert into ledger_transactions select 't', 'payout', id, null, 0 from paid`,
  ],
  [
    'the cash-outs of a bet do not sum to what was paid for them',
    `update bets set cashed_value = 1 where id = ${ONE_BET}`,
  ],
  [
    'a cash-out that was refused was paid',
    `update cashouts set reply_status = 409 where id = (select id from cashouts where status = 'paid' and reply_status = 200 limit 1)`,
  ],
  [
    'cash-outs do not have one ledger transaction each',
    `insert into ledger_transactions values ('t', 'cashout', ${ONE_BET}, null, 0)`,
  ],
  ['an accepted bet has no receipt', `delete from receipts where bet_id = ${ONE_BET}`],
  ['a bet that was not accepted has a receipt', `update bets set status = 'rejected' where id = ${ONE_BET}`],
  ['a receipt differs from its bet', `update bets set odds = odds + 1 where id = ${ONE_BET}`],
  [
    'a receipt differs from its bet',
    `delete from bet_legs where (bet_id, leg) = (select bet_id, leg from bet_legs where bet_id = ${ONE_BET} limit 1)`,
  ],
  ['a bet that has ended has no notification', `update bets set status = 'done' where id = ${ONE_BET}`],
  [
    'a refused bet has not exactly one notification',
    `update bets set status = 'rejected' where id = ${ONE_BET}`,
  ],
  ['cash-outs do not have one notification each', `delete from notifications where type = 'bet_cashed_out'`],
  [
    'a notification is not its bet’s player’s',
    `update notifications set player_id = 'nobody' where type = 'bet_cashed_out'`,
  ],
])('%s: the books say so', async (description, harm) => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica') // bypasses the guards that prevent this
  await client.query(harm)
  expect(await checkBooks(client)).toContainEqual(expect.stringContaining(description))
  await client.query('rollback')
  await client.end()
})
