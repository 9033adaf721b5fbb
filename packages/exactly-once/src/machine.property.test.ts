import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBettor } from './testing/aBettor.ts'
import type { Fate, LookFate, Verdict } from './testing/backEnd.ts'

const fate = fc.constantFrom<Fate>(
  'answered',
  'request lost',
  'request hangs',
  'answer lost',
  'answer hangs',
  'answered late',
  'arrives late',
  'refused on the way',
  'refused on the way, late',
)
const lookFate = fc.constantFrom<LookFate>('answered', 'answered late', 'lost', 'hangs')
const verdict = fc.constantFrom<Verdict>('done', 'refused', 'accepted, then done', 'accepted, then refused')
type Step =
  | { readonly do: 'tap' | 'reconnect' | 'sign out' | 'reload' | 'fill storage' }
  | { readonly do: 'sign in'; readonly who: string }
  | { readonly do: 'pass' | 'sleep' | 'set clock back'; readonly ms: number }
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ do: fc.constantFrom('tap', 'tap', 'reconnect', 'sign out', 'reload', 'fill storage') }),
    fc.record({ do: fc.constant('sign in'), who: fc.constantFrom('ada', 'ada', 'bob') }),
    fc.record({ do: fc.constant('sleep'), ms: fc.constantFrom(20_000, 130_000, 4_000_000) }),
    fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(0, 300, 1_600, 5_000, 9_000, 30_000, 70_000) }),
    fc.record({ do: fc.constant('set clock back'), ms: fc.constantFrom(500, 20_000, 90_000, 4_000_000) }),
  ),
  { maxLength: 25 },
)

async function run(bettor: ReturnType<typeof aBettor>, step: Step): Promise<void> {
  switch (step.do) {
    case 'tap':
      bettor.tap()
      break
    case 'reconnect':
      bettor.reconnect()
      break
    case 'sign out':
      bettor.signOut()
      break
    case 'sign in':
      bettor.signIn(step.who)
      break
    case 'reload':
      await bettor.reload()
      break
    case 'fill storage':
      bettor.fillStorage()
      break
    case 'set clock back':
      bettor.setClockBack(step.ms)
      break
    case 'sleep':
      await bettor.clock.sleep(step.ms)
      break
    case 'pass':
      await bettor.clock.pass(step.ms)
  }
  await bettor.clock.settle()
}

test.each([[true], [false]])(
  'whatever happens: one key, stored before it is sent, nothing sent after its one end, and no end untrue (keys honoured: %s)',
  async honoursKeys => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { minLength: 1, maxLength: 12 }),
        fc.array(lookFate, { minLength: 1, maxLength: 8 }),
        fc.array(verdict, { minLength: 1, maxLength: 4 }),
        steps,
        async (fates, lookFates, verdicts, happens) => {
          const bettor = aBettor({ honoursKeys, fates, lookFates, verdicts })
          for (const step of happens) await run(bettor, step)
          expect(bettor.faults).toEqual([])
          expect([...bettor.records.values()].every(({ count }) => count <= 1)).toBe(true)

          // In the end every request is answered, and each player signs in: no result stays open.
          bettor.heal()
          for (const who of ['bob', 'ada', 'bob']) {
            bettor.signIn(who)
            await bettor.clock.settle()
            await bettor.clock.pass(200_000)
          }
          expect(bettor.faults).toEqual([])
          expect(bettor.open()).toEqual([])
        },
      ),
      { numRuns: 1_000 },
    )
  },
  60_000,
)
