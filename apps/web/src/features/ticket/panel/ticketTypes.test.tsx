import { expect, test } from 'vitest'
import { slipTotals } from '../amounts/index.ts'
import { SlipView } from './SlipView.tsx'
import { SystemChoice, typeChoices } from '../build/index.ts'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'

const legs = [anOutcome('1', 2050), anOutcome('2', 1720), anOutcome('3', 3100), anOutcome('4', 1900)]
const [first, second, third] = legs as [(typeof legs)[0], (typeof legs)[0], (typeof legs)[0]]
const dock = <SlipView place="dock" />

test('[SYSTEM-2] a system shows every size, its lines, what a line costs and what it pays at least and at most', () => {
  const { pick, stake, slip, words } = createTicketFixture()
  pick(...legs)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system', systemId: '2/4' })
  stake(3000)
  expect(words(dock)).toMatch(
    /2\/4 3\/4 Yankee Lucky 15 6 lines\. You need at least 2 winners\. Lowest returns with 2: €16\.34\./,
  )
  expect(words(dock)).toMatch(/Stake €30\.00 Lines 6 × €5\.00 Returns up to €141\.33/)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system', systemId: '3/4' })
  expect(words(dock)).toContain('4 lines. You need at least 3 winners.')
})

test('[NAMED-1] a named bet is one tap, shows what it is made of, and shares its stake over all lines', () => {
  const { pick, stake, slip, words, session } = createTicketFixture()
  const { betting } = session.getState()
  session.setState({ status: 'LOGGED_IN', betting: { ...betting, multiSingle: { betradar: true } } })
  pick(...legs)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system', named: 'lucky-15' })
  stake(1500)
  expect(words(dock)).toMatch(
    /15 lines\. You need at least 1 winner\. Made up of 4 singles, 6 doubles, 4 trebles, 1 fourfold, each a separate bet\./,
  )
  expect(words(dock)).toMatch(/Stake €15\.00 Lines 15 × €1\.00 Returns up to .* Place Lucky 15 · €15\.00/)
})

test('[PLACE-9] a stake that a limit would refuse is named before it is sent: of a named bet, by what each part needs', () => {
  const { pick, stake, slip, words, session } = createTicketFixture()
  const { betting } = session.getState()
  const limits = { EUR: { minStake: 10, maxStake: 1_000_000, maxWin: 50_000_000 } }
  session.setState({ status: 'LOGGED_IN', betting: { ...betting, multiSingle: { betradar: true }, limits } })
  pick(...legs)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system', named: 'lucky-15' })
  stake(100)
  // Fifteen lines of ten cents each.
  expect(words(dock)).toContain('Minimum stake €1.50')
  stake(150)
  expect(words(dock)).toContain('Place Lucky 15 · €1.50')
  slip.dispatch({ type: 'bet-type-chosen', betType: 'combo' })
  stake(1_000_001)
  expect(words(dock)).toContain('Maximum stake €10,000.00')
})

test('[NAMED-5] a named bet that a rule refuses stays in sight with the rule’s words', () => {
  const { pick, slip, words } = createTicketFixture()
  pick(...legs)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system', systemId: '2/4' })
  expect(words(dock)).toContain('Lucky 15: These selections can only be placed one at a time.')
})

test('[CUSTOM-3] a custom bet has one price above its legs, needs confirmation when it moves, and its legs have none', () => {
  const { slip, words, draw } = createTicketFixture()
  const over = anOutcome('1', 1900, { marketId: 18, specifier: 'total=2.5', outcomeName: 'Over 2.5' })
  slip.dispatch({ type: 'custom-bet-set', selections: [first, over], customOdds: 3400 as never })
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  expect(words(dock)).toMatch(/Bet builder Home 1 – Away 1 3\.40 Edit Home 1 Full-time result Home 1/)
  expect(words(dock)).toContain('A bet builder bet always asks before it accepts new odds.')
  expect(draw(dock)).not.toContain('aria-label="Remove Over 2.5"')
  slip.dispatch({ type: 'custom-odds-moved', betId: 'custom_bet', odds: 3200 as never })
  expect(words(dock)).toMatch(
    /Odds dropped on 1 selection\. Returns are now €32\.00, not €34\.00\..* Accept 3\.20/,
  )
  slip.dispatch({ type: 'custom-odds-moved', betId: 'custom_bet', odds: null })
  expect(words(dock)).toMatch(
    /This combination has no odds right now\. Build it again, or remove it\. Edit Remove bet .*Rebuild or remove the bet builder bet/,
  )
})

