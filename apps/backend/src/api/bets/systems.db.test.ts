import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BetWire, CallReply, DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import { foldsOf, lineCount, NAMED_BETS, SYSTEM_TYPES, type NamedBet } from '@touchline/domain/system'
import { checkLedger } from '#api/ledger'
import { balanceOf, createTestApi, legOf, seedMatch, sendBets, type TestApi } from '#testing'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  for (let id = 1; id <= 8; id++) {
    await seedMatch(api.db, { id: String(id) })
    await seedMatch(api.db, { id: `cyber-${id}`, provider: 'oddin' })
  }
})
afterAll(() => api.close())

const legs = (count: number, prefix = ''): DraftBetWire['selections'] =>
  Array.from({ length: count }, (_, i) => legOf(`${prefix}${i + 1}`))
const euro = (value: number) => ({ value, currency: 'EUR' })

/** The bets that a named bet is sent as: singles one by one, a system for each fold between, the combo of all. */
function partsOf(named: NamedBet, perLine: number, prefix = ''): DraftBetWire[] {
  const selections = legs(named.legs, prefix)
  return foldsOf(named.id).flatMap(({ size, lines }): DraftBetWire[] => {
    const stake = euro(lines * perLine)
    if (size === 1)
      return selections.map(leg => ({ type: 'single', stake: euro(perLine), selections: [leg] }))
    if (size === named.legs) return [{ type: 'combo', stake, selections }]
    return [{ type: 'system', system_id: `${size}/${named.legs}`, stake, selections }]
  })
}

async function place(bets: readonly DraftBetWire[], quick = false) {
  const { status, body } = await sendBets(api, bets, { token, meta: { quick, type: 'named' } })
  return { status, error: body as ErrorBodyWire, ...(body as Partial<CallReply<'placeBets'>>) }
}
const balance = () => balanceOf(api, token)
const codesOf = ({ errors_by_bet = {} }: ErrorBodyWire) =>
  Object.fromEntries(Object.entries(errors_by_bet).map(([index, { code }]) => [index, code]))
/** What a bet pays at 2.00 a leg if all win. */
const winOf = (wins: number, perLine: number, lines: number) => lines * perLine * 2 ** wins

describe('[SYSTEM] every system that is offered is taken', () => {
  test.each(SYSTEM_TYPES.map(({ id, winCount, totalCount }) => [id, winCount, totalCount] as const))(
    '%s at its total stake',
    async (system_id, wins, total) => {
      const lines = lineCount(wins, total)
      const before = await balance()
      const { status, data } = await place([
        { type: 'system', system_id, stake: euro(lines * 10), selections: legs(total) },
      ])
      expect(status).toBe(200)
      expect(data![0]).toMatchObject({
        system: { id: system_id, win_count: wins, total_count: total },
        stake: { value: lines * 10 },
        potential_win: { value: winOf(wins, 10, lines) },
      })
      expect(await balance()).toBe(before - lines * 10)
    },
  )
})

