import { BackEnd, type World } from './backEnd.ts'
import { BettorPage, type Scene } from './bettorPage.ts'
import { Checks } from './checks.ts'
import { createManualClock } from './manualClock.ts'

/**
 * A bettor who taps, reloads, and signs out and in, over a network that loses and delays messages, with a back end that
 * honours keys or does not. Each request and each report is checked as it happens; `faults` lists violations.
 */
export function aBettor(world: World) {
  const clock = createManualClock()
  const { honoursKeys } = world
  const backEnd = new BackEnd(world, clock)
  const checks = new Checks({ clock, honoursKeys, records: backEnd.records })
  const scene: Scene = {
    clock,
    checks,
    backEnd,
    honoursKeys,
    player: 'ada',
    stored: [],
    isStorageFull: false,
  }
  const lostWithThePage = new Set<string>()
  const storedKeys = (): readonly string[] => scene.stored.map(({ key }) => key)
  let taps = 0
  let page = new BettorPage(scene)

  return {
    clock,
    faults: checks.faults,
    records: backEnd.records,
    tap(): void {
      const { player } = scene
      if (player === undefined) return
      taps += 1
      const key = `key-${taps}`
      checks.tapped(key)
      page.tap({ key, startedAt: clock.now(), player })
    },
    reconnect: () => page.reconnect(),
    signOut: () => page.signOut(),
    signIn(player: string): void {
      if (scene.player !== undefined) page.signOut()
      page.signIn(player)
    },
    async reload(): Promise<void> {
      const stored = storedKeys()
      for (const key of checks.sent.keys()) if (!stored.includes(key)) lostWithThePage.add(key)
      page.end()
      page = new BettorPage(scene)
      await page.adopt()
    },
    setClockBack(ms: number): void {
      checks.isClockTrue = false
      clock.setBack(ms)
    },
    fillStorage: () => void (scene.isStorageFull = !scene.isStorageFull),
    heal: () => backEnd.heal(),
    /**
     * Requests sent or stored without a reported result, except those that were not in storage when their page ended.
     */
    open(): readonly string[] {
      const keys = new Set([...checks.sent.keys(), ...storedKeys()])
      return [...keys].filter(key => !lostWithThePage.has(key) && !checks.isEnded(key))
    },
    stored: storedKeys,
  }
}