test('[TYPE-3] two picks make no system yet: the type stays visible and shows how many are missing', () => {
  const { pick, words, draw } = createTicketFixture()
  pick(first, second)
  expect(words(dock)).toContain('System: add 1 more selection.')
  expect(draw(dock)).toMatch(/value="system"|aria-disabled="true" aria-describedby/)
})

test('[TYPE-4] a type that a rule refuses offers the picks whose going makes it possible', () => {
  const { pick, slip, words } = createTicketFixture()
  slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true, oddin: true } })
  pick(...legs.slice(0, 3), anOutcome('5', 1500, { provider: 'oddin', outcomeName: 'Team Fog' }))
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  const system = typeChoices(slip.getState()).find(choice => choice.type === 'system')
  expect(system?.refusal).toMatchObject({ rule: 'SLIP-8', message: 'slip.no-system' })
  expect(words(dock)).toMatch(/System: Esports selections can’t be used in a system\. Remove Team Fog/)
  system?.refusal?.fixes[0]?.events.forEach(slip.dispatch)
  expect(slip.getState().bets).toMatchObject([{ type: 'system', selections: { length: 3 } }])
})

test('[SLIP-5] a fix that does not help is not offered', () => {
  const { pick, slip } = createTicketFixture()
  pick(first, second)
  const single = typeChoices(slip.getState()).find(choice => choice.type === 'single')
  expect(single?.refusal).toMatchObject({ rule: 'SLIP-5', fixes: [] })
})

test('[TYPE-1] several singles have a stake each, and one field for all of them', () => {
  const { pick, slip, words, draw } = createTicketFixture()
  slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  pick(first, second, third)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  slip.dispatch({ type: 'stake-set', stake: 500, source: 'stake' })
  const betId = slip.getState().bets[1]!.id
  slip.dispatch({ type: 'stake-set', betId, stake: 1000, source: 'stake' })
  const paid = [
    ...draw(dock).matchAll(/aria-label="To win on Home \d, stake included"[^>]*value="([\d.]+)"/g),
  ]
  expect(paid.map(([, sum]) => sum)).toEqual(['10.25', '17.20', '15.50'])
  expect(draw(dock)).toContain('aria-label="Stake on Home 2"')
  expect(words(dock)).toMatch(/Stake €20\.00 Bets 3 Returns €42\.95/)
})

test('[PLACE-13] [SLIP-13] each of several singles has its own Max, and its own field for what it is to win', () => {
  const { pick, slip, words, draw } = createTicketFixture()
  slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  pick(first, second)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  slip.dispatch({ type: 'stake-set', stake: 500, source: 'stake' })
  expect(draw(dock)).toContain('aria-label="Max stake on Home 2"')
  expect(draw(dock)).toContain('aria-label="To win on Home 2, stake included"')
  const betId = slip.getState().bets[1]!.id
  slip.dispatch({ type: 'potential-win-set', betId, potentialWin: 3_440 })
  expect(words(dock)).toMatch(/Stake €25\.00 Bets 2 Returns €44\.65/)
  slip.dispatch({ type: 'availability-changed', changes: [{ ...second, marketStatus: 'missing' }] })
  expect(draw(dock)).not.toContain('aria-label="To win on Home 2, stake included"')
  expect(words(dock)).toMatch(/No longer available .*Returns – Fix leg 2 to place/)
})

test('[SLIP-13] where a whole stake cannot pay the requested win, what it pays is shown beside it', () => {
  const { pick, slip, words, draw } = createTicketFixture()
  pick(anOutcome('1', 30_000))
  const betId = slip.getState().bets[0]!.id
  const setPotentialWin = (potentialWin: number): void =>
    slip.dispatch({ type: 'potential-win-set', betId, potentialWin })
  setPotentialWin(1_000)
  expect(words(dock)).toMatch(/To win € This stake pays €9\.90\. .*Stake €0\.33 Odds 30\.00 Returns €9\.90/)
  setPotentialWin(900)
  expect(words(dock)).not.toContain('This stake pays')
  setPotentialWin(10)
  expect(words(dock)).toContain('To win € Enter at least €0.30.')
  expect(draw(dock)).toMatch(/aria-label="To win, stake included"[^>]*aria-invalid="true"/)
  setPotentialWin(30)
  expect(words(dock)).toMatch(/Stake €0\.01 Odds 30\.00 Returns €0\.30/)
})