describe('[NAMED] a named bet is placed as several separate bets', () => {
  test.each(NAMED_BETS.map(named => [named.id, named.lines, named] as const))(
    '%s: %i lines, each bet with its receipt, its stake and its place in the books',
    async (_, lines, named) => {
      const before = await balance()
      const parts = partsOf(named, 10)
      const { status, data } = await place(parts)
      expect(status).toBe(200)
      expect(data!.map(({ type, stake }) => [type, stake.value])).toEqual(
        parts.map(({ type, stake }) => [type, stake.value]),
      )
      expect(new Set(data!.map(({ ref }) => ref)).size).toBe(parts.length)
      expect(await balance()).toBe(before - lines * 10)
      const entries = await api.db
        .selectFrom('ledger_transactions')
        .select('bet_id')
        .where(
          'bet_id',
          'in',
          data!.map(({ id }) => id),
        )
        .execute()
      expect(new Set(entries.map(({ bet_id }) => bet_id)).size).toBe(parts.length)
    },
  )

  test('247 lines of a goliath are seven bets', () => {
    const goliath = NAMED_BETS.find(({ id }) => id === 'goliath')!
    expect([goliath.lines, partsOf(goliath, 1).length]).toEqual([247, 7])
  })

  test('one key, one answer: the whole named bet is placed once', async () => {
    const parts = partsOf(NAMED_BETS[0]!, 10)
    const key = randomUUID()
    const before = await balance()
    const first = await sendBets(api, parts, { token, key })
    const again = await sendBets(api, parts, { token, key })
    expect(again.body).toEqual(first.body)
    expect(await balance()).toBe(before - 40)
  })

  test('the singles of one count as several singles: a provider that takes one at a time refuses them, and systems too', async () => {
    const patent = NAMED_BETS.find(({ id }) => id === 'patent')!
    const before = await balance()
    const { status, error } = await place(
      partsOf(patent, 10, 'cyber-').filter(({ type }) => type !== 'combo'),
    )
    expect(status).toBe(422)
    expect(Object.values(error.errors_by_bet!).map(({ code }) => code)).toEqual([104, 104, 104, 104])
    expect(await balance()).toBe(before)
  })

  test('whose money ends half way is not taken at all, and its parts say why', async () => {
    const parts = partsOf(
      NAMED_BETS.find(({ id }) => id === 'trixie')!,
      10,
    )
    const rest = await balance()
    const dear = parts.map((part, i) => ({ ...part, group: 'slip', ...(i === 1 && { stake: euro(rest) }) }))
    const { status, error } = await place(dear)
    expect([status, error.code]).toEqual([422, 111])
    expect(codesOf(error)).toEqual({ 0: 115, 1: 111 })
    expect(await balance()).toBe(rest)
  })

  test('below the least stake in one part is refused in all: the parts that were fine say that they were', async () => {
    const lucky = NAMED_BETS.find(({ id }) => id === 'lucky-15')!
    const before = await balance()
    // 1.00 over 15 lines: six cents on each single, below the minimum stake of ten.
    const parts = partsOf(lucky, 6).map(part => ({ ...part, group: 'slip' }))
    const { status, error } = await place(parts)
    expect([status, error.code, error.details?.limit]).toEqual([422, 107, 10])
    expect(codesOf(error)).toEqual({ 0: 107, 1: 107, 2: 107, 3: 107, 4: 115, 5: 115, 6: 107 })
    expect(error.errors_by_bet!['4']!.localized_message).toMatch(/another part of this bet/)
    expect(await balance()).toBe(before)
  })

  test('that is refused takes no money from the bets beside it', async () => {
    const trixie = partsOf(
      NAMED_BETS.find(({ id }) => id === 'trixie')!,
      10,
    )
    const rest = await balance()
    const single = (stake: number): DraftBetWire => ({
      type: 'single',
      stake: euro(stake),
      selections: legs(1),
    })
    const [first, second] = trixie.map(part => ({ ...part, group: 'slip' }))
    const dear = { ...first!, stake: euro(2_000) }
    const broken = { ...second!, stake: euro(rest) }
    const { status, data, error } = await place([dear, single(20), broken, single(rest - 1_020)])
    expect([status, codesOf(error)]).toEqual([200, { 0: 115, 2: 111 }])
    expect(data!.map(({ stake }) => stake.value)).toEqual([20, rest - 1_020])
  })

  test('and another are two groups, each decided for itself', async () => {
    const trixie = partsOf(
      NAMED_BETS.find(({ id }) => id === 'trixie')!,
      10,
    )
    const good = trixie.map(part => ({ ...part, group: 'a' }))
    const bad = trixie.map(part => ({ ...part, group: 'b', stake: euro(1) }))
    const { status, data, error } = await place([...bad, ...good])
    expect([status, data!.length, codesOf(error)]).toEqual([200, 2, { 0: 107, 1: 107 }])
  })

  test('of bets that are no group, money that ends half way pays for the first, and the others say so', async () => {
    const parts = partsOf(
      NAMED_BETS.find(({ id }) => id === 'trixie')!,
      10,
    )
    const rest = await balance()
    const dear = parts.map((part, i) => (i === 1 ? { ...part, stake: euro(rest) } : part))
    const { status, data, error } = await place(dear)
    expect([status, data!.length, error.errors_by_bet!['1']!.code]).toEqual([200, 1, 111])
    expect(await balance()).toBe(rest - 30)
  })
})

test('a quick bet is stored as one', async () => {
  const { data } = await place([{ type: 'single', stake: euro(10), selections: legs(1) }], true)
  const { meta } = await api.db
    .selectFrom('bets')
    .select('meta')
    .where('id', '=', (data as BetWire[])[0]!.id)
    .executeTakeFirstOrThrow()
  expect(meta).toEqual({ device_id: 'device-0001', quick: true, type: 'named' })
})

test('the books agree to the cent', async () => {
  expect(await checkLedger(api.db)).toEqual([])
})
