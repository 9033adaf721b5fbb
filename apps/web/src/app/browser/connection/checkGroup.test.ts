import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { checkGroup } from './checkGroup.ts'

const check = { group_id: 'vip', platform_url: 'https://platform.example/' }

/** Where a visitor is sent for this sequence of session states. */
function sentBy(states: readonly object[]): string[] {
  const store = createStore<object>(() => states[0]!)
  const left: string[] = []
  checkGroup({ session: store as never, check, leave: href => left.push(href) })
  for (const state of states.slice(1)) store.setState(state, true)
  return left
}
const player = (...groups: string[]) => ({ status: 'LOGGED_IN', player: { groups } })

test.each([
  ['nobody is signed in', { status: 'NOT_LOGGED_IN' }, true],
  ['a player is in no group', player(), true],
  ['a player is in another group', player('gold'), true],
  ['a player is in the group', player('gold', 'vip'), false],
  ['it is not known who is here', { status: 'UNKNOWN' }, false],
  ['the server is being asked', { status: 'PENDING' }, false],
])('[2.6] with the check on, when %s, the platform takes over: %o, %s', (_, state, isSent) => {
  expect(sentBy([{ status: 'UNKNOWN' }, state])).toEqual(isSent ? ['https://platform.example/'] : [])
})

test('[2.6] who signs out is sent away, too', () => {
  expect(sentBy([player('vip'), { status: 'NOT_LOGGED_IN' }])).toHaveLength(1)
})

test('without the check everybody stays', () => {
  const store = createStore(() => ({ status: 'NOT_LOGGED_IN' }))
  const left: string[] = []
  checkGroup({ session: store as never, check: undefined, leave: href => left.push(href) })
  expect(left).toEqual([])
})
