import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFavouritesFixture } from './testing/createFavouritesFixture.ts'

const LOST = { ok: false } as const
const REFUSED = { ok: false, status: 500 } as const

test('a mark counts at once, before the server has answered', async () => {
  const fixture = await createFavouritesFixture()
  fixture.toggle('m1')
  expect(fixture.shown()).toEqual(['m1'])
  await fixture.answer()
  expect([fixture.shown(), fixture.sent, fixture.refusals]).toEqual([['m1'], ['add m1'], []])
})

test.each([
  [REFUSED, 'failed'],
  [LOST, 'offline'],
  [{ ok: false, status: 404 }, 'gone'],
  [{ ok: false, status: 422, code: 130 }, 'full'],
] as const)(
  'a change that the server refuses (%j) is undone, and an alert gives the reason: %s',
  async (reply, why) => {
    const fixture = await createFavouritesFixture(['old'])
    fixture.toggle('m1')
    await fixture.answer(reply)
    expect([fixture.shown(), fixture.refusals]).toEqual([['old'], [why]])
    fixture.toggle('old')
    expect(fixture.shown()).toEqual([])
    await fixture.answer(reply)
    expect(fixture.shown()).toEqual(['old'])
  },
)

test('two quick taps end where they began, with one change after the other', async () => {
  const fixture = await createFavouritesFixture()
  fixture.toggle('m1')
  fixture.toggle('m1')
  expect([fixture.shown(), fixture.sent]).toEqual([[], ['add m1']])
  await fixture.answer()
  expect(fixture.sent).toEqual(['add m1', 'remove m1'])
  await fixture.answer()
  expect(fixture.shown()).toEqual([])
})

test('three quick taps need one change', async () => {
  const fixture = await createFavouritesFixture()
  for (let tap = 0; tap < 3; tap++) fixture.toggle('m1')
  await fixture.answer()
  expect([fixture.shown(), fixture.sent]).toEqual([['m1'], ['add m1']])
})

test('a mark withdrawn while its answer was lost is removed', async () => {
  const fixture = await createFavouritesFixture()
  fixture.toggle('m1')
  fixture.toggle('m1')
  await fixture.answer(LOST)
  expect([fixture.sent, fixture.refusals]).toEqual([['add m1', 'remove m1'], []])
})

test('a list requested before a mark does not undo it', async () => {
  const fixture = await createFavouritesFixture([], { isListByHand: true })
  fixture.toggle('m1')
  await fixture.answer()
  await fixture.giveList(['old'])
  expect(fixture.shown()).toEqual(['old', 'm1'])
})

test('a signed-out visitor gets the sign-in dialog, and the tap counts after the sign-in', async () => {
  const fixture = await createFavouritesFixture([], { isSignedOut: true })
  expect(fixture.favourites.of('matches')).toEqual({ kind: 'signed-out' })
  fixture.toggle('m1')
  expect([fixture.signInReason(), fixture.sent]).toEqual(['favourite', []])
  await fixture.signIn()
  expect(fixture.shown()).toEqual(['m1'])
  await fixture.answer()
  expect([fixture.shown(), fixture.sent]).toEqual([['m1'], ['add m1']])
})

test('closing the sign-in dialog takes the tap back', async () => {
  const fixture = await createFavouritesFixture([], { isSignedOut: true })
  fixture.toggle('m1')
  fixture.session.closeSignIn()
  await fixture.signIn()
  expect([fixture.shown(), fixture.sent]).toEqual([[], []])
})

test('a tap before the session is known waits, and a signed-in player gets no dialog', async () => {
  const fixture = await createFavouritesFixture([], { isUnknown: true })
  fixture.toggle('m1')
  expect(fixture.signInReason()).toBeUndefined()
  await fixture.start()
  await fixture.answer()
  expect([fixture.sent, fixture.signInReason()]).toEqual([['add m1'], undefined])
})

test('after a sign-out nothing of the player remains', async () => {
  const fixture = await createFavouritesFixture(['m1'])
  await fixture.session.signOut()
  expect(fixture.favourites.of('matches')).toEqual({ kind: 'signed-out' })
  expect(fixture.favourites.has('matches', 'm1')).toBe(false)
})

test('other tabs of the same player follow, those of another do not', async () => {
  const fixture = await createFavouritesFixture()
  fixture.toggle('m1')
  await fixture.answer()
  expect(fixture.posted).toEqual([{ player: '7', type: 'matches', id: 'm1', isFavourite: true }])
  fixture.fromTab({ player: '7', type: 'matches', id: 'm2', isFavourite: true })
  fixture.fromTab({ player: '8', type: 'matches', id: 'm3', isFavourite: true })
  expect(fixture.shown()).toEqual(['m1', 'm2'])
})

test('a balance that moves is no news of favourites', async () => {
  const fixture = await createFavouritesFixture()
  let news = 0
  fixture.favourites.subscribe(() => news++)
  fixture.balance('EUR', 1, 99)
  expect(news).toBe(0)
})

test('a list that could not be loaded shows it, and is requested again', async () => {
  const fixture = await createFavouritesFixture([], { isListByHand: true })
  await fixture.giveList(undefined)
  expect(fixture.favourites.of('matches')).toEqual({ kind: 'failed' })
  fixture.favourites.request('matches')
  await fixture.giveList(['m1'])
  expect(fixture.shown()).toEqual(['m1'])
})

test('in any order of taps, answers and refusals, what is shown in the end is what the server holds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constantFrom('tap m1', 'tap m2'), fc.constantFrom('ok', 'refused', 'lost')), {
        maxLength: 24,
      }),
      async steps => {
        const fixture = await createFavouritesFixture(['m2'])
        for (const step of steps) {
          if (step.startsWith('tap')) fixture.toggle(step.slice(4))
          else if (step === 'ok') await fixture.answer()
          else if (step === 'refused') await fixture.answer(REFUSED)
          else if (step === 'lost') await fixture.answer(LOST)
        }
        while (fixture.waits()) await fixture.answer()
        expect(fixture.shown().toSorted()).toEqual([...fixture.held].toSorted())
      },
    ),
    { numRuns: 300 },
  )
})
