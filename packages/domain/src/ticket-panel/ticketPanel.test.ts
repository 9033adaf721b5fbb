import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { TicketPanelState, TicketPanelEvent } from './index.ts'
import { CLOSED_PANEL, reduceTicketPanel, TICKET_TABS, visibleTab } from './index.ts'

const OPEN: TicketPanelState = { tab: 'BET_SLIP', isOpen: true }
const OPEN_AT_BETS: TicketPanelState = { tab: 'MY_BETS', isOpen: true }
const CLOSED_AT_BETS: TicketPanelState = { tab: 'MY_BETS', isOpen: false }

function picks(before: number, now: number, isRead = false): TicketPanelEvent {
  return { type: 'picks-changed', before, now, isRead }
}

describe('selections', () => {
  test.each([CLOSED_PANEL, CLOSED_AT_BETS, OPEN_AT_BETS])(
    '[PANEL-1] from 0 selections to more %j opens on the bet slip tab',
    panel => {
      expect(reduceTicketPanel(panel, picks(0, 1))).toEqual(OPEN)
      expect(reduceTicketPanel(panel, picks(0, 3, true))).toEqual(OPEN)
    },
  )

  test('[PANEL-1] one more selection leaves a closed panel closed', () => {
    expect(reduceTicketPanel(CLOSED_AT_BETS, picks(1, 2))).toBe(CLOSED_AT_BETS)
    expect(reduceTicketPanel(OPEN_AT_BETS, picks(2, 1))).toBe(OPEN_AT_BETS)
  })

  test('[PANEL-2] at 0 selections it closes and keeps its tab', () => {
    expect(reduceTicketPanel(OPEN, picks(1, 0))).toEqual(CLOSED_PANEL)
    expect(reduceTicketPanel(OPEN_AT_BETS, picks(3, 0))).toEqual(CLOSED_AT_BETS)
    expect(reduceTicketPanel(CLOSED_PANEL, picks(1, 0))).toBe(CLOSED_PANEL)
  })

  test('[PANEL-5] a placement and its receipt stay open until they are read', () => {
    expect(reduceTicketPanel(OPEN, picks(2, 0, true))).toBe(OPEN)
    expect(reduceTicketPanel(OPEN, picks(0, 0, true))).toBe(OPEN)
    expect(reduceTicketPanel(OPEN, picks(0, 0, false))).toEqual(CLOSED_PANEL)
  })
})

test.each([CLOSED_PANEL, CLOSED_AT_BETS, OPEN_AT_BETS, OPEN])(
  '[PANEL-8] the answer to a placement turns %j to the slip and opens it',
  panel => {
    expect(reduceTicketPanel(panel, { type: 'placing-answered' })).toEqual(OPEN)
    expect(reduceTicketPanel(OPEN, { type: 'placing-answered' })).toBe(OPEN)
  },
)

test('[PANEL-3] it closes on route change and keeps its tab', () => {
  expect(reduceTicketPanel(OPEN_AT_BETS, { type: 'route-changed' })).toEqual(CLOSED_AT_BETS)
  expect(reduceTicketPanel(CLOSED_PANEL, { type: 'route-changed' })).toBe(CLOSED_PANEL)
})

test.each([
  ['BET_SLIP', true, 'BET_SLIP'],
  ['MY_BETS', true, 'MY_BETS'],
  ['BET_SLIP', false, 'BET_SLIP'],
  ['MY_BETS', false, 'BET_SLIP'],
] as const)('[PANEL-4] at %s with My bets shown: %s, the tab is %s', (tab, isMyBetsVisible, shown) => {
  expect(visibleTab({ tab, isOpen: true }, isMyBetsVisible)).toBe(shown)
})

test('[PANEL-6] by hand it opens, closes and changes tabs', () => {
  expect(TICKET_TABS).toEqual(['BET_SLIP', 'MY_BETS'])
  expect(reduceTicketPanel(CLOSED_AT_BETS, { type: 'opened' })).toEqual(OPEN_AT_BETS)
  expect(reduceTicketPanel(CLOSED_AT_BETS, { type: 'opened', tab: 'BET_SLIP' })).toEqual(OPEN)
  expect(reduceTicketPanel(OPEN, { type: 'opened' })).toBe(OPEN)
  expect(reduceTicketPanel(OPEN, { type: 'closed' })).toEqual(CLOSED_PANEL)
  expect(reduceTicketPanel(OPEN, { type: 'tab-chosen', tab: 'MY_BETS' })).toEqual(OPEN_AT_BETS)
  expect(reduceTicketPanel(CLOSED_PANEL, { type: 'tab-chosen', tab: 'MY_BETS' })).toEqual(CLOSED_AT_BETS)
})

test('[PANEL-7] after a reload it is as it was stored', () => {
  expect(CLOSED_PANEL).toEqual({ tab: 'BET_SLIP', isOpen: false })
  expect(reduceTicketPanel(CLOSED_PANEL, { type: 'restored', panel: OPEN_AT_BETS })).toEqual(OPEN_AT_BETS)
  expect(reduceTicketPanel(OPEN, { type: 'restored', panel: { ...OPEN } })).toBe(OPEN)
})

test('[PANEL-2] whatever came before, no selections and nothing to read leave it closed', () => {
  const anyTab = fc.constantFrom(...TICKET_TABS)
  const anyEvent = fc.oneof<fc.Arbitrary<TicketPanelEvent>[]>(
    fc.tuple(fc.nat(3), fc.nat(3), fc.boolean()).map(([before, now, isRead]) => picks(before, now, isRead)),
    fc.constant({ type: 'route-changed' }),
    fc.constant({ type: 'placing-answered' }),
    anyTab.map(tab => ({ type: 'opened', tab })),
    anyTab.map(tab => ({ type: 'tab-chosen', tab })),
    fc.constant({ type: 'closed' }),
  )
  fc.assert(
    fc.property(fc.array(anyEvent), fc.nat(3), (events, before) => {
      const panel = events.reduce(reduceTicketPanel, CLOSED_PANEL)
      expect(reduceTicketPanel(panel, picks(before, 0))).toEqual({ tab: panel.tab, isOpen: false })
    }),
    { numRuns: 300 },
  )
})
