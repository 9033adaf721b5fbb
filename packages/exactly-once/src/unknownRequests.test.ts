import { expect, test } from 'vitest'
import { createManualClock } from './testing/manualClock.ts'
import { createUnknownRequests } from './unknownRequests.ts'

interface StoredItem {
  readonly key: string
  readonly player: string
  readonly startedAt: number
}

/** Requests whose results the test reports, in a browser with the given orphans. */
function unknownOnes(orphans: readonly StoredItem[] = []) {
  const clock = createManualClock()
  const log: string[] = []
  const ends = new Map<string, () => void>()
  let player: string | undefined = 'ada'
  let signIn = (): void => {}
  let signOut = (): void => {}
  const requests = createUnknownRequests<StoredItem>({
    clock,
    player: () => player,
    onSignedIn(listener) {
      signIn = listener
      return () => (signIn = () => {})
    },
    onSignedOut(listener) {
      signOut = listener
      return () => (signOut = () => {})
    },
    storage: {
      put: ({ key }) => log.push(`put ${key}`) > 0,
      remove: key => void log.push(`remove ${key}`),
      orphans: () => Promise.resolve(orphans),
    },
    carry({ key }, resumption, onEnd) {
      log.push(`${resumption} ${key}`)
      ends.set(key, onEnd)
      return {
        key,
        isUnderWay: () => true,
        isPreparing: () => false,
        leave: () => void log.push(`leave ${key}`),
        stop: () => void log.push(`stop ${key}`),
      }
    },
    onTooOld: ({ key }) => void log.push(`too old ${key}`),
    onChange: waiting => void log.push(`waiting ${waiting.map(({ key }) => key).join()}`),
  })
  return {
    ...requests,
    clock,
    log,
    of: (key: string, by = 'ada'): StoredItem => ({ key, player: by, startedAt: clock.now() }),
    end: (key: string) => ends.get(key)?.(),
    signInAs(who: string | undefined) {
      player = who
      if (who) signIn()
      else signOut()
    },
    /** The events since the last call. */
    took: () => log.splice(0),
  }
}

test('[PLACE-34] it waits for its player, and is repeated once while they are here', () => {
  const { add, of, took, signInAs, end, has } = unknownOnes()
  signInAs('bob')
  add(of('a'))
  expect(took()).toEqual(['waiting a', 'put a'])
  signInAs('ada')
  signInAs('ada')
  expect(took()).toEqual(['send a'])
  signInAs(undefined)
  expect(took()).toEqual(['leave a'])
  signInAs('ada')
  end('a')
  expect([took(), has('a')]).toEqual([['send a', 'stop a', 'waiting ', 'remove a'], false])
})

test('one that is too old to repeat is reported to its player, and dropped', async () => {
  const { add, of, took, signInAs, clock } = unknownOnes()
  signInAs(undefined)
  add(of('a'))
  await clock.pass(3_600_001)
  took()
  signInAs('bob')
  expect(took()).toEqual([])
  signInAs('ada')
  expect(took()).toEqual(['waiting ', 'remove a', 'too old a'])
})

test('what closed pages left is taken by its player only', async () => {
  const clock = createManualClock()
  const left = (key: string, player: string): StoredItem => ({ key, player, startedAt: clock.now() })
  const { adopt, took } = unknownOnes([left('a', 'ada'), left('b', 'bob')])
  await adopt()
  expect(took()).toEqual(['waiting a', 'put a', 'send a'])
})

test('before it is adopted at the first time, a sign-in takes nothing', async () => {
  const clock = createManualClock()
  const { signInAs, took } = unknownOnes([{ key: 'a', player: 'ada', startedAt: clock.now() }])
  signInAs('ada')
  await clock.settle()
  expect(took()).toEqual([])
})

test('a first request that was refused drops it only while its key was not repeated', () => {
  const { add, of, dropRefused, signInAs, has } = unknownOnes()
  signInAs(undefined)
  add(of('a'))
  expect([dropRefused('a'), has('a'), dropRefused('a')]).toEqual([true, false, false])
  add(of('b'))
  signInAs('ada')
  expect([dropRefused('b'), has('b')]).toEqual([false, true])
})
