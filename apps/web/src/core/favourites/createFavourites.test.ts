import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFavouritesDesk } from './testDesk.ts'

const LOST = { ok: false } as const
const REFUSED = { ok: false, status: 500 } as const

test('a mark counts at once, before the server has answered', async () => {
  const desk = await aFavouritesDesk()
  desk.toggle('m1')
  expect(desk.shown()).toEqual(['m1'])
  await desk.answer()
  expect([desk.shown(), desk.sent, desk.told]).toEqual([['m1'], ['add m1'], []])
})

test.each([
  [REFUSED, 'failed'],
  [LOST, 'offline'],
  [{ ok: false, status: 404 }, 'gone'],
  [{ ok: false, status: 422, code: 130 }, 'full'],
] as const)('what the server does not take (%j) goes back, and an alert says why: %s', async (reply, why) => {
  const desk = await aFavouritesDesk(['old'])
  desk.toggle('m1')
  await desk.answer(reply)
  expect([desk.shown(), desk.told]).toEqual([['old'], [why]])
  desk.toggle('old')
  expect(desk.shown()).toEqual([])
  await desk.answer(reply)
  expect(desk.shown()).toEqual(['old'])
})

test('two quick taps end where they began, with one change after the other', async () => {
  const desk = await aFavouritesDesk()
  desk.toggle('m1')
  desk.toggle('m1')
  expect([desk.shown(), desk.sent]).toEqual([[], ['add m1']])
  await desk.answer()
  expect(desk.sent).toEqual(['add m1', 'remove m1'])
  await desk.answer()
  expect(desk.shown()).toEqual([])
})

test('three quick taps need one change', async () => {
  const desk = await aFavouritesDesk()
  for (let tap = 0; tap < 3; tap++) desk.toggle('m1')
  await desk.answer()
  expect([desk.shown(), desk.sent]).toEqual([['m1'], ['add m1']])
})

test('taken back while its answer was lost, it is taken away all the same', async () => {
  const desk = await aFavouritesDesk()
  desk.toggle('m1')
  desk.toggle('m1')
  await desk.answer(LOST)
  expect([desk.sent, desk.told]).toEqual([['add m1', 'remove m1'], []])
})

test('a list that was asked for before a mark does not undo it', async () => {
  const desk = await aFavouritesDesk([], { isListHeld: true })
  desk.toggle('m1')
  await desk.answer()
  await desk.giveList(['old'])
  expect(desk.shown()).toEqual(['old', 'm1'])
})

test('whoever is signed out is asked to sign in, and the tap is done once they are', async () => {
  const desk = await aFavouritesDesk([], { isSignedOut: true })
  expect(desk.favourites.of('matches')).toEqual({ kind: 'signed-out' })
  desk.toggle('m1')
  expect([desk.asksToSignIn(), desk.sent]).toEqual(['favourite', []])
  await desk.signIn()
  expect(desk.shown()).toEqual(['m1'])
  await desk.answer()
  expect([desk.shown(), desk.sent]).toEqual([['m1'], ['add m1']])
})

test('closing the sign-in dialog takes the tap back', async () => {
  const desk = await aFavouritesDesk([], { isSignedOut: true })
  desk.toggle('m1')
  desk.session.closeSignIn()
  await desk.signIn()
  expect([desk.shown(), desk.sent]).toEqual([[], []])
})

test('a tap before it is known who is here waits, and asks nobody to sign in who is', async () => {
  const desk = await aFavouritesDesk([], { isUnknown: true })
  desk.toggle('m1')
  expect(desk.asksToSignIn()).toBeUndefined()
  await desk.start()
  await desk.answer()
  expect([desk.sent, desk.asksToSignIn()]).toEqual([['add m1'], undefined])
})

test('signed out, nothing of the player stays', async () => {
  const desk = await aFavouritesDesk(['m1'])
  await desk.session.signOut()
  expect(desk.favourites.of('matches')).toEqual({ kind: 'signed-out' })
  expect(desk.favourites.has('matches', 'm1')).toBe(false)
})

test('other tabs of the same player follow, those of another do not', async () => {
  const desk = await aFavouritesDesk()
  desk.toggle('m1')
  await desk.answer()
  expect(desk.posted).toEqual([{ player: '7', type: 'matches', id: 'm1', isFavourite: true }])
  desk.fromTab({ player: '7', type: 'matches', id: 'm2', isFavourite: true })
  desk.fromTab({ player: '8', type: 'matches', id: 'm3', isFavourite: true })
  expect(desk.shown()).toEqual(['m1', 'm2'])
})

test('a balance that moves is no news of favourites', async () => {
  const desk = await aFavouritesDesk()
  let news = 0
  desk.favourites.subscribe(() => news++)
  desk.balance('EUR', 1, 99)
  expect(news).toBe(0)
})

test('a list that could not be had says so, and is asked for again', async () => {
  const desk = await aFavouritesDesk([], { isListHeld: true })
  await desk.giveList(undefined)
  expect(desk.favourites.of('matches')).toEqual({ kind: 'failed' })
  desk.favourites.ask('matches')
  await desk.giveList(['m1'])
  expect(desk.shown()).toEqual(['m1'])
})

test('in any order of taps, answers and refusals, what is shown in the end is what the server holds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constantFrom('tap m1', 'tap m2'), fc.constantFrom('ok', 'refused', 'lost')), {
        maxLength: 24,
      }),
      async steps => {
        const desk = await aFavouritesDesk(['m2'])
        for (const step of steps) {
          if (step.startsWith('tap')) desk.toggle(step.slice(4))
          else if (step === 'ok') await desk.answer()
          else if (step === 'refused') await desk.answer(REFUSED)
          else if (step === 'lost') await desk.answer(LOST)
        }
        while (desk.waits()) await desk.answer()
        expect(desk.shown().toSorted()).toEqual([...desk.held].toSorted())
      },
    ),
    { numRuns: 300 },
  )
})
