import { expect, test } from 'vitest'
import { SlipView } from './SlipView.tsx'
import { anOutcome, aTicketDesk } from './ticketDesk.tsx'
import { typeChoices } from './typeChoices.ts'

const legs = [anOutcome('1', 2050), anOutcome('2', 1720), anOutcome('3', 3100), anOutcome('4', 1900)]
const [first, second, third] = legs as [(typeof legs)[0], (typeof legs)[0], (typeof legs)[0]]
const dock = <SlipView place="dock" />

test('[SYSTEM-2] a system shows every size, its lines, what a line costs and what it pays at least and at most', () => {
  const { pick, stake, slip, words } = aTicketDesk()
  pick(...legs)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system', systemId: '2/4' })
  stake(3000)
  expect(words(dock)).toMatch(/2\/4 3\/4 6 lines\. Any 2 winners pay\. With only 2, at least €16\.34\./)
  expect(words(dock)).toMatch(/Stake €30\.00 Lines 6 × €5\.00 Returns up to €141\.33/)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system', systemId: '3/4' })
  expect(words(dock)).toContain('4 lines. Any 3 winners pay.')
})

test('[TYPE-3] two picks make no system yet: the type stays in sight and says how many are missing', () => {
  const { pick, words, draw } = aTicketDesk()
  pick(first, second)
  expect(words(dock)).toContain('System: add 1 more pick.')
  expect(draw(dock)).toMatch(/value="system"|aria-disabled="true" aria-describedby/)
})

test('[TYPE-4] a type that a rule refuses offers the picks whose going makes it possible', () => {
  const { pick, slip, words } = aTicketDesk()
  slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true, oddin: true } })
  pick(...legs.slice(0, 3), anOutcome('5', 1500, { provider: 'oddin', outcomeName: 'Team Fog' }))
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  const system = typeChoices(slip.getState()).find(choice => choice.type === 'system')
  expect(system?.refusal).toMatchObject({ rule: 'SLIP-8', says: 'slip.no-system' })
  expect(words(dock)).toMatch(/System: Esports picks cannot stand in a system\. Remove Team Fog/)
  system?.refusal?.fixes[0]?.events.forEach(slip.dispatch)
  expect(slip.getState().bets).toMatchObject([{ type: 'system', selections: { length: 3 } }])
})

test('[SLIP-5] a way that leads nowhere is not offered', () => {
  const { pick, slip } = aTicketDesk()
  pick(first, second)
  const single = typeChoices(slip.getState()).find(choice => choice.type === 'single')
  expect(single?.refusal).toMatchObject({ rule: 'SLIP-5', fixes: [] })
})

test('[TYPE-1] several singles have a stake each, and one field for all of them', () => {
  const { pick, slip, words, draw } = aTicketDesk()
  slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  pick(first, second, third)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  slip.dispatch({ type: 'stake-set', stake: 500, source: 'stake' })
  const betId = slip.getState().bets[1]!.id
  slip.dispatch({ type: 'stake-set', betId, stake: 1000, source: 'stake' })
  expect(words(dock)).toMatch(/Stake € Returns €10\.25 .*Stake € Returns €17\.20 .*Stake € Returns €15\.50/)
  expect(draw(dock)).toContain('aria-label="Stake on Home 2"')
  expect(words(dock)).toMatch(/Stake €20\.00 Bets 3 Returns €42\.95/)
})

test('[SLIP-13] the field for what the bettor wants to win drives the stake and shows what it pays otherwise', () => {
  const { pick, stake, slip, draw, words } = aTicketDesk()
  pick(first)
  stake(1000)
  expect(draw(dock)).toMatch(
    /value="20\.50" aria-label="To win, stake included"|aria-label="To win, stake included"[^>]*value="20\.50"/,
  )
  slip.dispatch({ type: 'potential-win-set', betId: slip.getState().bets[0]!.id, potentialWin: 10_000 })
  expect(words(dock)).toMatch(/Stake €48\.78 Odds 2\.05 Returns €100\.00/)
})

test('[MONEY-3] a small stake in crypto is shown in the same part of it everywhere', () => {
  const { pick, slip, words } = aTicketDesk()
  slip.dispatch({
    type: 'currency-changed',
    currency: { code: 'BTC' as never, subunits: 100_000_000, fiat: false },
  })
  pick(first)
  slip.dispatch({ type: 'stake-set', stake: 5_000, source: 'stake' })
  expect(words(dock).replaceAll('\u00a0', ' ')).toMatch(
    /Stake uBTC .*Stake 50\.00 uBTC Odds 2\.05 Returns 102\.50 uBTC/,
  )
})

test('[ACCEPT-1] the three ways to take moved prices are words to choose from', () => {
  const { pick, words } = aTicketDesk()
  pick(first)
  expect(words(dock)).toMatch(/If a price moves Always ask me Take higher, ask if lower Take any price/)
})

test('[TERMS-1] before placing, a bet says in plain words how it is settled: the main sentence first, each leg on request', () => {
  const { pick, words, draw } = aTicketDesk()
  pick(first)
  expect(words(dock)).toMatch(/How this bet is settled Wins if Home 1 ends ahead\./)
  pick(second)
  expect(words(dock)).toMatch(
    /How this bet is settled All 2 legs must win\. .*Home 1 .*Home 2 .*One lost leg loses the whole bet\./,
  )
  expect(draw(dock)).toContain('<details class')
})
