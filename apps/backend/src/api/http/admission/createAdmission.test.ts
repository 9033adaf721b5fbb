import { expect, test } from 'vitest'
import { createAdmission, type Admission } from './createAdmission.ts'

const STILL = { clock: { now: () => 0 }, waitMs: 400 }

function enter(admission: Admission, who: string) {
  const entry = admission.enter(who)
  if (entry.kind !== 'admitted') throw new Error(`${who} was turned away: ${entry.kind}`)
  return entry
}

test('so many run, so many wait in order, and the next is turned away at once', async () => {
  const admission = createAdmission({ ...STILL, running: 1, waiting: 2, each: 9 })
  const [first, second, third] = ['a', 'b', 'c'].map(who => enter(admission, who))
  const started: string[] = []
  const waits = [second, third].map((slot, index) =>
    slot!.start.then(() => started.push(index === 0 ? 'b' : 'c')),
  )
  await first!.start
  expect(admission.enter('d')).toEqual({ kind: 'full' })
  expect(started).toEqual([])
  first!.leave()
  await waits[0]
  expect(started).toEqual(['b'])
  const fourth = enter(admission, 'd')
  expect(admission.enter('e')).toEqual({ kind: 'full' })
  second!.leave()
  await waits[1]
  third!.leave()
  await fourth.start
  fourth.leave()
  expect(started).toEqual(['b', 'c'])
  await enter(admission, 'e').start
})

test('a client has a limited number of concurrent requests, whatever others have', () => {
  const admission = createAdmission({ ...STILL, running: 9, waiting: 9, each: 2 })
  const first = enter(admission, 'dana')
  enter(admission, 'dana')
  expect(admission.enter('dana')).toEqual({ kind: 'overQuota' })
  enter(admission, 'emil')
  first.leave()
  enter(admission, 'dana')
  expect(admission.enter('dana')).toEqual({ kind: 'overQuota' })
})

test('while the first in the queue has waited too long no other joins it; once it is served others may', () => {
  let now = 0
  const admission = createAdmission({
    clock: { now: () => now },
    running: 1,
    waiting: 9,
    waitMs: 400,
    each: 9,
  })
  const first = enter(admission, 'a')
  enter(admission, 'b')
  now = 400
  enter(admission, 'c')
  now = 401
  expect(admission.enter('d')).toEqual({ kind: 'full' })
  first.leave()
  enter(admission, 'd')
})
