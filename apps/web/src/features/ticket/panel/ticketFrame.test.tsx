import { expect, test } from 'vitest'
import { SlipBar } from './SlipBar.tsx'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'
import { TicketDock } from './TicketDock.tsx'

const first = anOutcome('7', 2100)
const second = anOutcome('8', 3010)

test('the bar shows odds, stake and returns only while something is picked', () => {
  const { pick, words } = createTicketFixture()
  expect(words(<SlipBar onOpen={() => {}} />)).toBe('')
  pick(first, second)
  expect(words(<SlipBar onOpen={() => {}} />)).toBe(' 2 Odds 6.32 Stake €0.00 Returns €0.00 Open slip ')
})

test('[2.3] the panel has two tabs; where My bets is hidden the slip is all there is', () => {
  const { slip, words } = createTicketFixture()
  slip.panel.showTab('MY_BETS')
  expect(words(<TicketDock myBets="mine" openBets={3} />)).toBe(' Bet slip My bets 3 mine ')
  expect(words(<TicketDock myBets="mine" isMyBetsVisible={false} />)).toContain('Your bet slip is empty')
})