test('[SLIP-13] the minimum win is what the minimum stake pays', () => {
  const { pick, slip, words, session } = createTicketFixture()
  const { betting } = session.getState()
  session.setState({ betting: { ...betting, limits: { EUR: { minStake: 10 } } } })
  pick(anOutcome('1', 30_000))
  slip.dispatch({ type: 'potential-win-set', betId: slip.getState().bets[0]!.id, potentialWin: 10 })
  expect(words(dock)).toContain('Enter at least €3.00.')
})

test('[SLIP-13] the field for what the bettor wants to win drives the stake and shows what it pays otherwise', () => {
  const { pick, stake, slip, draw, words } = createTicketFixture()
  pick(first)
  stake(1000)
  expect(draw(dock)).toMatch(
    /value="20\.50" aria-label="To win, stake included"|aria-label="To win, stake included"[^>]*value="20\.50"/,
  )
  slip.dispatch({ type: 'potential-win-set', betId: slip.getState().bets[0]!.id, potentialWin: 10_000 })
  expect(words(dock)).toMatch(/Stake €48\.78 Odds 2\.05 Returns €100\.00/)
})

test('[MONEY-3] a small stake in crypto is shown in the same part of it everywhere', () => {
  const { pick, slip, words } = createTicketFixture()
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
  const { pick, words } = createTicketFixture()
  pick(first)
  expect(words(dock)).toMatch(/If odds change Always ask me Accept higher, ask if lower Accept any odds/)
})

test('[TERMS-1] before placing, a bet explains in plain words how it is settled: the main sentence first, each leg on request', () => {
  const { pick, words, draw } = createTicketFixture()
  pick(first)
  expect(words(dock)).toMatch(/How this bet is settled Wins if Home 1 ends ahead\./)
  pick(second)
  expect(words(dock)).toMatch(
    /How this bet is settled All 2 legs must win\. .*Home 1 .*Home 2 .*One lost leg loses the whole bet\./,
  )
  expect(draw(dock)).toContain('<details class')
})

test('[SYSTEM-2] every named bet that a rule excludes is named with its own reason', () => {
  const { pick, slip, words, draw } = createTicketFixture()
  pick(...legs)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system' })
  const choice = () => <SystemChoice bet={slip.getState().bets[0]!} totals={slipTotals(slip.getState())} />
  expect(draw(choice()).match(/aria-describedby="[^"]+-slip.one-single"[^>]*>Lucky 15</)).not.toBeNull()
  expect(words(choice())).toMatch(/Lucky 15: These selections/)
  pick(legs[3]!, anOutcome('1', 1500, { marketId: 2, outcomeName: 'Over 2.5' }))
  expect(draw(choice()).match(/aria-describedby="[^"]+-slip.same-match"/g)?.length).toBe(2)
  expect(words(choice())).toContain('Yankee, Lucky 15: Two selections from one match can’t be combined.')
})

test('[SLIP-32] picks that depend on each other are named as such before they are placed', () => {
  const { pick, words } = createTicketFixture()
  const league = { tournamentId: '7', competitorIds: [] }
  pick(anOutcome('1', 5000, { outcomeId: 'c1', contest: { ...league, type: 'outright' } }))
  pick(anOutcome('2', 2000, { contest: { ...league, type: 'match', competitorIds: ['c1', 'c2'] } }))
  expect(words(dock)).toContain('These selections are related and can’t be combined.')
})

test('the tabs of the types are short enough for a phone, and German has one word for the bet builder', () => {
  const over = anOutcome('1', 1900, { marketId: 18, specifier: 'total=2.5', outcomeName: 'Over 2.5' })
  for (const [locale, tab, name] of [
    ['en', 'Builder', 'Bet builder'],
    ['de', 'Baukasten', 'Wettbaukasten'],
  ] as const) {
    const { slip, words } = createTicketFixture(locale)
    slip.dispatch({ type: 'custom-bet-set', selections: [first, over], customOdds: 3400 as never })
    expect(words(dock)).toMatch(new RegExp(`System ${tab} .*${name} Home 1`))
    expect(words(dock)).not.toMatch(/Wettbauer|igene Wette/)
  }
})

test('arabic counts two legs as two', () => {
  const { pick, stake, refuse, words } = createTicketFixture('ar')
  pick(first, second)
  stake(1000)
  const refusals = [first, second].map(leg => ({ kind: 'leg-unavailable', code: 1, leg }) as const)
  refuse({ kind: 'refused', code: 1, byBet: {}, refusals })
  expect(words(dock)).toContain('يحتاجان إلى انتباهك')
})
