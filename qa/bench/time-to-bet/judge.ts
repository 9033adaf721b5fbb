import { median } from '../support/index.ts'
import { STEPS, type BettorStep, type Walk } from './bettor.ts'

/** One kind of bet that is measured. */
export interface Scenario {
  readonly name: string
  readonly isLive: boolean
  readonly isSignedIn: boolean
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'pre-match, signed in', isLive: false, isSignedIn: true },
  { name: 'live, signed in', isLive: true, isSignedIn: true },
  { name: 'pre-match, signed out', isLive: false, isSignedIn: false },
  { name: 'live, signed out', isLive: true, isSignedIn: false },
]

/** The delay of a live bet on football, by the product's own default. */
export const LIVE_DELAY_S = 5
const AIM = { taps: 3, seconds: 6 } as const
/** Seconds of this machine, slowed four times: other load on it is slowed too. */
const SECONDS_TOLERANCE = 1.25

/** The walks of a scenario, with their medians. */
export interface ScenarioResult {
  readonly scenario: Scenario
  readonly taps: number
  readonly seconds: number
  readonly steps: { readonly [step in BettorStep]?: number }
}

export function scenarioResultOf(scenario: Scenario, walks: readonly Walk[]): ScenarioResult {
  const steps = STEPS.flatMap(step => {
    const times = walks.flatMap(({ at }) => at[step] ?? [])
    return times.length > 0 ? [[step, median(times) / 1000] as const] : []
  })
  return {
    scenario,
    taps: median(walks.map(({ taps }) => taps.length)),
    seconds: median(walks.map(({ at }) => (at.receipt ?? Number.NaN) / 1000)),
    steps: Object.fromEntries(steps),
  }
}

/** Maximum taps and seconds for a bettor who is signed in; signing in has no aim of its own. */
function aimOf({ isLive, isSignedIn }: Scenario): typeof AIM | { taps: number; seconds: number } | undefined {
  if (!isSignedIn) return undefined
  return { ...AIM, seconds: AIM.seconds + (isLive ? LIVE_DELAY_S : 0) }
}

/** Missed aims, as text. A short run judges taps only: the time of one run means little. */
export function missedAims({ scenario, taps, seconds }: ScenarioResult, isShort: boolean): string[] {
  const aim = aimOf(scenario)
  if (!aim) return []
  const faults: string[] = []
  if (!(taps <= aim.taps)) faults.push(`${scenario.name}: ${taps} taps, aim ${aim.taps}`)
  const most = aim.seconds * SECONDS_TOLERANCE
  if (!isShort && !(seconds <= most))
    faults.push(
      `${scenario.name}: ${seconds.toFixed(1)} s, aim ${aim.seconds} s, tolerated ${most.toFixed(1)} s`,
    )
  return faults
}

/** The table that is printed: seconds since the address was opened. */
export function tableOf(results: readonly ScenarioResult[]): string[] {
  const columns = ['taps', ...STEPS, 'aim']
  const head = `${''.padEnd(NAME_WIDTH)}${columns.map(name => name.padStart(WIDTH)).join('')}`
  const rows = results.map(({ scenario, taps, steps }) => {
    const times = STEPS.map(step => steps[step]?.toFixed(2) ?? '–')
    const aim = aimOf(scenario)
    const cells = [String(taps), ...times, aim ? `${aim.taps} / ${aim.seconds} s` : '–']
    return `${scenario.name.padEnd(NAME_WIDTH)}${cells.map(cell => cell.padStart(WIDTH)).join('')}`
  })
  return [head, ...rows]
}
const NAME_WIDTH = 23
const WIDTH = 14
